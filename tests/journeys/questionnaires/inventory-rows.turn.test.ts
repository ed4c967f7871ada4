import { beforeEach, expect, test } from 'vitest'
import { discardDrafts } from '#tests/support/discard-drafts'
import { isFull } from '#tests/support/full'
import type { Page } from '#tests/support/page'
import { signIn } from '#tests/support/sign-in'
import {
	addFields,
	anna,
	fillIn,
	listFieldNames,
	createPersonIn,
	pressFormButton,
	send,
	listSummaryErrors,
	findFieldValue,
} from './inventory-page'
import { useSite } from '#tests/support/use-site'

const testInFull = test.runIf(isFull('questionnaires'))

const site = await useSite({ as: 'anna' })
let page: Page
beforeEach(async () => {
	site.api.backend.reset()
	const { visitor } = await signIn(site.portal.url, { branch: 'noord' })
	await discardDrafts(visitor)
	page = await visitor.visit(anna)
	fillIn(page, {
		...createPersonIn('consumer'),
		...createPersonIn('partner'),
		'mortgage.hasMortgage': 'yes',
		'mortgage.currentDebtAmount': '0',
	})
	site.api.forgetCalls()
})

interface Sent {
	data: {
		mortgage: { loanParts: unknown }
		pension: unknown
		partnerPension?: unknown
	}
}
function sent() {
	const [call] = site.api.callsTo('POST', '/api/inventory-form')
	return (call?.json as Sent | undefined)?.data
}

const partButton = 'Voeg een leningdeel toe'
const part = (row: number, answers: Record<string, string>) =>
	namesUnder(`mortgage.loanParts[${row}]`, answers)
const pension = (row: number, answers: Record<string, string>) =>
	namesUnder(`pension.pensions[${row}]`, answers)
const partnerPension = (row: number, answers: Record<string, string>) =>
	namesUnder(`partnerPension.partnerPensions[${row}]`, answers)

function namesUnder(path: string, answers: Record<string, string>) {
	return Object.fromEntries(Object.entries(answers).map(([name, value]) => [`${path}.${name}`, value]))
}

async function add(button: string, count: number) {
	for (let row = 0; row < count; row += 1) page = await pressFormButton(page, button)
}

test('Loan parts and pensions of both people go as lists, each with its own spelling of dates [551] [553] [554]', async () => {
	await add(partButton, 2)
	await add('Voeg een pensioen toe', 1)
	await add('Voeg een pensioen van uw partner toe', 1)
	fillIn(page, {
		...part(0, {
			percentage: '3,85',
			type: 'Annuïteiten',
			lender: 'Spaarbank De Zwaluwe',
			startDate: '1 mei 2015',
			endDate: '2045-05-01',
		}),
		...part(1, { type: 'Aflossingsvrij' }),
		'pension.pensionDate': '1-4-2051',
		...pension(0, {
			company: 'Pensioenfonds Terpen',
			ageStartPayment: '67',
			amount: '14.500',
			relativesPensionBeforeAOW: '8.000',
			relativesPensionAfterAOW: '6.000,50',
		}),
		'partnerPension.partnerPensionDate': '1-12-2049',
		...partnerPension(0, { company: 'Pensioenfonds Wierden' }),
	})
	const receipt = await (await pressFormButton(page, send)).follow('Bekijk het bewijs')
	expect(sent()?.mortgage.loanParts).toEqual([
		{
			percentage: 3.85,
			type: 'Annuïteiten',
			lender: 'Spaarbank De Zwaluwe',
			startDate: '01-05-2015',
			endDate: '01-05-2045',
		},
		{ percentage: null, type: 'Aflossingsvrij', lender: null, startDate: null, endDate: null },
	])
	expect(sent()?.pension).toEqual({
		pensionDate: '2051-04-01',
		pensions: [
			{
				company: 'Pensioenfonds Terpen',
				ageStartPayment: 67,
				amount: 14500,
				relativesPensionBeforeAOW: 8000,
				relativesPensionAfterAOW: 6000.5,
			},
		],
	})
	expect(sent()?.partnerPension).toEqual({
		partnerPensionDate: '2049-12-01',
		partnerPensions: [
			{
				company: 'Pensioenfonds Wierden',
				ageStartPayment: null,
				amount: null,
				relativesPensionBeforeAOW: null,
				relativesPensionAfterAOW: null,
			},
		],
	})
	expect(receipt.words).toContain('Pensioenfonds of verzekeraar van pensioen 1 van uw partner')
})

