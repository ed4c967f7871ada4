import { beforeEach, expect, test } from 'vitest'
import { dayAfter, formatLongDate } from '#tests/support/dates'
import { readFacts } from '#tests/support/product-site'
import { signIn } from '#tests/support/sign-in'
import type { Visitor } from '#tests/support/visitor'
import { deal } from '#tests/support/full'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
let anna: Visitor
beforeEach(async () => {
	site.api.backend.reset()
	anna = (await signIn(site.portal.url, { branch: 'noord' })).visitor
	site.api.forgetCalls()
})

const address = '/bankguarantees/7/bnp-proposal/a1'
const agree = 'Ik ga akkoord met de voorwaarden en de garantie'
const approve = 'Vraag de bankgarantie aan'
const decline = 'Wijs de bankgarantie af'
const full = {
	id: '7',
	label: 'Bankgarantie Kade',
	is_BNP: true,
	arrangement: 'regulier',
	date_bankguarantee: dayAfter(14),
	amount: 30_000,
	premium: 200,
}
const asked = {
	id: 'a1',
	type: 'BANKGUARANTEE_BNP_PROPOSAL',
	label: 'Voorstel',
	product: { id: '7', label: 'Bankgarantie Kade', type: 'BANKGUARANTEE' },
}

function answerGuarantee(guarantee = {}, action = {}) {
	site.tell('/api/products/bankguarantees', { ...full, ...guarantee })
	site.tell('/api/actions', { ...asked, ...action })
}
const sent = () => site.api.callsTo('POST', /submit-choice$/).map(({ path, json }) => [path, json])

test('The request tells which guarantee it is, from when, and what a guarantee means [37] [366] [375] [376]', async () => {
	answerGuarantee()
	const page = await anna.visit(address)
	expect([page.status, page.document.querySelector('h1')?.textContent]).toEqual([200, 'Voorstel'])
	expect(page.getByText(/^Bekijk het voorstel en de papieren/)).toBeTruthy()
	expect(readFacts(page)).toEqual({
		Bankgarantie: 'Bankgarantie Kade',
		'Datum van de garantie': formatLongDate(dayAfter(14)),
		'Bedrag van de garantie': '€ 30.000,00',
		Premie: '€ 200,00',
	})
	expect(page.getByRole('heading', { name: 'Algemene informatie' })).toBeTruthy()
	expect(page.getByText(/meestal 10% van de koopprijs.*betaalt u het binnen 30 dagen terug/)).toBeTruthy()
	expect(site.api.callsTo('GET', '/api/products/bankguarantees')).toHaveLength(1)
})

test('A guarantee whose name could not be read can be neither requested nor declined [366]', async () => {
	answerGuarantee()
	const page = await anna.visit(address)
	page.choose(agree)
	answerGuarantee({ label: { is: 1 } })
	const again = await anna.visit(address)
	expect([approve, decline].map((name) => again.queryByRole('button', { name }))).toEqual([null, null])
	site.api.forgetCalls()
	await page.press(approve)
	expect(sent()).toEqual([])
	expect((await anna.visit('/bankguarantees/7')).status).toBe(200)
})

test('What is not told of a guarantee is a hyphen [366]', async () => {
	answerGuarantee({ label: null, date_bankguarantee: null, amount: null, premium: null })
	const facts = readFacts(await anna.visit(address))
	expect(Object.values(facts)).toEqual(['-', '-', '-', '-'])
})

test.each([
	['regulier', ['Aanvraagformulier', 'Algemene voorwaarden', 'Verzekeringskaart']],
	[null, ['Aanvraagformulier', 'Algemene voorwaarden', 'Verzekeringskaart']],
	['dha_woongarant', ['Aanvraagformulier', 'Algemene voorwaarden']],
])('With arrangement %s the papers are %j [367] [368]', async (arrangement, names) => {
	answerGuarantee({ arrangement })
	const page = await anna.visit(address)
	const links = page.getAllByRole('link', { name: /^Download / })
	expect(links.map((link) => link.textContent)).toEqual(names.map((name) => `Download ${name}`))
})

test.each([
	['Aanvraagformulier', ''],
	['Algemene voorwaarden', 'TERMS_AND_CONDITIONS'],
	['Verzekeringskaart', 'INSURANCE_CARD'],
])('The %s is a PDF, asked for as “%s” [367] [369]', async (name, type) => {
	const page = await anna.visit('/bankguarantees/10061/bnp-proposal/11024')
	const paper = await page.follow(`Download ${name}`)
	expect([paper.status, paper.headers['content-type']]).toEqual([200, 'application/pdf'])
	const [call] = site.api.callsTo('GET', '/api/documents/bankguarantees/10061/download')
	expect(call?.query).toEqual({ type })
})

