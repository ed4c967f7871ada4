import { JSDOM } from 'jsdom'
import { beforeEach, expect, test } from 'vitest'
import { files } from '#tests/support/files'
import { readZip } from '#tests/support/read-zip'
import { signIn } from '#tests/support/sign-in'
import type { Visitor } from '#tests/support/visitor'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
beforeEach(() => site.api.backend.reset())

async function enter(email = 'bram@voorbeeld.nl') {
	return (await signIn(site.portal.url, { branch: 'noord', email })).visitor
}

const name = 'Document: Jaaropgave'

/** The only receipt; the first call sends its file. */
async function openReceipt(visitor: Visitor) {
	const list = await visitor.visit('/receipts')
	if (list.queryByRole('link', { name })) return list.follow(name)
	const form = await visitor.visit('/actions/21001/upload-document')
	form.attach('Kies een of meer bestanden', [files.pdf()])
	await form.press('Verstuur')
	return (await visitor.visit('/receipts')).follow(name)
}

test('A receipt has a page to print: firm, sender, moment and files, without menu or script, never kept by the browser', async () => {
	const receipt = await openReceipt(await enter())
	const paper = await receipt.follow('Open de printversie')
	expect([paper.status, paper.path]).toEqual([200, `${receipt.path}/print`])
	expect(paper.headers).toMatchObject({
		'content-type': 'text/html; charset=utf-8',
		'cache-control': 'no-store, no-transform',
	})
	expect(paper.headers['content-disposition']).toBeUndefined()
	expect(paper.getByRole('heading', { level: 1 }).textContent).toBe(
		receipt.getByRole('heading', { level: 1 }).textContent,
	)
	expect(paper.getByRole('banner').textContent).toBe('Noorderlicht Financieel Advies')
	for (const words of ['Verstuurd doorBram', files.pdf().name, 'Print of bewaar deze pagina met je browser.'])
		expect(paper.words).toContain(words)
	expect(paper.document.querySelector('details[open]')?.textContent).toMatch(/[\da-f]{64}/)
	expect(paper.document.querySelectorAll('script, link, img, form')).toHaveLength(0)
	expect((await paper.follow('Terug naar het bewijs')).path).toBe(receipt.path)
})

test('All receipts come as one archive of such pages, in the reader’s language', async () => {
	const bram = await enter()
	const receipt = await openReceipt(bram)
	const archive = await (await bram.visit('/receipts')).follow('Download alles (zip)')
	expect(archive.headers).toMatchObject({
		'content-type': 'application/zip',
		'content-disposition': 'attachment; filename="Bewijzen van verzending.zip"',
		'cache-control': 'no-store',
	})
	const found = [...readZip(archive.bytes)]
	expect(found.map(([name]) => name)).toEqual([
		expect.stringMatching(/^20\d\d-\d\d-\d\d Document Jaaropgave\.html$/),
		expect.stringMatching(/^20\d\d-\d\d-\d\d Document Jaaropgave\.txt$/),
	])
	const { document } = new JSDOM(found[0]?.[1].toString()).window
	expect(document.querySelector('h1')?.textContent).toBe(
		receipt.getByRole('heading', { level: 1 }).textContent,
	)
	expect(document.querySelectorAll('script, link, img, a, form')).toHaveLength(0)
	await receipt.press('English')
	const english = await (await bram.visit('/receipts')).follow('Download all (zip)')
	expect(english.headers['content-disposition']).toContain('Receipts.zip')
	expect([...readZip(english.bytes).values()].join()).toContain('<html lang="en">')
})

test('Nobody gets the paper of somebody else, and an archive of nothing leads to the list', async () => {
	const { path } = await openReceipt(await enter())
	const anna = await enter('anna@voorbeeld.nl')
	const paper = await anna.visit(`${path}/print`)
	expect([paper.status, paper.path]).toEqual([404, '/404'])
	expect(paper.words).not.toMatch(/loonstrook|Jaaropgave|Bram/)
	const list = await anna.visit('/receipts/all.zip')
	expect([list.status, list.path]).toEqual([200, '/receipts'])
	expect(list.queryByRole('link', { name: 'Download alles (zip)' })).toBeNull()
})
