import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findSafePath } from './safe-path'

const origin = 'https://portal.example'

it.each([
	['/dashboard', '/dashboard'],
	['/actions/7/upload-document?step=1&q=%2F%2F#top', '/actions/7/upload-document?step=1&q=%2F%2F#top'],
	['/actions?x=1&access_token=t&q=a#top', '/actions?q=a#top'],
	['https://portal.example/settings', '/settings'],
	['/a/../b', '/b'],
	['/é', '/%C3%A9'],
])('a path of this site is kept: %s', (target, path) => {
	expect(findSafePath(target, origin)).toBe(path)
})

it.each([
	null,
	undefined,
	'',
	'//evil.example',
	'///evil.example',
	'/\\evil.example',
	'\\\\evil.example',
	'/\t/evil.example',
	'/.//evil.example',
	'/x/..//evil.example',
	'https://evil.example/',
	'http://portal.example/',
	'https://portal.example:8443/',
	'https://portal.example//evil.example',
	'javascript:alert(1)',
	'data:text/html,x',
	'blob:https://portal.example/x',
	'https://',
])('anything that leads elsewhere is refused: %j', (target) => {
	expect(findSafePath(target, origin)).toBeUndefined()
})

it('what is kept always stays on this site', () => {
	fc.assert(
		fc.property(fc.stringMatching(/^[/\\.a-z:@\t%?#2fF ]{0,12}$/), (target) => {
			const path = findSafePath(target, origin)
			if (path !== undefined) expect(new URL(path, origin).origin).toBe(origin)
		}),
	)
})