test('Requesting without the tick is refused, at the box and at the top; nothing is sent [371] [372]', async () => {
	answerGuarantee()
	const page = await (await anna.visit(address)).press(approve)
	const message = 'U moet akkoord gaan met de voorwaarden en de garantie'
	expect([page.isRefused, page.path]).toEqual([true, address])
	expect(page.title).toMatch(/^Fout: Bekijk de aanvraag/)
	const link = page.getByRole('alert').querySelector('a')
	expect([link?.textContent, link?.getAttribute('href')]).toEqual([message, '#guarantee-proposal-agreed'])
	const box = page.getByLabelText(agree)
	expect(page.document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(message)
	expect(sent()).toEqual([])
})

test('A form that tells of no button is no answer [371] [372]', async () => {
	answerGuarantee()
	const page = await anna.visit(address)
	page.choose(agree)
	const field = page.document.querySelector<HTMLInputElement>('[name=formToken]')
	const token = encodeURIComponent(field?.value ?? '')
	const body = {
		type: 'application/x-www-form-urlencoded',
		body: Buffer.from(`agreed=on&formToken=${token}`),
	}
	expect((await anna.visit(address, { method: 'POST', body, from: page })).isRefused).toBe(true)
	expect(sent()).toEqual([])
})

test('Declining needs no tick, and a tick beside it is asked about and agrees to nothing [371] [373] [374]', async () => {
	const page = await anna.visit('/bankguarantees/10064/bnp-proposal/11224')
	page.choose(agree)
	const asked = await page.press(decline)
	expect([asked.isRefused, sent()]).toEqual([true, []])
	expect(asked.getByRole('alert').textContent).toContain(`gaat niet mee: Uw akkoord: ${agree}`)
	asked.choose('Verstuur het antwoord zonder deze tekst')
	const landed = await asked.press(decline)
	expect(landed.path).toBe('/dashboard')
	expect((await landed.follow('Bekijk het bewijs')).words).not.toContain(agree)
	expect(landed.received?.lines[0]).toBe('U heeft de bankgarantie afgewezen.')
	const path = '/api/products/bankguarantees/actions/11224/submit-choice'
	expect(sent()).toEqual([[path, { accepted: false }]])
	const other = await page.press(approve)
	expect([other.isRefused, sent().length]).toEqual([true, 1])
	expect(other.getByRole('alert').textContent).toContain('met andere antwoorden')
})

test('Once answered the page has its papers, but no form [370] [392]', async () => {
	answerGuarantee({}, { is_done: true, date_executed: dayAfter(-2) })
	const page = await anna.visit(address)
	expect(page.getByText('Dit actiepunt is al klaar.')).toBeTruthy()
	expect(page.getByText(`Klaar op ${formatLongDate(dayAfter(-2))}`)).toBeTruthy()
	expect(page.queryByLabelText(agree)).toBeNull()
	expect(page.queryByRole('button', { name: /bankgarantie/ })).toBeNull()
	expect(page.words).not.toContain('Kies daarna')
	expect(page.getByRole('link', { name: 'Download Aanvraagformulier' })).toBeTruthy()
})

test.each(
	deal('actions', [
		[
			'bankguaranteeProposalFailed',
			'De aanvraag van de bankgarantie is niet gelukt. Bel of mail uw adviseur.',
		],
		['productOwnershipMismatch', 'Dit product hoort niet bij uw account.'],
		['invalidActionType', 'Dit kan niet bij dit actiepunt. Ga terug naar het overzicht.'],
		['productActionNotFound', 'Wij kunnen dit actiepunt niet vinden.'],
		['zomaarIets', 'Er is een fout opgetreden, probeer het nog een keer.'],
	]),
)('Refused with %s the page says so and keeps the tick [373]', async (code, message) => {
	answerGuarantee()
	site.api.fault('POST', /submit-choice$/, { status: 422, code, pointer: '/data/attributes/accepted' })
	const page = await anna.visit(address)
	page.choose(agree)
	const refused = await page.press(approve)
	expect(refused.isRefused).toBe(true)
	expect(refused.getByRole('alert').textContent).toContain(message)
	expect(refused.getByLabelText<HTMLInputElement>(agree).checked).toBe(true)
})

test.each(
	deal('actions', [
		'/bankguarantees/8/bnp-proposal/a1',
		'/bankguarantees/7/bnp-proposal/a2',
		'/bankguarantees/7/bnp-proposal/%00',
		`/bankguarantees/7/bnp-proposal/${'a'.repeat(300)}`,
		'/bankguarantees/7/bnp-proposal/b1',
	]),
)('%s is not found [37]', async (path) => {
	const sign = { ...asked, id: 'b1', type: 'SIGN_OTD' }
	site.tell('/api/products/bankguarantees', full, { ...full, id: '8' })
	site.tell('/api/actions', asked, sign)
	expect((await anna.visit(path)).status).toBe(404)
})
