import { beforeAll, describe, expect, test } from 'vitest'
import { aloneAnswers, createStepsThrough, partnerAnswers } from '#tests/actions/hypact-answers'
import { fillWithoutScripts } from '#tests/actions/steps'
import { signIn } from '#tests/support/sign-in'
import { listWrongFields } from './inventory-page'
import { readControls, type Control } from './question-controls'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
const send = /^Verstuur (uw|je) antwoorden$/
const amounts = ['lot', 'enough', 'little', 'nothing']
const yesNo = ['1', '0']

interface Customer {
	[name: string]: unknown
}
type Data = Record<string, unknown> & { customer: [Customer, Customer] }

/** Questions per step of a client with a partner and of one without, and the sent answers. */
const seen = { steps: [] as Record<string, Control>[], alone: [] as Record<string, Control>[] }
let sent: Data

beforeAll(async () => {
	const { visitor } = await signIn(site.portal.url, { branch: 'noord' })
	const page = await visitor.visit('/actions/11036/hypact-form?step=1')
	seen.steps = await walk(page, partnerAnswers)
	const [call] = site.api.callsTo('POST', '/api/advice_profile')
	sent = (call?.json as { data: Data }).data
	const bram = await signIn(site.portal.url, { branch: 'noord', email: 'bram@voorbeeld.nl' })
	seen.alone = await walk(await bram.visitor.visit('/actions/21031/hypact-form?step=1'), aloneAnswers)
})

async function walk(first: Awaited<ReturnType<typeof site.anna.visit>>, answers: typeof aloneAnswers) {
	const steps = []
	let page = first
	for (const [at, given] of answers.entries()) {
		steps.push(readControls(page))
		const filled = await fillWithoutScripts(page, given)
		page = await filled.press(at < answers.length - 1 ? 'Volgende' : send)
	}
	return steps
}

const ticks = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 'tick' as const]))
const sources = (name: string) =>
	ticks(`${name}FinancialLeaflets`, `${name}Advisor`, `${name}Family`, `${name}Literature`)

/** Questions of the specification, by acceptance number and step. */
const questions: [number: number, step: number, asked: Record<string, Control>][] = [
	[514, 1, { isStarter: yesNo }],
	[
		515,
		1,
		ticks(
			...['riskKnowSavingsMortgage', 'riskKnowInvestmentMortgage', 'riskKnowMortgageInterest'],
			...['riskKnowNorepaymentMortgage', 'riskKnowLinearMortgage', 'riskKnowAnnuityMortgage'],
		),
	],
	[516, 1, sources('riskKnowHow')],
	[
		517,
		1,
		ticks(
			...['deductibilityKnowCapping', 'deductibilityKnowBorrowing'],
			...['deductibilityKnowHomeReserve', 'deductibilityKnowDifference'],
		),
	],
	[518, 1, sources('deductibilityKnowHow')],
	[519, 1, { knowIncomeRetirement: amounts, knowIncomeDeath: amounts, knowIncomeDisability: amounts }],
	[520, 1, { knowBuyFinancialProduct: ['precise', 'globally', 'nothing'] }],
	[521, 1, { experienceMortgage: ['none', 'closed', 'ongoing'] }],
	[522, 2, { pepSelf: ['0', '1'], pepAssociate: ['0', '1'] }],
	[524, 3, ofBoth({ incomeExpectationTrend: ['gelijk', 'stijgt', 'daalt'] })],
	[526, 4, ofBoth({ inHomeAfterRetirement: yesNo, netDisposableIncomeRetirement: 'typed' })],
	[
		527,
		5,
		{
			currentCostsAffordable: yesNo,
			monthlySavings: 'typed',
			totalSavings: 'typed',
			maxInputSavings: 'typed',
		},
	],
	[528, 6, { payOffInFull: yesNo, minimumPayOff: 'typed' }],
	[529, 6, { changesInCosts: ['toenemend', 'afnemend', 'gelijk'], minimumYearsLiving: 'typed' }],
	[530, 7, { riskInterestIncrease: ['onacceptabel', 'xjaarzekerheid', 'acceptabel'] }],
	[
		533,
		8,
		ofBoth({
			inHomeAfterDeath: yesNo,
			netDisposableIncomeDeath: 'typed',
			inHomeAfterDisability: yesNo,
			netDisposableIncomeDisability: 'typed',
			inHomeAfterUnemployment: yesNo,
			netDisposableIncomeUnemployment: 'typed',
		}),
	],
	[534, 9, { sustainabilityInterest: yesNo }],
	[
		535,
		9,
		ticks(
			...['sustainabilityReasonCosts', 'sustainabilityReasonComfort'],
			...['sustainabilityReasonSale', 'sustainabilityReasonEnvironment'],
		),
	],
	[
		537,
		9,
		{
			sustainabilityKnowGeneral: amounts,
			sustainabilityKnowEnergy: amounts,
			sustainabilityKnowSavings: amounts,
			sustainabilityKnowFinancing: amounts,
		},
	],
]

function ofBoth(asked: Record<string, Control>): Record<string, Control> {
	return Object.fromEntries(
		[0, 1].flatMap((at) => Object.entries(asked).map(([name, takes]) => [`customer[${at}].${name}`, takes])),
	)
}

