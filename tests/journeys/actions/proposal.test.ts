import { describe, expect, test } from 'vitest'
import { getCard, listNotices, readText } from '#tests/support/card'
import type { Page } from '#tests/support/page'
import { readFacts } from '#tests/support/product-site'
import { signIn } from '#tests/support/sign-in'
import { deal } from '#tests/support/full'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })

const list = '/api/actions'
const address = '/woongarant-insurance/45/sign/7'
const proposal = {
	product: 'Woongarant Compleet',
	coverage: 'Allrisk',
	premium: 41.35,
	quote_date: '2026-02-03',
	risico_address: 'Beukenlaan 2, 9711 AB Groningen',
	proposal_code: 'NL-1234-K',
	deductible_contents: 150,
	deductible_property: 350,
	renovation_premium: 12.5,
	conditions_url: 'https://wonen.voorbeeld.nl/voorwaarden.pdf',
	approval_url: 'https://wonen.voorbeeld.nl/akkoord/NL-1234-K',
	info_url: 'https://wonen.voorbeeld.nl/informatie.pdf',
	woongarant_api_id: 'wg-45-voorstel',
	is_apartment: false,
}
const asked = {
	id: '7',
	type: 'SIGN_WOONGARANT_PROPOSAL',
	label: 'Voorstel voor het huis',
	is_done: false,
	product: { id: '45', label: 'Woongarant Beukenlaan', type: 'woongarant' },
}
const answerProposal = (changes: Record<string, unknown> = {}, action: Record<string, unknown> = {}) =>
	site.tell(list, { ...asked, woongarant: { ...proposal, ...changes }, ...action })
const linkOf = (page: Page, name: RegExp) => page.getByRole('link', { name })
const commands = () => site.api.calls.filter(({ method }) => method !== 'GET')
const warning = 'Let op Tijdens de verbouwing komt er € 12,50 bij de premie.'
const words = (page: Page) => page.words.replace(/\u00a0/g, ' ')

test('A proposal shows what is offered and what it insures, in the order of the specification [76] [431] [432] [434]', async () => {
	answerProposal()
	const page = await site.anna.visit(address)
	expect([page.status, page.getByRole('heading', { level: 1 }).textContent]).toEqual([
		200,
		'Voorstel voor het huis',
	])
	expect(Object.entries(readFacts(page))).toEqual([
		['Datum van het voorstel', '3 februari 2026'],
		['Adres van uw woning', 'Beukenlaan 2, 9711 AB Groningen'],
		['Voorstelcode', 'NL-1234-K'],
		['Product', 'Woongarant Compleet'],
		['Dekking', 'Allrisk'],
		['Eigen risico inboedel', '€ 150,00'],
		['Premie', '€ 41,35'],
		['Woonhuisverzekering', 'Meeverzekerd'],
		['Eigen risico stormschade aan de woning', '€ 350,00'],
		['Extra premie tijdens de verbouwing', '€ 12,50'],
		['Inboedelverzekering', 'Meeverzekerd'],
		['Aansprakelijkheidsverzekering', '€ 2.500.000,00'],
		['Garantie tegen onderverzekering', 'Meeverzekerd'],
	])
	expect(words(page)).toContain(warning)
	const ticks = [...page.document.querySelectorAll('main dd svg')]
	expect(ticks.map((tick) => tick.closest('dd')?.textContent)).toEqual(Array(3).fill('Meeverzekerd'))
	expect(page.document.querySelectorAll('main input[type=checkbox]')).toHaveLength(1)
})

test('A flat has the owner’s interest and glass in place of the house, and no premium for a renovation [433] [434]', async () => {
	answerProposal({ is_apartment: '1' })
	const page = await site.anna.visit(address)
	expect(Object.entries(readFacts(page)).slice(7)).toEqual([
		['Eigenarenbelang', '€ 20.000,00'],
		['Glasverzekering', 'Meeverzekerd'],
		['Inboedelverzekering', 'Meeverzekerd'],
		['Aansprakelijkheidsverzekering', '€ 2.500.000,00'],
		['Garantie tegen onderverzekering', 'Meeverzekerd'],
	])
	expect(page.words).not.toMatch(/verbouwing/)
})

