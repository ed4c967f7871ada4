import { describe, expect, test } from 'vitest'
import { getWizardView } from '#app/wizard/wizard-page.server'
import { visit } from '#tests/support/feature-context'
import {
	startTest,
	walkCheck,
	viewStep,
	openCheck,
	listQuestions,
	listFields,
	run,
	listBodies,
	forms,
	house,
	part,
	checkPart,
	check,
	type Members,
	type Fields,
	type Name,
} from '#tests/support/prefilled-forms'

const partNow = (members: Members) => ({ loan_parts: [{ ...house.loan_parts[0], ...members }] })
const valueNow = (members: Members) => ({ collateral: { ...house.collateral, ...members } })
const savingNow = (members: Members) => ({ smartcare: { ...house.smartcare, ...members } })
const bodyPart = (members: Members) => ({ loanParts: [{ ...part, ...members }] })
const checkBody = (members: Members) => ({ parts: [{ ...checkPart, ...members }] })

test.each(Object.keys(forms) as Name[])('The form %s sent untouched sends the record', async (name) => {
	expect(await run(name, {})).toEqual({ errors: {}, bodies: [forms[name].body] })
})

describe('An untouched field goes out as the record has it', () => {
	test.each<[Name, Members, Members]>([
		['loanParts', valueNow({ market_value: 500_000 }), { marketValue: 500_000 }],
		['loanParts', valueNow({ market_value: 0 }), { marketValue: 0 }],
		['loanParts', valueNow({ market_value: null }), { marketValue: null }],
		['loanParts', valueNow({ based_on: 'taxatie2024' }), { basedOn: 'taxatie2024' }],
		[
			'loanParts',
			savingNow({ minimum_savings_period: 'MONTHLY' }),
			{ smartcareMinimumSavingsPeriod: 'MONTHLY' },
		],
		['loanParts', savingNow({ minimum_savings_amount: 7.005 }), { smartcareMinimumSavingsAmount: 7.005 }],
		['loanParts', partNow({ amount: 100_000.005 }), bodyPart({ amount: 100_000.005 })],
		['loanParts', partNow({ interest: -0.25 }), bodyPart({ interest: -0.25 })],
		['loanParts', partNow({ interest: 101.123456789 }), bodyPart({ interest: 101.123456789 })],
		[
			'loanParts',
			partNow({ end_of_fixed_rate_period: '9999-12-31' }),
			bodyPart({ endOfFixedRatePeriod: '31-12-9999' }),
		],
		['loanParts', partNow({ type: 'own_kind' }), bodyPart({ type: 'own_kind' })],
		['loanParts', partNow({ current_amount: 90.005 }), bodyPart({ currentAmount: 90.005 })],
		['loanParts', partNow({ current_amount: 0 }), bodyPart({ currentAmount: 0 })],
		['marketValue', valueNow({ market_value: 500_000.005 }), { marketValue: 500_000.005 }],
		['marketValue', valueNow({ market_value_date: '9999-12-31' }), { marketValueDate: '9999-12-31' }],
		['marketValue', valueNow({ based_on: 'taxatie2024' }), { basedOn: 'taxatie2024' }],
		['check', partNow({ amount: 100_000.005 }), checkBody({ amount: 100_000.005 })],
		['check', partNow({ interest: -1 }), checkBody({ interest: -1 })],
		['check', partNow({ current_amount: 90 }), checkBody({ current_amount: 90 })],
		[
			'check',
			partNow({ end_of_fixed_rate_period: '9999-12-31' }),
			checkBody({ end_of_fixed_rate_period: '31-12-9999' }),
		],
		['phone', { phone_mobile: '0687654321' }, {}],
		['phone', partNow({ amount: 300 }), checkBody({ amount: 300 })],
		['inventory', { city: 'Zeist' }, { city: 'Zeist' }],
		['inventory', { email: 'no address' }, { email: 'no address' }],
		['inventory', { last_name: 'V'.repeat(300) }, { lastName: 'V'.repeat(300) }],
		['inventory', { date_of_birth: '2990-01-01' }, { birthDate: '2990-01-01' }],
		['inventory', { phone_home: '050 1234567' }, { phoneHome: '050 1234567' }],
		['inventory', { smoker: 'true' }, { smoker: true }],
		['inventory', { ever_divorced: '1' }, { everDivorced: true }],
		['inventory', { marital_state: '99' }, { maritalState: '99' }],
		['signature', { sepa_accountholder_iban_name: 'B. Vries' }, { sepaAccountholderIbanName: 'B. Vries' }],
		['signature', { sepa_accountholder_iban_account: 'geen' }, { sepaAccountholderIbanAccount: 'geen' }],
	])('%s: %j, before the page or after it', async (name, members, body) => {
		const sent = { errors: {}, bodies: [{ ...forms[name].body, ...body }] }
		expect(await run(name, { was: members })).toEqual(sent)
		// Loan parts of the check are shown again first [A176].
		const asked = Object.hasOwn(body, 'parts') ? { errors: {}, bodies: [] } : sent
		expect(await run(name, { now: members })).toEqual(asked)
	})
})