/** Sent value of a question. */
function findSent(name: string) {
	const [, at, member] = /^customer\[([01])\]\.(\w+)$/.exec(name) ?? []
	return member ? sent.customer[Number(at)]?.[member] : sent[name]
}

describe('The advice profile asks, with a partner', () => {
	for (const [number, step, asked] of questions)
		test(`in step ${step}: ${Object.keys(asked).join(', ')} [${number}]`, () => {
			expect(seen.steps[step - 1]).toMatchObject(asked)
			for (const [name, takes] of Object.entries(asked)) {
				const value = findSent(name)
				if (Array.isArray(takes)) expect([name, takes]).toEqual([name, expect.arrayContaining([value])])
				else if (takes === 'typed') expect([name, typeof value]).toEqual([name, 'number'])
				else if (name.startsWith('sustainability')) expect(['1', undefined]).toContain(value)
				else expect([name, typeof value]).toEqual([name, 'boolean'])
			}
		})

	test('and nothing else: every other question hangs on an answer, or is a reason or a comment', () => {
		const listed = questions.flatMap(([, , asked]) => Object.keys(asked))
		const others = seen.steps.flatMap((step) => Object.keys(step)).filter((name) => !listed.includes(name))
		expect(others).toEqual([
			...['pepReason', 'customer[0].incomeExpectation', 'customer[1].incomeExpectation'],
			...['yearsNoInterestIncrease', 'maxCostsIncrease', 'sustainabilityFinanceLoan'],
			...['sustainabilityFinanceSavings', 'sustainabilityComment'],
		])
	})
})

test('Alone a client is asked no question about a partner; with one those stand in three steps [512]', () => {
	const isOfPartner = (name: string) => name.startsWith('customer[1]') || /^customer.*Death$/.test(name)
	const ofPartner = (steps: Record<string, Control>[]) =>
		steps.map((step) => Object.keys(step).filter(isOfPartner).length)
	expect(ofPartner(seen.alone)).toEqual(Array(9).fill(0))
	expect(ofPartner(seen.steps)).toEqual([0, 0, 2, 2, 0, 0, 0, 8, 0])
})

test('Of a partner who is a company nothing is asked [512]', async () => {
	const { visitor, page } = await openAgain('anna@voorbeeld.nl', '/actions/11036/hypact-form')
	site.tell('/api/consumers/partner', { id: '1002', is_company: true, last_name: 'BV' })
	await fillWithoutScripts(page, createStepsThrough(aloneAnswers.slice(0, 2)))
	const third = await visitor.visit('/actions/11036/hypact-form?step=3')
	expect(Object.keys(readControls(third))).toEqual([
		'customer[0].incomeExpectationTrend',
		'customer[0].incomeExpectation',
	])
})

/** First step of a client with earlier answers, after the API has lost the completion. */
async function openAgain(email: string, address: string) {
	site.api.backend.reset()
	site.api.forgetCalls()
	const { visitor } = await signIn(site.portal.url, { branch: 'noord', email })
	return { visitor, page: await visitor.visit(`${address}?step=1`) }
}

const ofBram = ['bram@voorbeeld.nl', '/actions/21031/hypact-form'] as const

test('Next goes on only once every choice of its step is made; ticks, a reason and a comment may stay empty [510] [539]', async () => {
	let { page } = await openAgain(...ofBram)
	for (const [at, given] of aloneAnswers.entries()) {
		const refused = await page.press(at < 8 ? 'Volgende' : send)
		const choices = Object.entries(readControls(page)).filter(([, takes]) => Array.isArray(takes))
		expect(listWrongFields(refused)).toEqual(choices.map(([name]) => name))
		expect(refused.isRefused).toBe(true)
		page = await (await fillWithoutScripts(refused, given)).press(at < 8 ? 'Volgende' : send)
	}
	expect(page.path).toBe('/dashboard')
	expect(site.api.callsTo('POST', '/api/advice_profile')).toHaveLength(1)
})

test('How to pay is asked below an interest alone, and not sent without one [536]', async () => {
	const { page } = await openAgain(...ofBram)
	const before = await fillWithoutScripts(page, createStepsThrough(aloneAnswers.slice(0, 8)))
	const last = await fillWithoutScripts(before, aloneAnswers[8] ?? [])
	const revealing = [...last.document.querySelectorAll('[name=sustainabilityInterest]')].filter((radio) =>
		radio.hasAttribute('data-reveals'),
	)
	expect(revealing.map((radio) => radio.getAttribute('value'))).toEqual(['1'])
	const asked = readControls(last)
	expect([asked.sustainabilityFinanceLoan, asked.sustainabilityFinanceSavings]).toEqual(['tick', 'tick'])
	const no = { choose: 'Nee', of: 'Wilt u uw woning verduurzamen?' }
	await (await fillWithoutScripts(last, [no])).press(send)
	const [call] = site.api.callsTo('POST', '/api/advice_profile')
	expect(call?.json).toMatchObject({ data: { sustainabilityInterest: '0' } })
	expect(JSON.stringify(call?.json)).not.toContain('sustainabilityFinance')
})
