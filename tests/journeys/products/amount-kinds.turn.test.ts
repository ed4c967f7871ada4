import { beforeEach, describe, expect, test } from 'vitest'
import { actionForms } from '#tests/actions/forms'
import { fillWithoutScripts } from '#tests/actions/steps'
import { createApiHandler, readText } from '#tests/support/card'
import type { Page } from '#tests/support/page'
import { signIn } from '#tests/support/sign-in'
import type { Visitor } from '#tests/support/visitor'
import { deal } from '#tests/support/full'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
let anna: Visitor
beforeEach(async () => {
	site.api.backend.reset()
	anna = (await signIn(site.portal.url, { branch: 'noord' })).visitor
})

/** Every fact with its note: `Premie: € 38,45 per maand`. */
function listFacts(page: Page) {
	const terms = [...page.document.querySelectorAll('main dt')]
	return terms.map((term) => {
		const details: string[] = []
		for (let next = term.nextElementSibling; next?.matches('dd, p'); next = next.nextElementSibling)
			details.push(readText(next))
		return `${readText(term)}: ${details.join(' ')}`.replace(/\s+/g, ' ')
	})
}

const ordered = { id: '7', label: 'Iets' }
const action = (type: string, kind: string) => ({
	id: 'a1',
	type,
	label: 'Taak',
	product: { ...ordered, type: kind },
})
const fees = { ...ordered, grand_total: 100, total_at_once: 95, total_monthly: 15, vat_total_monthly: 2.6 }
const guarantee = { ...ordered, is_BNP: true, premium: 293.5, one_off_additional_orv_cost: 125, cost: 418.5 }
const proposal = { premium: 21.4, renovation_premium: 3.1, deductible_property: 250, is_apartment: false }

interface Row {
	page: string
	address: string
	tells: Record<string, object>
	facts: string[]
}

/** `none`: the documents do not say the kind, so the page does not either. */
const rows: Row[] = [
	{
		page: 'the premium of a disability insurance: per month; its amount: none',
		address: '/cardifao/7/premium/a1',
		tells: { '/api/actions': action('CARDIF_PREMIUM', 'cardifao') },
		facts: ['Premie: € 38,45 per maand', 'Arbeidsongeschiktheid: € 1.250,00'],
	},
	{
		page: 'a bank guarantee that is asked for: premium none, extra cost once',
		address: '/bankguarantees/7/bnp-proposal/a1',
		tells: {
			'/api/actions': action('BANKGUARANTEE_BNP_PROPOSAL', 'bankguarantee'),
			'/api/products/bankguarantees': guarantee,
		},
		facts: ['Premie: € 293,50', 'Eenmalige extra kosten voor de levensverzekering: € 125,00'],
	},
	{
		page: 'a bank guarantee of BNP',
		address: '/bankguarantees/7',
		tells: { '/api/products/bankguarantees': guarantee },
		facts: ['Premie: € 293,50', 'Eenmalige extra kosten voor de levensverzekering: € 125,00'],
	},
	{
		page: 'another bank guarantee: cost none',
		address: '/bankguarantees/7',
		tells: { '/api/products/bankguarantees': { ...guarantee, is_BNP: false } },
		facts: ['Kosten: € 418,50'],
	},
	{
		page: 'an assignment: per month and at once',
		address: '/otds/7',
		tells: { '/api/products/otds': fees },
		facts: ['Kosten per maand: € 15,00', 'Kosten in een keer: € 95,00'],
	},
	{
		page: 'an assignment with a direct debit: per month, and once',
		address: '/otds/7/sign/a1',
		tells: {
			'/api/actions': action('SIGN_OTD', 'otd'),
			'/api/products/otds': { ...fees, has_automatic_debit_fees: true },
		},
		facts: ['Kosten in een keer: € 95,00 (eenmalig)', 'Bedrag per maand: € 15,00', 'Btw per maand: € 2,60'],
	},
	{
		page: 'a general insurance per quarter',
		address: '/general-insurances/7',
		tells: { '/api/products/general-insurances': { ...ordered, premium: 61.5, payment_period: 3 } },
		facts: ['Premie: € 61,50 per kwartaal'],
	},
	{
		page: 'a general insurance without a period: none',
		address: '/general-insurances/7',
		tells: { '/api/products/general-insurances': { ...ordered, premium: 61.5 } },
		facts: ['Premie: € 61,50'],
	},
	{
		page: 'a life insurance: its term',
		address: '/life-insurances/7',
		tells: {
			'/api/products/life-insurances': { ...ordered, payments: [{ amount: 23.4, term: 'per maand' }] },
		},
		facts: ['Premie: € 23,40 per maand'],
	},
	{
		page: 'a life insurance without a term: none',
		address: '/life-insurances/7',
		tells: { '/api/products/life-insurances': { ...ordered, payments: [{ amount: 12 }] } },
		facts: ['Premie: € 12,00'],
	},
	{
		page: 'a credit per half a year',
		address: '/credits/7',
		tells: { '/api/products/credits': { ...ordered, repayment_amount: 230.5, repayment_period: 6 } },
		facts: ['Aflossing: € 230,50 per half jaar'],
	},
	{
		page: 'a proposal: premium none, extra premium during the renovation',
		address: '/woongarant-insurance/7/sign/a1',
		tells: {
			'/api/actions': { ...action('SIGN_WOONGARANT_PROPOSAL', 'woongarant'), woongarant: proposal },
		},
		facts: [
			'Premie: € 21,40',
			'Extra premie tijdens de verbouwing: € 3,10',
			'Eigen risico stormschade aan de woning: € 250,00',
		],
	},
]