test.each([[0], [null]])('With a renovation premium of %s nothing is warned of [432]', async (premium) => {
	answerProposal({ renovation_premium: premium })
	const page = await site.anna.visit(address)
	expect(readFacts(page)['Extra premie tijdens de verbouwing']).toBe(premium === 0 ? '€ 0,00' : '-')
	expect(page.words).not.toContain('Let op')
})

test.each(
	deal('actions', [
		['quote_date', 'Datum van het voorstel'],
		['risico_address', 'Adres van uw woning'],
		['proposal_code', 'Voorstelcode'],
		['product', 'Product'],
		['coverage', 'Dekking'],
		['deductible_contents', 'Eigen risico inboedel'],
		['deductible_property', 'Eigen risico stormschade aan de woning'],
		['premium', 'Premie'],
	]),
)('A proposal that does not tell %s shows a hyphen for it [197] [431]', async (name, term) => {
	answerProposal({ [name]: null })
	expect(readFacts(await site.anna.visit(address))[term]).toBe('-')
})

describe('The papers of a proposal', () => {
	test('open in a new tab; there is no row to download the proposal is shown [435] [437]', async () => {
		answerProposal()
		const page = await site.anna.visit(address)
		const links = [linkOf(page, /^Informatie over deze/), linkOf(page, /^De voorwaarden/)]
		expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
			[proposal.info_url, '_blank'],
			[proposal.conditions_url, '_blank'],
		])
		for (const link of links) {
			expect(link.getAttribute('rel')).toContain('noopener')
			expect(readText(link)).toContain('(opent in een nieuw tabblad)')
		}
		expect(page.words).not.toMatch(/download/i)
		expect(page.html).not.toContain('wg-45-voorstel')
	})

	test.each([null, 'javascript:alert(1)', 'http://wonen.voorbeeld.nl/a.pdf', 'geen adres'])(
		'are not linked where their address is %s; without terms nothing can be agreed to, and the adviser is offered [435]',
		async (url) => {
			answerProposal({ info_url: url, conditions_url: url })
			const page = await site.anna.visit(address)
			expect(page.queryByRole('link', { name: /Informatie over|De voorwaarden/ })).toBeNull()
			expect(page.words).not.toContain('Lees dit eerst')
			expect(page.queryByRole('button', { name: 'Onderteken het voorstel' })).toBeNull()
			expect(page.getByRole('heading', { name: 'De voorwaarden ontbreken' })).toBeTruthy()
			expect(page.getByRole('heading', { name: 'Vraag ernaar bij uw adviseur' })).toBeTruthy()
			expect(page.document.querySelector('main a[href^="mailto:"]')).toBeTruthy()
		},
	)
})

test('Without the agreement nothing goes on; the message stands at the tick and at the top [239] [436]', async () => {
	answerProposal()
	const page = await (await site.anna.visit(address)).press('Onderteken het voorstel')
	expect([page.isRefused, page.path]).toEqual([true, address])
	expect(page.title).toMatch(/^Fout: Onderteken het voorstel/)
	const message = 'U dient akkoord te gaan om verder te kunnen'
	const link = page.getByRole('alert').querySelector('a')
	const tick = page.getByLabelText('Ik ga akkoord met de voorwaarden')
	expect([link?.textContent, link?.getAttribute('href')]).toEqual([
		`Ik ga akkoord met de voorwaarden: ${message}`,
		`#${tick.id}`,
	])
	expect(page.document.getElementById(`${tick.id}-error`)?.textContent).toBe(message)
	expect(commands()).toEqual([])
})

test('An informal client reads an informal description and message [430] [436]', async () => {
	const { visitor } = await signIn(site.portal.url, { branch: 'noord', email: 'bram@voorbeeld.nl' })
	answerProposal()
	const formal = await site.anna.visit(address)
	expect(formal.words).toContain('Controleer dit voorstel voor uw woonverzekering. Bent u akkoord?')
	const page = await visitor.visit(address)
	expect(page.words).toContain('Controleer dit voorstel voor je woonverzekering. Ben je akkoord?')
	const refused = await page.press('Onderteken het voorstel')
	expect(refused.getByRole('alert').textContent).toContain('Je dient akkoord te gaan om verder te kunnen')
	expect(refused.document.querySelector('main')?.textContent).not.toMatch(/\b(u|uw)\b/i)
})

async function sign(page: Page) {
	page.choose('Ik ga akkoord met de voorwaarden')
	return page.press('Onderteken het voorstel')
}

