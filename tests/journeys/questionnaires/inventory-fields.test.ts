import { beforeEach, describe, expect, test } from 'vitest'
import { discardDrafts } from '#tests/support/discard-drafts'
import { createApiHandler } from '#tests/support/card'
import { signIn } from '#tests/support/sign-in'
import type { Visitor } from '#tests/support/visitor'
import {
	anna,
	demanded,
	fillIn,
	incomplete,
	createPersonIn,
	pressFormButton,
	required,
	send,
} from './inventory-page'
import { listFieldNames, listSummaryErrors, findFieldValue, listWrongFields } from './inventory-page'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
let client: Visitor
beforeEach(async () => {
	site.api.backend.reset()
	client = (await signIn(site.portal.url, { branch: 'noord' })).visitor
	await discardDrafts(client)
	site.api.forgetCalls()
})
const sent = () => site.api.callsTo('POST', '/api/inventory-form')
const person = (attributes: Record<string, string | number | boolean | null>) => ({
	data: { type: 'consumers', id: '1001', attributes },
})

test('The blocks stand in one page, that of the partner too; there is one step, and no list of steps [546] [60]', async () => {
	const page = await client.visit(anna)
	const titles = [...page.document.querySelectorAll('main form h2')].map(({ textContent }) => textContent)
	expect(titles).toEqual([
		'Over u',
		'Over uw partner',
		'Uw plannen',
		'Hypotheek',
		'Gegevens van uw hypotheek',
		'Leningdelen van uw hypotheek',
		'Uw spaargeld en schulden',
		'Pensioen',
		'Uw pensioenen',
		'Pensioen van uw partner',
		'Pensioenen van uw partner',
		'Overig',
	])
	expect(page.words).not.toMatch(/Stap 1|Alle stappen/)
	expect(page.title).toMatch(/^Inventarisatie/)
	expect(page.words).toContain('Invullen duurt ongeveer 30 minuten.')
})

test('What the API knows of both people stands in the fields [547] [287]', async () => {
	const page = await client.visit(anna)
	const shown = (path: string) =>
		Object.fromEntries(
			listFieldNames(page)
				.filter((name) => name.startsWith(`${path}.`) && findFieldValue(page, name))
				.map((name) => [name.slice(path.length + 1), findFieldValue(page, name)]),
		)
	const home = { streetName: 'Lindelaan', houseNumber: '14', zipcode: '9711 AB', city: 'Groningen' }
	expect(shown('consumer')).toEqual({
		...home,
		gender: 'FEMALE',
		initials: 'A.M.',
		firstName: 'Anna',
		preposition: 'de',
		lastName: 'Vries',
		birthDate: '31-03-1984',
		birthCountry: 'NL Nederland',
		birthLastName: 'Bakker',
		phoneHome: '050 555 22 33',
		phoneMobile: '06 5555 2233',
		email: 'anna@voorbeeld.nl',
		maritalState: '2',
		everDivorced: 'no',
		degree: '6',
		inPaidEmployment: 'yes',
		smoker: 'no',
		hasPartner: 'yes',
	})
	expect(shown('partner')).toEqual({
		...home,
		gender: 'MALE',
		initials: 'J.P.',
		firstName: 'Jeroen',
		lastName: 'Postma',
		birthDate: '05-11-1982',
		birthCountry: 'NL Nederland',
		phoneMobile: '06 5555 4411',
		email: 'jeroen@voorbeeld.nl',
	})
})

test('Somebody without a partner is known to have none; a company is no partner [546] [547]', async () => {
	site.api.answer(createApiHandler('/api/consumers/partner', person({ isCompany: true, first_name: 'BV' })))
	const page = await client.visit(anna)
	expect([findFieldValue(page, 'consumer.hasPartner'), findFieldValue(page, 'partner.firstName')]).toEqual([
		'no',
		'',
	])
})

