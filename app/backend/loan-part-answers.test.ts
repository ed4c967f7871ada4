import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCaller, type Caller } from './test-caller'
import { readProducts } from './test-products'

let api: Caller
beforeAll(() => {
	api = openCaller()
})
afterAll(() => api.close())

const dates = {
	date: '01-09-2025',
	startOfFixedRatePeriod: '01-09-2025',
	endOfFixedRatePeriod: '01-09-2035',
}
const part = { type: 'annuity', amount: 30_000, currentAmount: null, interest: 0, ...dates }
const unknown = {
	type: 'bank_savings',
	amount: 18_000,
	currentAmount: null,
	interest: null,
	date: null,
	startOfFixedRatePeriod: null,
	endOfFixedRatePeriod: null,
}
const added = { ...part, type: 'linear', amount: 10_000, currentAmount: 9_500.5, interest: 4.1 }
const data = {
	marketValue: 420_000,
	basedOn: 'woz',
	marketValueDate: '2026-01-01',
	smartcareMinimumSavingsAmount: 600,
	smartcareMinimumSavingsPeriod: 'ANNUALLY',
	smartcareAbstainFromCalculationTill: null,
	loanParts: [
		{ id: '12021', ...part },
		{ id: '12022', ...unknown },
	],
	newLoanParts: [added],
}

async function send(change: object = {}, { email = 'anna', id = '10012', action = '11102' } = {}) {
	const { accessToken: token } = await api.signIn(email, 'noord')
	const body = { productActionId: action, data: { ...data, ...change } }
	const path = `/api/products/mortgages/${id}/update-details`
	return { token, ...(await api.call('POST', path, { token, body })) }
}

interface Refusal {
	code: string
	errors: { source?: { pointer: string } }[]
}

const pointersOf = ({ json }: { json: unknown }) =>
	(json as Refusal).errors.map(({ source }) => source?.pointer.replace('/data/attributes/data/', ''))

test('The mortgage keeps the value, the saving and every part, a new one with an id of its own; the action is done [315]', async () => {
	const { status, token } = await send()
	expect(status).toBe(204)
	const list = readProducts((await api.call('GET', '/api/products/mortgages', { token })).json)
	const mortgage = list.find(({ id }) => id === '10012') as Record<string, unknown>
	expect(mortgage.collateral).toMatchObject({
		market_value: 420_000,
		market_value_date: '2026-01-01',
		based_on: 'woz',
		city: 'Groningen',
	})
	expect(mortgage.smartcare).toEqual({
		minimum_savings_amount: 600,
		minimum_savings_period: 'ANNUALLY',
		abstain_from_calculation_till: null,
	})
	const { json } = await api.call('GET', '/api/products/mortgages', { token })
	const text = JSON.stringify(json)
	expect(text).toContain('"interest":4.1')
	expect(text).toContain('"current_amount":9500.5')
	expect(text).toMatch(/"fixed_interest_period":120/)
	const actions = (await api.call('GET', '/api/actions', { token })).json as {
		data: { id: string; attributes: { is_done: boolean } }[]
	}
	expect(actions.data.find(({ id }) => id === '11102')?.attributes.is_done).toBe(true)
	expect((await send()).status).toBe(409)
	api.backend().reset()
})

const keys = Object.keys(data)
test.each([...keys, 'extra'])('A body whose %s is missing or too much is refused [315]', async (key) => {
	const answer = await send({ [key]: key === 'extra' ? 1 : undefined })
	expect(answer.status).toBe(422)
	expect((answer.json as Refusal).code).toBe('loanPartFieldsError')
	expect(pointersOf(answer)).toContain(key)
})

test.each([
	['marketValue', '420000'],
	['marketValue', -1],
	['basedOn', 'guess'],
	['marketValueDate', '01-01-2026'],
	['smartcareMinimumSavingsAmount', '600'],
	['smartcareMinimumSavingsPeriod', 'WEEKLY'],
	['smartcareAbstainFromCalculationTill', ''],
	['loanParts', null],
	['newLoanParts', {}],
])('%s as %j is refused [315]', async (key, value) => {
	expect(pointersOf(await send({ [key]: value }))).toEqual([key])
})

test.each<[what: string, change: object, pointer: string]>([
	['a number as text', { amount: '10000' }, 'newLoanParts/0/amount'],
	['a date that begins with the year', { date: '2025-09-01' }, 'newLoanParts/0/date'],
	[
		'a day that does not exist',
		{ endOfFixedRatePeriod: '31-02-2035' },
		'newLoanParts/0/endOfFixedRatePeriod',
	],
	['an interest above 100', { interest: 100.1 }, 'newLoanParts/0/interest'],
	['an id', { id: '9' }, 'newLoanParts/0/id'],
	['no key for its interest', { interest: undefined }, 'newLoanParts/0/interest'],
	['a type that the firm does not have', { type: 'gift' }, 'newLoanParts/0/type'],
	['no type', { type: null }, 'newLoanParts/0/type'],
	['no current amount', { currentAmount: null }, 'newLoanParts/0/currentAmount'],
])('A new part with %s is refused [312] [319] [320]', async (_what, change, pointer) => {
	const answer = await send({ newLoanParts: [{ ...added, ...change }] })
	expect([answer.status, pointersOf(answer)]).toEqual([422, [pointer]])
})

test('A changed part needs its current amount; one that did not change needs nothing; none may be left out [320]', async () => {
	const [known, other] = data.loanParts
	const changed = await send({ loanParts: [{ ...known, interest: 1 }, other] })
	expect(pointersOf(changed)).toEqual(['loanParts/0/currentAmount'])
	expect(pointersOf(await send({ loanParts: [known] }))).toEqual(['loanParts'])
	expect((await send({ loanParts: [other, known], newLoanParts: [] })).status).toBe(204)
	api.backend().reset()
})

test('A value above 0 needs its date and its basis; no value needs neither [321]', async () => {
	const none = { marketValueDate: null, basedOn: null }
	expect(pointersOf(await send(none))).toEqual(['marketValueDate', 'basedOn'])
	expect((await send({ ...none, marketValue: null })).status).toBe(204)
	api.backend().reset()
})

test.each([
	['of somebody else', { email: 'bram' }, 403, 'productOwnershipMismatch'],
	['that does not exist', { id: 'none' }, 404, 'mortgageNotFound'],
	['that the action is not about', { id: '10011' }, 422, 'invalidActionType'],
	['with an action of another type', { id: '10011', action: '11033' }, 422, 'invalidActionType'],
	['with an action that does not exist', { action: 'none' }, 404, 'productActionNotFound'],
])('A mortgage %s is not touched', async (_what, asked, status, code) => {
	const answer = await send({}, asked)
	expect([answer.status, (answer.json as Refusal).code]).toEqual([status, code])
})