const again = 'Klopt uw antwoord? Druk dan nog een keer op de knop.'

describe('Where the record changed under a typed field, the page says so and nothing is sent', () => {
	test.each<[Name, Fields, Members, string]>([
		['loanParts', { marketValue: '420000' }, valueNow({ market_value: 500_000 }), '500.000,00'],
		['loanParts', { basedOn: 'other' }, valueNow({ based_on: 'valuation' }), 'Taxatie'],
		['loanParts', { 'loanParts[0].interest': '4' }, partNow({ interest: 5 }), '5'],
		[
			'marketValue',
			{ marketValueDate: '1-3-2026' },
			valueNow({ market_value_date: '2026-04-01' }),
			'01-04-2026',
		],
		['check', { 'parts[0].amount': '7' }, partNow({ amount: 9 }), '9,00'],
		['phone', { phone: '0600000000' }, { phone_mobile: '0611111111' }, '0611111111'],
		['inventory', { 'consumer.city': 'De Bilt' }, { city: 'Zeist' }, 'Zeist'],
		[
			'signature',
			{ sepaAccountholderIbanName: 'C. Bakker' },
			{ sepa_accountholder_iban_name: 'B. Vries' },
			'B. Vries',
		],
		[
			'signature',
			{ sepaAccountholderIbanAccount: 'NL02ABNA0123456789' },
			{ sepa_accountholder_iban_account: 'NL20INGB0001234567' },
			'NL20INGB0001234567',
		],
	])('%s: %j at %j', async (name, typed, members, shown) => {
		const { errors, bodies } = await run(name, { typed, now: members })
		const [field = ''] = Object.keys(typed)
		expect([errors[field], bodies]).toEqual([[`Bij ons staat hier nu: ${shown}. ${again}`], []])
	})

	test('a field that the record lost, too', async () => {
		const { errors } = await run('inventory', { typed: { 'consumer.city': 'De Bilt' }, now: { city: null } })
		expect(errors).toEqual({ 'consumer.city': [`Bij ons staat hier nu niets. ${again}`] })
	})

	test('unless the record has what was typed, however it is written', async () => {
		const typed = { 'consumer.city': ' De  Bilt ' }
		expect((await run('inventory', { typed, now: { city: 'De Bilt' } })).errors).toEqual({})
	})
})

