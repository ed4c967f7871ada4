import { describe, expect, test } from 'vitest'
import { createApiHandler, listNotices, readText } from '#tests/support/card'
import { readFacts } from '#tests/support/product-site'
import { signIn } from '#tests/support/sign-in'
import { deal } from '#tests/support/full'
import { useSite } from '#tests/support/use-site'

const address = '/cardifao/10085/premium/11101'
const premium = '/api/products/cardifao/actions/11101/premium'
const retrieval = 'Wij konden de premie niet ophalen bij de verzekeraar. Probeer het later nog een keer.'
const site = await useSite({ as: 'anna', isFresh: true })

const asked = {
	id: '11101',
	type: 'CARDIF_PREMIUM',
	label: 'Premie',
	product: { id: '10085', type: 'cardifao', label: 'Woonlasten' },
}
const answerLicence = (content: object) =>
	site.api.answer(createApiHandler('/api/licenses/current', { data: { id: '1', attributes: { content } } }))
/** The set-up is cached for a minute, so a new branch is used. */
const guestOf = async (branch: string, email: string) =>
	(await signIn(site.portal.url, { branch, email })).visitor

describe('The premium of a disability insurance', () => {
	test('stands under the name of who is insured, with the remark, a month’s cost and the firm’s words [55] [200] [441] [442] [443] [446]', async () => {
		const page = await site.anna.visit(address)
		expect([page.status, page.document.querySelector('h1')?.textContent]).toEqual([
			200,
			'Premie voor Anna de Vries',
		])
		expect(page.words).toContain('Hier staat wat de verzekering per maand kost.')
		expect(readFacts(page)).toMatchObject({
			'Opmerking van uw adviseur': 'De premie geldt tot het einde van de maand.',
			Premie: '€ 38,45',
			Arbeidsongeschiktheid: '€ 1.250,00',
		})
		expect(
			readText(
				page
					.getByText('€ 38,45', { normalizer: (text) => text.replace(/\u00a0/g, ' ') })
					.closest('dl > div')!,
			),
		).toMatch(/per maand$/)
		expect(page.words).not.toMatch(/1\.250,00\s*per maand/)
		expect(page.getByText('De premie is berekend met de gegevens die bij ons bekend zijn.')).toBeTruthy()
		const buttons = page.getAllByRole('button', { name: /Premie aanvragen|Niet nu/ })
		expect(buttons.map((button) => button.getAttribute('value'))).toEqual(['Premie aanvragen', 'Niet nu'])
	})

	test('has no more than the API tells: no name, no remark, no second amount [441] [442]', async () => {
		site.tell('/api/actions', asked)
		site.api.answer(createApiHandler(premium, { premium: '12.5' }))
		const page = await site.anna.visit(address)
		expect(page.document.querySelector('h1')?.textContent).toBe('Premie')
		expect(readFacts(page)).toEqual({ Premie: '€ 12,50' })
	})

	test.each([
		['no number', { premium: null, disability: 5 }],
		['no object', []],
	])('that is %s counts as not loaded [444]', async (_what, answer) => {
		site.api.answer(createApiHandler(premium, answer))
		const page = await site.anna.visit(address)
		expect(page.getByRole('heading', { name: /^Er is een fout opgetreden/ })).toBeTruthy()
		expect(page.queryByRole('button', { name: 'Premie aanvragen' })).toBeNull()
	})

	test('that can’t be loaded has the API’s message, a way to try again and nothing to answer [444]', async () => {
		site.api.fault('GET', premium, { status: 422, code: 'cardifPremiumCommunicationError' }, 1)
		const page = await site.anna.visit(address)
		expect(page.status).toBe(200)
		const problem = page.getByRole('heading', { name: retrieval })
		expect(problem.previousElementSibling?.querySelector('svg[aria-hidden]')).toBeTruthy()
		for (const name of ['Premie aanvragen', 'Niet nu'])
			expect(page.queryByRole('button', { name })).toBeNull()
		const again = await page.follow('Probeer het nog een keer')
		expect(again.path).toBe(address)
		expect(again.getByRole('button', { name: 'Premie aanvragen' })).toBeTruthy()
	})

	test('is not accepted while it can’t be loaded [444] [447]', async () => {
		const page = await site.anna.visit(address)
		site.api.fault('GET', premium, { status: 422, code: 'cardifApiError' }, 1)
		const refused = await page.press('Premie aanvragen')
		expect(refused.isRefused).toBe(true)
		expect(refused.getByRole('alert').textContent).toContain('De verzekeraar geeft nu geen antwoord.')
		expect(site.api.callsTo('POST', /accept$/)).toEqual([])
	})

	test.each([
		['cardifMortgageMissing', 'Wij missen uw hypotheek om de premie te berekenen.'],
		['cardifConsumerMissing', 'Wij missen uw gegevens om de premie te berekenen.'],
		['productOwnershipMismatch', 'Dit product hoort niet bij uw account.'],
	])('that the API refuses to accept for %s says so [447] [507]', async (code, words) => {
		const page = await site.anna.visit(address)
		site.api.fault('POST', /accept$/, { status: 422, code }, 1)
		const refused = await page.press('Premie aanvragen')
		expect([refused.isRefused, refused.path]).toEqual([true, address])
		expect(refused.getByRole('alert').textContent).toContain(words)
	})

	test('is answered by one of the two buttons, not by both or none [447]', async () => {
		for (const fields of [[], ['accept', 'decline']]) {
			const page = await site.anna.visit(address)
			const button = page.getByRole<HTMLButtonElement>('button', { name: 'Premie aanvragen' })
			button.removeAttribute('name')
			for (const name of fields) {
				const field = page.document.createElement('input')
				Object.assign(field, { type: 'hidden', name, value: 'x' })
				button.form?.append(field)
			}
			const refused = await page.press(button)
			expect(refused.isRefused).toBe(true)
			expect(refused.getByRole('alert').textContent).toContain('Kies een van de antwoorden')
		}
		expect(site.api.callsTo('POST', /accept|decline/)).toEqual([])
	})

	test('that is answered shows neither premium nor buttons [444]', async () => {
		site.tell('/api/actions', { ...asked, is_done: true })
		const page = await site.anna.visit(address)
		expect(page.words).toContain('Dit actiepunt is al klaar.')
		expect(page.words).not.toMatch(/38,45|Kies of wij de verzekering/)
		expect(page.queryByRole('button', { name: /aanvragen|akkoord|Niet nu/ })).toBeNull()
	})
})

