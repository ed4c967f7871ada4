import fc from 'fast-check'
import { createGet, createHarmlessText, type Input, type Target } from '../input'

const methods = [
	'GET',
	'get',
	'POST',
	'PUT',
	'PATCH',
	'DELETE',
	'OPTIONS',
	'TRACE',
	'CONNECT',
	'HEAD',
	'PROPFIND',
	'M-SEARCH',
	'QUERY',
	'',
	'G ET',
	'GET\0',
	'\x16\x03\x01',
	'PRI',
]
const versions = [
	'HTTP/1.1',
	'HTTP/1.0',
	'HTTP/0.9',
	'HTTP/2.0',
	'HTTP/1.2',
	'http/1.1',
	'',
	'HTTP/1.1 x',
	'HTTP/',
	'HTTP/11',
]
const before = [
	'',
	'http://localhost',
	'http://localhost:1',
	'https://localhost',
	'http://evil.test',
	'http://',
	'http://a@localhost',
	'http:',
	'//',
	'///',
	'localhost:80',
	'*',
	'\\',
	'?',
	'#',
	' ',
	'HTTP://LOCALHOST',
	'http://[::1]',
	'http://[',
	'javascript:',
	'file://',
	'http://localhost:99999999',
]
const after = ['', '#x', ' ', '?', '\t', '\xff', '%', '/..', '/../../..', ';', '\0', '?a=b?c', '//', '\\..\\']

/** Request lines that Node or the portal may refuse, but that must not end the process. */
export function createRequestLineInputs(targets: Target[]): fc.Arbitrary<Input> {
	return fc
		.record({
			target: fc.constantFrom(...targets),
			method: fc.constantFrom(...methods),
			version: fc.oneof(
				{ weight: 3, arbitrary: fc.constant('HTTP/1.1') },
				{ weight: 1, arbitrary: fc.constantFrom(...versions) },
			),
			before: fc.constantFrom(...before),
			after: fc.oneof(
				fc.constantFrom(...after),
				fc.integer({ min: 100, max: 20_000 }).map((length) => '/'.repeat(length)),
			),
			gap: fc.constantFrom(' ', ' ', ' ', '  ', '\t'),
		})
		.map(({ target, method, version, before: front, after: back, gap }) => {
			const line = [method, `${front}${target.address}${back}`, version].join(gap)
			const padding = createHarmlessText(Math.max(1, line.length - target.address.length - 15))
			return {
				shot: { ...createGet(target), line },
				control: createGet({ ...target, address: `${target.address}?${padding}`.slice(0, 15_000) }),
			}
		})
}