describe('What could not be read is asked, not sent as a choice', () => {
	const required = 'Dit veld is verplicht'
	test.each<[Name, Members, string, string]>([
		['loanParts', valueNow({ market_value: 'veel' }), 'marketValue', required],
		['loanParts', valueNow({ market_value_date: '31/12/2030' }), 'marketValueDate', required],
		['loanParts', valueNow({ based_on: { is: 1 } }), 'basedOn', required],
		['loanParts', { collateral: 'huis' }, 'marketValue', required],
		['loanParts', savingNow({ minimum_savings_period: 'WEEKLY' }), 'smartcareMinimumSavingsPeriod', required],
		['loanParts', savingNow({ minimum_savings_amount: {} }), 'smartcareMinimumSavingsAmount', required],
		['loanParts', { smartcare: 'ja' }, 'smartcareMinimumSavingsPeriod', required],
		['loanParts', partNow({ amount: 'x' }), 'loanParts[0].amount', required],
		['loanParts', partNow({ current_amount: 'x' }), 'loanParts[0].currentAmount', required],
		['loanParts', partNow({ type: {} }), 'loanParts[0].type', required],
		['loanParts', partNow({ date: '31/12/2030' }), 'loanParts[0].date', required],
		['marketValue', valueNow({ market_value: {} }), 'marketValue', required],
		['marketValue', valueNow({ based_on: {} }), 'basedOn', 'Kies een van de antwoorden'],
		['check', partNow({ amount: 'x' }), 'parts[0].amount', required],
		['check', partNow({ interest: [], date: {} }), 'parts[0].date', required],
		['phone', { phone_mobile: {} }, 'phone', required],
		['signature', { sepa_accountholder_iban_name: {} }, 'sepaAccountholderIbanName', required],
		['inventory', { smoker: 'soms' }, 'consumer.smoker', required],
		['inventory', { city: {} }, 'consumer.city', required],
		['inventory', { birth_country: {} }, 'consumer.birthCountry', 'Kies een van de antwoorden'],
	])('%s: %j', async (name, members, field, error) => {
		for (const moment of [{ was: members }, { now: members }]) {
			const { errors, bodies } = await run(name, moment)
			expect([errors[field], bodies]).toEqual([[error], []])
		}
	})

	test('A part without a readable id is not left out of what is sent', async () => {
		const members = { loan_parts: [...house.loan_parts, { id: { is: 2 }, amount: 5 }] }
		for (const form of ['check', 'loanParts'] as const)
			await expect(run(form, { was: members })).rejects.toMatchObject({ status: 303 })
	})
})

describe('Only if changed: a phone number', () => {
	test.each<[string, string | undefined]>([
		['0612345678', undefined],
		['06-12 34 56 78', undefined],
		['+31 6 12345678', undefined],
		['0031612345678', undefined],
		['0612345679', '0612345679'],
	])('written as %s is sent as %s', async (typed, sent) => {
		const { bodies } = await run('phone', { typed: { phone: typed } })
		expect(bodies).toEqual([{ parts: [checkPart], phone: sent }])
	})
})

describe('A draft', () => {
	test('shows the record of today, but for what was typed, and says where that changed', async () => {
		const { ctx, tell } = await startTest(check.record)
		const page = await check.open(ctx)
		await walkCheck(ctx, { ...page, 'parts[0].amount': '7' }, 0, 1)
		tell(partNow({ amount: 9, interest: 5 }))
		const { wizard } = await openCheck(ctx)
		const { typed, blocks } = await getWizardView(ctx, wizard, visit('/?step=1'))
		expect(Object.fromEntries(listFields(typed))).toMatchObject({
			'parts[0].amount': '7',
			'parts[0].interest': '5',
		})
		const notes = listQuestions({ blocks }).flatMap(({ name, hint = '' }) =>
			hint.includes('Bij ons') ? [[name, hint]] : [],
		)
		expect(notes).toEqual([['parts[0].amount', 'Bij ons staat hier nu: 9,00.']])
	})

	test('is not sent before the client saw what changed in an earlier step', async () => {
		const { ctx, tell } = await startTest(check.record)
		await walkCheck(ctx, { ...(await check.open(ctx)), 'parts[0].amount': '7' }, 0, 5)
		tell(partNow({ amount: 9 }))
		const answer = await walkCheck(ctx, await viewStep(ctx, 6), 5)
		expect(answer.headers.get('Location')).toMatch(/step=1$/)
		expect(listBodies(ctx, check)).toEqual([])
		await walkCheck(ctx, await viewStep(ctx, 1), 0, 1)
		await walkCheck(ctx, await viewStep(ctx, 6), 5)
		expect(listBodies(ctx, check)).toEqual([{ ...checkBody({ amount: 7 }), phone: undefined }])
	})
})