describe('The firm’s words', () => {
	test('that are missing are replaced by ours [443]', async () => {
		site.tell('/api/actions', asked)
		site.api.answer(createApiHandler(premium, { premium: 12 }))
		answerLicence({ cardif_approve_button: ' ', cardif_approval_text: null })
		const kees = await guestOf('delta', 'kees@voorbeeld.nl')
		const page = await kees.visit(address)
		expect(page.words).toContain('Ga je akkoord? Dan vragen wij de verzekering voor deze premie aan.')
		expect(page.getByRole('button', { name: 'Ga akkoord met de premie' })).toBeTruthy()
		expect(page.getByRole('button', { name: 'Wijs de premie af' })).toBeTruthy()
	})

	test('bring no script into the page [443]', async () => {
		site.tell('/api/actions', asked)
		site.api.answer(createApiHandler(premium, { premium: 12 }))
		answerLicence({
			cardif_approval_text: '<p>Let <b>op</b></p><script>alert(1)</script>',
			cardif_decline_button: '<i>Nee</i>',
		})
		const nina = await guestOf('vesting', 'nina@voorbeeld.nl')
		const page = await nina.visit(address)
		expect(page.html).toContain('<p>Let <b>op</b></p>')
		expect(page.html).not.toContain('alert(1)')
		expect(page.getByRole('button', { name: '<i>Nee</i>' })).toBeTruthy()
	})
})

test.each(
	deal('actions', [
		['another insurance', '/cardifao/10086/premium/11101'],
		['another kind of action', '/cardifao/10011/premium/11033'],
		['no action', '/cardifao/10085/premium/9'],
		['a strange id', '/cardifao/10085/premium/..%2F1'],
		['a null', '/cardifao/10085/premium/1%00'],
		['a long id', `/cardifao/10085/premium/${'1'.repeat(129)}`],
	]),
)('The address of %s is not found [55]', async (_what, wrong) => {
	const page = await site.anna.visit(wrong)
	expect([page.status, page.path]).toEqual([404, '/404'])
	expect(listNotices(page)).toEqual([])
})
