import { http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import type { Page } from '#tests/support/page'
import { computeSha256 } from '#tests/support/recorder'
import { signIn } from '#tests/support/sign-in'
import type { Visitor } from '#tests/support/visitor'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
beforeEach(() => site.api.backend.reset())

const address = '/actions/11022/approve-document'
const term = 'Controlegetal van het document (SHA-256)'

async function approve(visitor: Visitor) {
	const form = await visitor.visit(address)
	form.choose('Ja, ik ga akkoord')
	const receipt = await (await form.press('Verstuur uw antwoord')).follow('Bekijk het bewijs')
	return { receipt, file: Buffer.from((await receipt.follow('Download het bewijsstuk')).bytes).toString() }
}

const readFact = (page: Page, name = term) =>
	[...page.document.querySelectorAll('dt')].find(({ textContent }) => textContent === name)
		?.nextElementSibling?.textContent

test('A document that nobody opened here, or that broke off, has an unknown hash, and the receipt says so', async () => {
	const { visitor } = await signIn(site.portal.url, { branch: 'noord' })
	site.api.answer(
		http.get('*/api/actions/11022/download', () => {
			const body = new ReadableStream<Uint8Array>({
				pull(controller) {
					controller.enqueue(Buffer.from('%PDF-1.7 half'))
					controller.error(new Error('away'))
				},
			})
			return new Response(body, { headers: { 'content-type': 'application/pdf' } })
		}),
	)
	await visitor.visit('/actions/11022/download').catch(() => undefined)
	const { receipt } = await approve(visitor)
	expect(readFact(receipt)).toBe('Onbekend: het document is bij dit bezoek niet geopend')
})

test('The receipt of an approval has the hash of the document as it was opened here, also in its sealed file', async () => {
	const { visitor } = await signIn(site.portal.url, { branch: 'noord' })
	const opened = await visitor.visit('/actions/11022/download?open=1')
	const sha256 = computeSha256(opened.bytes)
	const { receipt, file } = await approve(visitor)
	expect(readFact(receipt)).toContain(
		`${sha256} (${opened.bytes.length} bytes), zoals bij dit bezoek het laatst geopend`,
	)
	expect(file).toContain(`Getoond: ${term}: ${sha256} (`)
	expect(readFact(await receipt.follow('Open de printversie'))).toContain(sha256)
})

test('The receipt of a signed assignment tells the hash of its PDF, or that it is unknown', async () => {
	const { visitor } = await signIn(site.portal.url, { branch: 'noord' })
	const opened = await visitor.visit('/actions/11021/download-otd')
	const terms = await (await visitor.visit('/otds/10051/sign/11021')).press('Lees de voorwaarden')
	const form = await terms.press('Ik ga akkoord met de voorwaarden')
	form.choose('Ik ga akkoord met de opdracht')
	const receipt = await (await form.press('Onderteken de opdracht')).follow('Bekijk het bewijs')
	expect(readFact(receipt)).toContain(computeSha256(opened.bytes))
})

test('The receipt of a guarantee has the hash of each paper that was opened, and says of which it is unknown', async () => {
	const { visitor } = await signIn(site.portal.url, { branch: 'noord' })
	const page = await visitor.visit('/bankguarantees/10061/bnp-proposal/11024')
	const opened = await page.follow('Download Aanvraagformulier')
	page.choose('Ik ga akkoord met de voorwaarden en de garantie')
	const receipt = await (await page.press('Vraag de bankgarantie aan')).follow('Bekijk het bewijs')
	const read = (name: string) => readFact(receipt, `Controlegetal van ${name} (SHA-256)`)
	expect(read('Aanvraagformulier')).toContain(computeSha256(opened.bytes))
	expect(read('Algemene voorwaarden')).toBe('Onbekend: het document is bij dit bezoek niet geopend')
})
