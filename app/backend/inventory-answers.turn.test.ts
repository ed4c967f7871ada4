import { afterEach, beforeEach, expect, test } from 'vitest'
import { exampleInventory } from '#app/api-check/example-answers'
import { openCaller, type Caller } from './test-caller'
import { findAttributes } from './test-products'

type Data = Record<string, unknown>

let api: Caller
beforeEach(() => {
	api = openCaller()
})
afterEach(() => api.close())

const person = {
	gender: 'MALE',
	initials: 'B.',
	firstName: 'Bram',
	preposition: null,
	lastName: 'Jansen',
	streetName: 'Veenkade',
	houseNumber: '5',
	houseNumberAddition: 'B',
	zipcode: '9401 CD',
	city: 'Assen',
	birthCountry: 'NL Nederland',
	birthDate: '1996-08-12',
	birthLastName: 'Jansen',
	birthPreposition: null,
	phoneHome: null,
	phoneMobile: '06 5555 7788',
	email: 'bram@voorbeeld.nl',
	maritalState: '3',
	degree: '4',
	smoker: null,
	inPaidEmployment: true,
	grossMonthlyIncome: 2750.5,
	everDivorced: false,
	children: 0,
	hasPartner: false,
}
const mortgage = {
	...exampleInventory.mortgage,
	hasMortgage: true,
	lender: 'Spaarbank De Zwaluwe',
	mortgageStartDate: '2025-11-01',
	mortgageTotal: 34_000,
	loanParts: [
		{ percentage: 4.25, type: 'Annuïteiten', lender: null, startDate: '01-11-2025', endDate: null },
	],
}
const data: Data = {
	...exampleInventory,
	consumer: person,
	additionalData: { ...exampleInventory.additionalData, housingType: 'huurwoning' },
	mortgage,
}
const withPartner: Data = {
	...data,
	consumer: { ...person, hasPartner: true },
	partner: { ...person, hasPartner: true },
	partnerPension: { partnerPensionDate: null, partnerPensions: [] },
}

async function send(sent: Data, { action = '21032', email = 'bram@voorbeeld.nl' } = {}) {
	const token = (await api.signIn(email)).accessToken
	const answer = await api.call('POST', '/api/inventory-form', {
		token,
		body: { data: sent, productActionId: action },
	})
	return { token, ...answer }
}

interface Refusal {
	code: string
	errors: { source?: { pointer: string } }[]
}
const refusalOf = ({ status, json }: { status: number; json: unknown }) => {
	const { code, errors } = json as Refusal
	return [status, code, ...errors.flatMap(({ source }) => source?.pointer ?? [])]
}

test.each([
	['alone', data],
	['with a partner', withPartner],
])('Somebody %s is taken once; the action is done and keeps it [563]', async (_who, sent) => {
	const { status, token } = await send(sent)
	expect(status).toBe(204)
	const actions = (await api.call('GET', '/api/actions', { token })).json
	expect(findAttributes(actions, '21032')).toMatchObject({ is_done: true, inventory: sent })
	expect(refusalOf(await send(sent))).toEqual([409, 'invalidActionType'])
})

const change = (block: string, members: object) => ({
	...data,
	[block]: { ...(data[block] as object), ...members },
})

test.each<[string, Data, string]>([
	['a gender of another spelling', change('consumer', { gender: 'male' }), 'consumer/gender'],
	['an empty name', change('consumer', { firstName: '' }), 'consumer/firstName'],
	['an address that is none', change('consumer', { email: 'bram' }), 'consumer/email'],
	['a house number as a number', change('consumer', { houseNumber: 5 }), 'consumer/houseNumber'],
	['a yes as text', change('consumer', { smoker: 'yes' }), 'consumer/smoker'],
	['a missing answer', change('consumer', { children: undefined }), 'consumer/children'],
	['an amount as text', change('mortgage', { currentDebtAmount: '0' }), 'mortgage/currentDebtAmount'],
	['no debts at all', change('mortgage', { currentDebtAmount: null }), 'mortgage/currentDebtAmount'],
	['a Dutch date', change('mortgage', { mortgageStartDate: '01-11-2025' }), 'mortgage/mortgageStartDate'],
	['an end date', change('mortgage', { mortgageEndDate: null }), 'mortgage/mortgageEndDate'],
	['an estimate', change('additionalData', { estimatedValue: 1 }), 'additionalData/estimatedValue'],
	[
		'an ISO date of a part',
		change('mortgage', { loanParts: [{ ...mortgage.loanParts[0], startDate: '2025-11-01' }] }),
		'mortgage/loanParts/0/startDate',
	],
	['no list of pensions', change('pension', { pensions: null }), 'pension/pensions'],
	['a partner that nobody has', { ...withPartner, consumer: person }, 'partner'],
	['no pension of a partner', { ...withPartner, partnerPension: undefined }, 'partnerPension'],
])('%s is refused by its place [563]', async (_what, sent, place) => {
	const pointer = `/data/attributes/data/${place}`
	expect(refusalOf(await send(sent))).toEqual([422, 'bodyInvalid', pointer])
})

test('It belongs to an open action of its own kind and owner [563]', async () => {
	expect(refusalOf(await send(data, { action: '1' }))).toEqual([404, 'productActionNotFound'])
	expect(refusalOf(await send(data, { action: '21031' }))).toEqual([422, 'invalidActionType'])
	expect(refusalOf(await send(data, { email: 'anna@voorbeeld.nl' }))[0]).toBe(403)
	expect((await api.call('POST', '/api/inventory-form', { token: 'x', body: {} })).status).toBe(401)
})
