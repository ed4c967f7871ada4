import { expect, test } from 'vitest'
import { listNotices } from '#tests/support/card'
import { readZip } from '#tests/support/read-zip'
import { signIn } from '#tests/support/sign-in'
import type { Visitor } from '#tests/support/visitor'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
const address = '/documents/all.zip'
const ofMortgage = `${address}?kind=mortgage&id=10011`

const listOf = async (visitor: Visitor, path: string) => [
	...readZip((await visitor.visit(path)).bytes).keys(),
]
const fileCalls = () =>
	site.api.calls.map(({ path }) => path).filter((path) => path.startsWith('/api/actions/'))

test('All files of action points come as one archive, those that are done too [293]', async () => {
	const archive = await site.anna.visit(address)
	expect(archive.headers['content-disposition']).toBe('attachment; filename="Documenten.zip"')
	const files = readZip(archive.bytes)
	expect([...files.keys()]).toEqual([
		'Renteaanbod.pdf',
		'Algemene voorwaarden.pdf',
		'Offerte verzekering.pdf',
		'Opdracht nazorg.pdf',
		'Opdracht hypotheekadvies.pdf',
		'Opdracht hypotheekadvies (2).pdf',
		'Klantprofiel.pdf',
		'Koopovereenkomst.pdf',
		'Concept testamenten.pdf',
		'Zoekprofiel Groningen.pdf',
		'Polisblad autoverzekering.pdf',
		'Bindend aanbod Noordzee.pdf',
		'Voorwaarden Noordzee.pdf',
		'Rekenblad “maandlasten”.pdf',
		'Bindend aanbod Zuiderhaven.pdf',
		'12735.pdf',
		'Bindend aanbod vorig jaar.pdf',
		'Opdracht serviceabonnement.pdf',
		'Opdracht nazorg (2).pdf',
		'Opdracht nazorg (3).pdf',
		'Opdracht kennismaking.pdf',
		'Voorstel voortzetting.pdf',
	])
	for (const [name, path] of [
		['Klantprofiel.pdf', '/actions/11022/download'],
		['Zoekprofiel Groningen.pdf', '/actions/11203/download-added'],
		['Opdracht nazorg.pdf', '/actions/11016/download-otd'],
	] as const)
		expect(files.get(name)?.equals((await site.anna.visit(path)).bytes)).toBe(true)
})

test('What a download would close is not in it: its action stays open, here and at the firm [213] [214]', async () => {
	site.api.forgetCalls()
	const names = await listOf(site.anna, address)
	expect(names).not.toContain('Adviesrapport hypotheek.pdf')
	expect(names).not.toContain('Concept koopakte.pdf')
	expect(names).not.toContain('niet gelukt.txt')
	expect(fileCalls()).not.toContain('/api/actions/11011/downloadable-document')
	expect(fileCalls()).not.toContain('/api/actions/11012/download')
	const { visitor } = await signIn(site.portal.url, { branch: 'noord' })
	for (const seen of [await visitor.visit('/actions'), await site.anna.visit('/actions')]) {
		expect(seen.getByRole('link', { name: /Adviesrapport$/ })).toBeTruthy()
		expect(seen.getByRole('link', { name: /Concept van de koopakte$/ })).toBeTruthy()
	}
})

test('The archive of one product holds its files alone and carries its name; attachments of quotes are asked for by their action [293] [473]', async () => {
	site.api.forgetCalls()
	const archive = await site.anna.visit(ofMortgage)
	expect(archive.headers['content-disposition']).toBe(
		'attachment; filename="Documenten Hypotheek Lindelaan 14.zip"',
	)
	expect([...readZip(archive.bytes).keys()]).toEqual([
		'Renteaanbod.pdf',
		'Algemene voorwaarden.pdf',
		'Bindend aanbod Noordzee.pdf',
		'Voorwaarden Noordzee.pdf',
		'Rekenblad “maandlasten”.pdf',
		'Bindend aanbod Zuiderhaven.pdf',
		'12735.pdf',
		'Bindend aanbod vorig jaar.pdf',
	])
	const calls = site.api.callsTo('GET', /quote-attachments/)
	const asked = calls.map(({ path, query }) => [path.split('/').at(-1), query.productActionId])
	expect(asked.sort()).toEqual([
		['11711', '11014'],
		['11712', '11014'],
		['12731', '11231'],
		['12732', '11231'],
		['12733', '11231'],
		['12734', '11231'],
		['12735', '11231'],
		['12736', '11233'],
	])
})

test('The kind of a product may be spelled in any way; the same id of another kind is another product [293]', async () => {
	expect(await listOf(site.anna, `${address}?kind=willWritingAdvice&id=10095`)).toEqual([
		'Concept testamenten.pdf',
	])
	const other = await site.anna.visit(`${address}?kind=credit&id=10095`, { redirects: false })
	expect([other.status, other.headers.location]).toEqual([303, '/dashboard'])
})

test('A file that was downloaded by itself is in the next archive [213] [293]', async () => {
	const { visitor } = await signIn(site.portal.url, { branch: 'noord' })
	await visitor.visit('/actions/11011/download-added')
	expect(await listOf(visitor, ofMortgage)).toContain('Adviesrapport hypotheek.pdf')
})

test('A file that fails is told of by the name of its action point [227] [293]', async () => {
	site.api.fault('GET', '/api/actions/11202/download', { status: 404, code: 'fileNotFound' })
	const archive = await site.anna.visit(`${address}?kind=will_writing_advice&id=10095`)
	const files = readZip(archive.bytes)
	expect([...files.keys()]).toEqual(['niet gelukt.txt'])
	expect(files.get('niet gelukt.txt')?.toString()).toContain(
		'- Akkoord op het concept van de testamenten ontbreekt\r\n',
	)
})

test('A product without files leads back to where the client was, with a notice [227] [293]', async () => {
	const page = await site.anna.visit('/credits/10021')
	const back = await site.anna.visit(`${address}?kind=credit&id=10021`, { from: page })
	expect(back.path).toBe('/credits/10021')
	expect(listNotices(back)).toEqual(['Informatie Er zijn geen documenten om in één keer te downloaden.'])
})

test('Asking after the archive asks for no file and leaves no notice [293]', async () => {
	site.api.forgetCalls()
	const answer = await site.anna.visit(address, { method: 'HEAD' })
	expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/zip'])
	const none = await site.anna.visit(`${address}?kind=credit&id=10021`, { method: 'HEAD', redirects: false })
	expect(none.status).toBe(303)
	expect(fileCalls()).toEqual([])
	expect(listNotices(await site.anna.visit('/dashboard'))).toEqual([])
})
