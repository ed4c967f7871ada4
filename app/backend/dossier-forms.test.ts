import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openCaller, type Caller } from './test-caller'

const person = {
	gender: null,
	initials: null,
	firstName: 'Roos',
	preposition: null,
	lastName: 'Wiersma',
	postalCode: '9712 KL',
	houseNumber: '7-A',
	houseNumberAddition: null,
	street: null,
	city: null,
	homePhone: null,
	mobilePhone: null,
	dateOfBirth: '1990-02-01',
	country: 'Nederland',
	email: 'roos@voorbeeld.nl',
	addressStyle: 'formal',
	incomeType: 'EMPLOYED',
}
const partner = { ...person, firstName: 'Tjeerd', email: null, incomeType: null }
const alone = {
	hasPartner: false,
	productPhase: 'BOUGHT',
	leadSource: 'Klantportaal Noorderlicht',
	persons: [person],
}
const together = { ...alone, hasPartner: true, persons: [person, partner] }
const of = (change: Record<string, unknown>) => ({ ...alone, persons: [{ ...person, ...change }] })

let api: Caller
beforeEach(() => {
	api = openCaller()
})
afterEach(() => api.close())

const create = (body: unknown, domain = 'noord') => api.call('POST', '/api/create-dossier', { domain, body })
const pointers = (json: unknown) =>
	(json as { errors: { source?: { pointer: string } }[] }).errors.map(({ source }) => source?.pointer)

describe('A dossier that a guest asks for', () => {
	test.each([
		['one person', alone],
		['two people', together],
		[
			'as little as may be',
			{ ...of({ dateOfBirth: null, country: null, incomeType: null }), productPhase: null },
		],
	])('is taken, of %s [655]', async (_what, body) => {
		expect((await create(body)).status).toBe(204)
	})

	test('is taken once, and its person too, until the demonstration starts anew [270] [655]', async () => {
		await create(alone)
		expect(await create(alone)).toMatchObject({ status: 409, json: { code: 'dossierExternalIdExists' } })
		const again = await create(of({ email: 'ROOS@voorbeeld.nl', city: 'Assen' }))
		expect(again).toMatchObject({ status: 409, json: { code: 'personExternalIdExists' } })
		expect(pointers(again.json)).toEqual(['/data/attributes/persons/0/email'])
		expect((await create(of({ dateOfBirth: '1991-02-01' }))).status).toBe(204)
		api.restart()
		expect((await create(alone)).status).toBe(409)
		api.backend().reset()
		expect((await create(alone)).status).toBe(204)
	})

	test.each(Object.keys(alone))('without the key %s is refused at it [655]', async (key) => {
		const answer = await create(Object.fromEntries(Object.entries(alone).filter(([name]) => name !== key)))
		expect([answer.status, pointers(answer.json)]).toEqual([422, [`/data/attributes/${key}`]])
	})

	test.each(Object.keys(person))('whose person lacks the key %s is refused at it [655]', async (key) => {
		const rest = Object.fromEntries(Object.entries(person).filter(([name]) => name !== key))
		const answer = await create({ ...alone, persons: [rest] })
		expect([answer.status, pointers(answer.json)]).toEqual([422, [`/data/attributes/persons/0/${key}`]])
	})

	test.each<[string, unknown, string, string]>([
		['a key too many', { ...alone, colour: 'x' }, 'bodyInvalid', 'colour'],
		['a person with a key too many', of({ colour: 'x' }), 'bodyInvalid', 'persons/0/colour'],
		['an empty text', of({ city: '' }), 'bodyInvalid', 'persons/0/city'],
		['a number for a house number', of({ houseNumber: 7 }), 'bodyInvalid', 'persons/0/houseNumber'],
		['a text for a yes', { ...alone, hasPartner: 'no' }, 'bodyInvalid', 'hasPartner'],
		['no first name', of({ firstName: null }), 'bodyInvalid', 'persons/0/firstName'],
		['no address for mail', of({ email: null }), 'fieldInvalid', 'persons/0/email'],
		['an address that is none', of({ email: 'roos' }), 'bodyInvalid', 'persons/0/email'],
		['another gender', of({ gender: 'MALE' }), 'invalidGender', 'persons/0/gender'],
		['a day to come', of({ dateOfBirth: '2026-03-03' }), 'invalidBirthDate', 'persons/0/dateOfBirth'],
		[
			'a day written otherwise',
			of({ dateOfBirth: '01-02-1990' }),
			'invalidBirthDate',
			'persons/0/dateOfBirth',
		],
		['a country of digits', of({ country: '31' }), 'invalidCountry', 'persons/0/country'],
		['an unknown income', of({ incomeType: 'GOLD' }), 'incomeTypeNotFound', 'persons/0/incomeType'],
		['an unknown phase', { ...alone, productPhase: 'GOLD' }, 'phaseNotFound', 'productPhase'],
		['another source', { ...alone, leadSource: null }, 'leadSourceNotFound', 'leadSource'],
		['another style', of({ addressStyle: 'informal' }), 'optionNotFound', 'persons/0/addressStyle'],
		['nobody', { ...alone, persons: [] }, 'outOfIndex', 'persons'],
		['a partner too many', { ...together, hasPartner: false }, 'outOfIndex', 'persons'],
		['a partner too few', { ...alone, hasPartner: true }, 'outOfIndex', 'persons'],
		['three people', { ...together, persons: [person, partner, partner] }, 'outOfIndex', 'persons'],
	])('with %s is refused, and nothing is kept [269] [655]', async (_what, body, code, field) => {
		const answer = await create(body)
		expect(answer).toMatchObject({ status: 422, json: { code } })
		expect(pointers(answer.json)).toEqual([`/data/attributes/${field}`])
		expect((await create(alone)).status).toBe(204)
	})

	test.each([
		['2026-03-03T23:30:00Z', '2026-03-04', '2026-03-05'],
		['2026-07-15T22:30:00Z', '2026-07-16', '2026-07-17'],
	])('at %s, in Amsterdam half past twelve at night, %s is a day of birth and %s is not', async (...row) => {
		const [instant, today, tomorrow] = row
		api.wait((Date.parse(instant) - api.now().getTime()) / 60_000)
		expect(await create(of({ dateOfBirth: tomorrow }))).toMatchObject({ json: { code: 'invalidBirthDate' } })
		expect((await create(of({ dateOfBirth: today }))).status).toBe(204)
	})

	test('is refused by a firm without the form [646]', async () => {
		expect(await create(alone, 'delta')).toMatchObject({ status: 403, json: { code: 'accessDenied' } })
	})
})

test.each([
	['/api/entities/product-phases', 'BOUGHT', 'Ik heb een woning gekocht', 'I have bought a home'],
	['/api/entities/income-types', 'EMPLOYED', 'Loondienst', 'Employment'],
])(
	'%s lists codes with labels in the language of the reader, without a token [654]',
	async (path, code, nl, en) => {
		for (const [language, label] of [
			['nl', nl],
			['en', en],
		] as const) {
			const { status, json } = await api.call('GET', path, { domain: 'noord', language })
			const { data } = json as { data: { attributes: unknown }[] }
			expect(status).toBe(200)
			expect(data.map(({ attributes }) => attributes)).toContainEqual({ code, label })
		}
	},
)