testInFull(
	'The pension date of the partner is their own; left empty it is null, whatever the client wants [554]',
	async () => {
		await pressFormButton(fillIn(page, { 'pension.pensionDate': '1-4-2051' }), send)
		expect(sent()?.pension).toEqual({ pensionDate: '2051-04-01', pensions: [] })
		expect(sent()?.partnerPension).toEqual({ partnerPensionDate: null, partnerPensions: [] })
	},
)

test('A row is added and removed without a script, at its own place in the page; all that was typed stays [551]', async () => {
	fillIn(page, { 'consumer.firstName': 'Annabel' })
	await add(partButton, 1)
	expect(page.path).toBe(`${anna}&step=1#loanParts-1`)
	expect(findFieldValue(page, 'consumer.firstName')).toBe('Annabel')
	fillIn(page, part(0, { type: 'Lineair' }))
	await add(partButton, 2)
	fillIn(page, part(2, { type: 'Annuïteiten' }))
	page = await pressFormButton(page, 'Verwijder leningdeel 1')
	expect(page.path).toBe(`${anna}&step=1#loanParts-1`)
	expect(findFieldValue(page, 'mortgage.loanParts[1].type')).toBe('Annuïteiten')
	expect(listFieldNames(page)).not.toContain('mortgage.loanParts[2].type')
	await pressFormButton(page, send)
	const left = { percentage: null, type: 'Annuïteiten', lender: null, startDate: null, endDate: null }
	expect(sent()?.mortgage.loanParts).toEqual([left])
})

testInFull('Loan parts of a mortgage that there is not any more are not sent [551]', async () => {
	await add(partButton, 1)
	fillIn(page, { ...part(0, { type: 'Lineair' }), 'mortgage.hasMortgage': 'no' })
	await pressFormButton(page, send)
	expect(sent()?.mortgage).toMatchObject({ hasMortgage: false, loanParts: [] })
})

test('A row says in the summary which one it is and whose [553] [559]', async () => {
	await add('Voeg een pensioen van uw partner toe', 1)
	fillIn(page, partnerPension(0, { amount: 'veel' }))
	const refused = await pressFormButton(page, send)
	expect(refused.isRefused).toBe(true)
	expect(listSummaryErrors(refused).at(-1)).toMatch(
		/^Pensioen per jaar, in euro’s van pensioen 1 van uw partner: Vul/,
	)
})

testInFull('Twenty rows of each kind with long names fit in a form [551] [553] [554]', async () => {
	const name = 'é'.repeat(255)
	for (let row = 0; row < 20; row += 1)
		addFields(page, {
			...part(row, { type: name, lender: name }),
			...pension(row, { company: name }),
			...partnerPension(row, { company: name }),
		})
	expect((await pressFormButton(page, send)).path).toBe('/dashboard')
	expect(sent()?.mortgage.loanParts).toHaveLength(20)
	expect(sent()?.partnerPension).toMatchObject({ partnerPensions: { length: 20 } })
})

testInFull(
	'After thirty loan parts no further one is offered, and none that is posted all the same is sent [551]',
	async () => {
		for (let row = 0; row < 29; row += 1) addFields(page, part(row, { type: 'Lineair' }))
		await add(partButton, 1)
		expect(page.document.querySelectorAll('legend[id^=loanParts-]')).toHaveLength(30)
		expect(page.document.querySelector('[name=add-loanParts]')).toBeNull()
		fillIn(page, part(29, { type: 'Lineair' }))
		addFields(page, part(30, { type: 'Lineair' }))
		await pressFormButton(page, send)
		expect(sent()?.mortgage.loanParts).toHaveLength(30)
	},
)
