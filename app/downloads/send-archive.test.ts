import { expect, it } from 'vitest'
import type { RequestContext } from '#app/request/context.server'
import { createSay } from '#app/i18n/say.server'
import { sendArchive } from './send-archive.server'

function send(
	title: string,
	files: { name: string; path: string }[],
	init: RequestInit = {},
	isComplete = true,
) {
	const left: unknown[] = []
	const ctx = {
		say: createSay('nl', 'formal'),
		session: { notify: (...notice: unknown[]) => void left.push(notice) },
	} as unknown as RequestContext
	const request = new Request('https://portaal.voorbeeld.nl/documents/all.zip', init)
	return {
		response: sendArchive(ctx, request, { title, files: { known: files, isComplete }, home: '/dashboard' }),
		left,
	}
}

const file = { name: 'akte.pdf', path: '/api/x' }

it.each([
	['Belangrijke documenten', 'Belangrijke documenten.zip'],
	['Polissen / voorwaarden', 'Polissen - voorwaarden.zip'],
	['Akten\\Verklaringen', 'Akten-Verklaringen.zip'],
])('the archive of “%s” is called %s, whatever signs the title has [293]', (title, name) => {
	const { response } = send(title, [file], { method: 'HEAD' })
	expect(response.headers.get('Content-Disposition')).toBe(`attachment; filename="${name}"`)
	expect(response.body).toBeNull()
})

it.each([
	['/mortgages/1?group=2', '/mortgages/1?group=2'],
	['https://elders.voorbeeld.nl/mortgages/1', '/dashboard'],
	[undefined, '/dashboard'],
])('without files a client who comes from %s goes to %s and reads why [227]', (referer, location) => {
	const from = referer?.startsWith('/') ? `https://portaal.voorbeeld.nl${referer}` : referer
	const { response, left } = send('Documenten', [], { headers: from ? { Referer: from } : {} })
	expect([response.status, response.headers.get('Location')]).toEqual([303, location])
	expect(left).toEqual([['info', 'downloads.nothing']])
})

it('a browser that only prepares for a visit gets no notice [227]', () => {
	expect(send('Documenten', [], { headers: { 'Sec-Purpose': 'prefetch' } }).left).toEqual([])
	expect(send('Documenten', [], { method: 'HEAD' }).left).toEqual([])
})

it('without files among what could be read the client reads that more may exist, never that there are none', () => {
	expect(send('Documenten', [], {}, false).left).toEqual([['info', 'unread.list']])
})