test('Who agrees lands on the overview, where the way to the insurer opens in a new tab, as it does from the receipt [438]', async () => {
	answerProposal()
	const landed = await sign(await site.anna.visit(address))
	expect([landed.path, landed.status]).toEqual(['/dashboard', 200])
	expect([landed.received?.lines[0], listNotices(landed)]).toEqual([
		'Het voorstel staat klaar op de site van de verzekeraar.',
		[],
	])
	const way = linkOf(landed, /^Onderteken het daar/)
	expect([way.getAttribute('href'), way.getAttribute('target')]).toEqual([proposal.approval_url, '_blank'])
	const receipt = await landed.follow('Bekijk het bewijs')
	expect(readFacts(receipt)).toMatchObject({
		...readFacts(await site.anna.visit(address)),
		Premie: '€ 41,35',
		'Eigen risico inboedel': '€ 150,00',
		'Eigen risico stormschade aan de woning': '€ 350,00',
		'Extra premie tijdens de verbouwing': '€ 12,50',
		'Informatie over deze verzekering': proposal.info_url,
		'De voorwaarden': proposal.conditions_url,
		Voorwaarden: 'Akkoord',
	})
	const again = linkOf(receipt, /^Onderteken het daar/)
	expect([again.getAttribute('href'), again.getAttribute('target')]).toEqual([
		proposal.approval_url,
		'_blank',
	])
	expect(commands()).toEqual([])
})

test('The action stays open until the API says that it was signed; it can be signed again, a second press says so [210] [438]', async () => {
	answerProposal()
	const form = await site.anna.visit(address)
	await sign(form)
	const twice = await sign(form)
	expect(twice.path).toBe('/dashboard')
	expect(listNotices(twice).at(-1)).toMatch(/U verstuurde dit al op/)
	expect(getCard(twice, 'Nu eerst: Voorstel voor het huis').getByRole('link')).toBeTruthy()
	expect((await sign(await site.anna.visit(address))).path).toBe('/dashboard')
})

test('A proposal that is signed says so and asks nothing more, also of a form that was still open [211] [392]', async () => {
	answerProposal()
	const open = await site.anna.visit(address)
	await site.api.heal()
	answerProposal({}, { is_done: true, date_executed: '2026-02-05' })
	const done = await sign(open)
	expect([done.path, done.isRefused]).toEqual([address, true])
	expect(done.words).toContain('Dit actiepunt is al klaar.Klaar op 5 februari 2026')
	expect(readFacts(done).Voorstelcode).toBe('NL-1234-K')
	expect(done.queryByRole('button', { name: 'Onderteken het voorstel' })).toBeNull()
	expect(done.words).not.toContain('Controleer dit voorstel')
})

test.each([null, 'javascript:alert(1)', 'http://wonen.voorbeeld.nl/akkoord'])(
	'Where the insurer’s address is %s nothing can be signed, and the page says whom to ask [438]',
	async (url) => {
		answerProposal()
		const open = await site.anna.visit(address)
		await site.api.heal()
		answerProposal({ approval_url: url })
		const page = await sign(open)
		expect([page.path, page.isRefused]).toEqual([address, true])
		expect(page.words).toContain('U kunt dit voorstel hier nu niet ondertekenen. Bel of mail ons')
		expect(page.queryByRole('button', { name: 'Onderteken het voorstel' })).toBeNull()
		expect(page.html).not.toContain('javascript:alert')
	},
)

test.each(
	deal('actions', [
		['of an action without a proposal', address, { woongarant: null }],
		['of another kind of action', address, { type: 'PAY_INVOICE' }],
		['with the id of another product', '/woongarant-insurance/46/sign/7', {}],
		['of an action without a product', address, { product: null }],
		['of an action that is not there', '/woongarant-insurance/45/sign/8', {}],
		['with a null byte', '/woongarant-insurance/45/sign/7%00', {}],
	]),
)('An address %s leads to the page that says it is not there [76] [278]', async (_what, path, action) => {
	answerProposal({}, action)
	const page = await site.anna.visit(path)
	expect(page.status).toBe(404)
})

test('A proposal of another client is not there [76] [278]', async () => {
	expect((await site.anna.visit('/woongarant-insurance/20045/sign/21004')).status).toBe(404)
	expect((await site.anna.visit('/woongarant-insurance/10045/sign/11221')).status).toBe(200)
})