describe('The kind of an amount stands beside it where the documents know it, and is not made up [A171]', () => {
	test.each(deal('pages', rows))('on $page', async ({ address, tells, facts }) => {
		for (const [path, record] of Object.entries(tells)) site.tell(path, record as { id: string })
		const premium = { premium: 38.45, disability: 1250 }
		site.api.answer(createApiHandler('/api/products/cardifao/actions/a1/premium', premium))
		const page = await anna.visit(address)
		expect(page.status).toBe(200)
		expect(listFacts(page)).toEqual(expect.arrayContaining(facts))
	})

	test.each([
		['MONTHLY', 'per maand', 'Besparing van ongeveer € 75 per maand'],
		['ANNUALLY', 'per jaar', 'Besparing van ongeveer € 75 per jaar'],
	])('on a saving with %s: an indication, and %s', async (_period, words, explain) => {
		site.tell('/api/actions', {
			...action('PRESENT_OPPORTUNITY_TO_CONSUMER', 'mortgage'),
			product: { id: '10011', label: 'Huis', type: 'mortgage' },
			smartcare_show_amount: true,
			smartcare_explain: explain,
		})
		const page = await anna.visit('/mortgages/10011/present-opportunity-to-consumer/a1')
		expect(page.words.replace(/\u00a0/g, ' ')).toContain(`ongeveer € 75 ${words}`)
	})

	test('on a mortgage: gross per month, an indication once', async () => {
		const page = await anna.visit('/mortgages/10011')
		expect(page.words.match(/indicatie/gi)).toHaveLength(1)
		expect(listFacts(page).filter((fact) => /^Bruto per maand: € /.test(fact)).length).toBeGreaterThan(0)
	})
})

const receipts: [form: string, facts: string[]][] = [
	['The premium of a disability insurance that is accepted', ['Premie per maand: € 38,45']],
	[
		'A bank guarantee that is requested',
		['Premie: € 293,50', 'Eenmalige extra kosten voor de levensverzekering: € 125,00'],
	],
	[
		'An assignment that is paid by direct debit',
		['Kosten in een keer: € 95,00 (eenmalig)', 'Bedrag per maand: € 15,00', 'Btw per maand: € 2,60'],
	],
	['A saving from another amount', ['Besparing vanaf: € 1.250,50 per jaar']],
	[
		'The loan parts of a mortgage, a value and a saving',
		['Vanaf welke besparing in euro’s wilt u bericht?: € 600,00 per jaar'],
	],
]

test.each(deal('pages', receipts))('The receipt of "%s" says the kind too [A171]', async (name, facts) => {
	const form = actionForms.find((row) => row.name === name)
	if (!form) throw new Error(`No form: ${actionForms.map((row) => row.name).join(', ')}`)
	const landed = await (
		await fillWithoutScripts(await anna.visit(form.address), form.steps)
	).press(form.button)
	const receipt = await landed.follow('Bekijk het bewijs')
	expect(listFacts(receipt)).toEqual(expect.arrayContaining(facts))
})