describe('The choices', () => {
	const optionsOf = async (name: string, press?: string) => {
		const page = await client.visit(anna)
		const shown = press ? await page.press(press) : page
		const select = shown.document.querySelector(`[name="${name}"]`)
		return [...(select?.querySelectorAll('option') ?? [])].map(({ value, text }) => [value, text])
	}

	test('of a marital state and a level of education begin with none', async () => {
		for (const name of ['consumer.maritalState', 'partner.degree']) {
			const options = await optionsOf(name)
			expect(options[0]).toEqual(['', 'Maak een keuze'])
		}
	})

	test('of a country are about seventy by code and Dutch name, in the reader’s words and order, the other one last [558]', async () => {
		const dutch = await optionsOf('consumer.birthCountry')
		expect(dutch.length).toBeGreaterThan(70)
		expect(dutch.at(-1)).toEqual(['XX Anders', 'Anders'])
		expect(dutch).toContainEqual(['DE Duitsland', 'Duitsland'])
		const english = await optionsOf('partner.birthCountry', 'English')
		expect(english.at(-1)).toEqual(['XX Anders', 'Other'])
		expect(english).toContainEqual(['DE Duitsland', 'Germany'])
		const names = english.slice(1, -1).map(([, text]) => text ?? '')
		expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')))
		await (await client.visit(anna)).press('Nederlands')
	})

	test('keep what is known and no code of ours, and send it as it came [547]', async () => {
		const own = { marital_state: 'weduwe', degree: 9, birth_country: 'BQ Bonaire' }
		site.api.answer(createApiHandler('/api/consumers', person({ ...own, gender: 'unknown', smoker: null })))
		const page = await client.visit(anna)
		expect(findFieldValue(page, 'consumer.gender')).toBeUndefined()
		expect(findFieldValue(page, 'consumer.smoker')).toBeUndefined()
		expect(findFieldValue(page, 'consumer.maritalState')).toBe('weduwe')
		const { maritalState, degree, birthCountry, ...others } = demanded
		const named = Object.entries(others).map(([name, value]) => [`consumer.${name}`, value] as const)
		const answers = { 'consumer.hasPartner': 'no', 'mortgage.currentDebtAmount': '0' }
		await pressFormButton(fillIn(page, { ...Object.fromEntries(named), ...answers }), send)
		expect([maritalState, degree, birthCountry]).toEqual(['5', '7', 'SR Suriname'])
		expect(sent()[0]?.json).toMatchObject({
			data: { consumer: { maritalState: 'weduwe', degree: '9', birthCountry: 'BQ Bonaire' } },
		})
	})

	test.each(['SR', 'suriname', 'sr suriname'])('know the country that is told as %s [558]', async (told) => {
		site.api.answer(createApiHandler('/api/consumers', person({ birth_country: told })))
		expect(findFieldValue(await client.visit(anna), 'consumer.birthCountry')).toBe('SR Suriname')
	})
})

const names = Object.keys(demanded)
const inOrder = (found: (string | null | undefined)[]) => found.toSorted()

describe('What is required', () => {
	test('of a client alone, and the debts of everybody; the whole form says so too [559] [561]', async () => {
		site.api.answer(createApiHandler('/api/consumers', person({})))
		const blank = Object.fromEntries(['birthCountry'].map((name) => [`consumer.${name}`, '']))
		const page = fillIn(await client.visit(anna), { ...blank, 'consumer.hasPartner': 'no' })
		const refused = await pressFormButton(page, send)
		expect([refused.isRefused, refused.path]).toEqual([true, anna])
		expect(listSummaryErrors(refused)[0]).toBe(incomplete)
		const demandedNames = names.map((name) => `consumer.${name}`)
		expect(inOrder(listWrongFields(refused))).toEqual(
			inOrder([...demandedNames, 'mortgage.currentDebtAmount']),
		)
		expect(listSummaryErrors(refused)).toContain(`Voorletters: ${required}`)
		expect(sent()).toEqual([])
	})

	test('is required of the partner alike, in words that tell whose it is [559] [561]', async () => {
		const empty = Object.fromEntries(
			names.filter((name) => name !== 'gender').map((name) => [`partner.${name}`, '']),
		)
		const page = fillIn(await client.visit(anna), { ...createPersonIn('consumer'), ...empty })
		const refused = await pressFormButton(page, send)
		const expected = names.filter((name) => name !== 'gender').map((name) => `partner.${name}`)
		expect(inOrder(listWrongFields(refused))).toEqual(inOrder([...expected, 'mortgage.currentDebtAmount']))
		expect(listSummaryErrors(refused)).toContain(`Achternaam van uw partner: ${required}`)
	})

	test('An e-mail address has to be one; what is wrong is told at the field, what was typed stays [560]', async () => {
		const answers = { 'consumer.email': 'anna apenstaart', 'consumer.birthDate': '31-2-1980' }
		const refused = await pressFormButton(fillIn(await client.visit(anna), answers), send)
		expect(listSummaryErrors(refused)).toContain(
			'E-mailadres: Ongeldig email. Bijvoorbeeld naam@voorbeeld.nl',
		)
		expect(listSummaryErrors(refused)).toContain('Geboortedatum: Deze dag bestaat niet in deze maand')
		expect(findFieldValue(refused, 'consumer.email')).toBe('anna apenstaart')
	})
})

test('Fields of the client’s own are filled in by the browser, those of the partner are not', async () => {
	const page = await client.visit(anna)
	const hintOf = (name: string) =>
		page.document.querySelector(`[name="${name}"]`)?.getAttribute('autocomplete')
	const own = ['firstName', 'lastName', 'zipcode', 'birthDate', 'email', 'phoneMobile']
	expect(own.map((name) => hintOf(`consumer.${name}`))).toEqual([
		'given-name',
		'family-name',
		'postal-code',
		'bday',
		'email',
		'mobile tel',
	])
	expect(new Set(own.map((name) => hintOf(`partner.${name}`)))).toEqual(new Set(['off']))
})

test.each(['99999', '21032', '11036'])('Action %s has no inventory: not found [60]', async (id) => {
	expect((await client.visit(`/actions/${id}/inventory`)).status).toBe(404)
})
