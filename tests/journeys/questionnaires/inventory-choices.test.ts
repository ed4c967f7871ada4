import { beforeAll, describe, expect, test } from 'vitest'
import type { Page } from '#tests/support/page'
import { anna, findFieldValue } from './inventory-page'
import { readControls, type Control } from './question-controls'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
let page: Page
let asked: Record<string, Control>
beforeAll(async () => {
	// Both persons have no data.
	site.tell('/api/consumers', { id: '1001' })
	site.tell('/api/consumers/partner', { id: '1002' })
	page = await site.anna.visit(anna)
	asked = readControls(page)
})

/** Values and texts of a select's options. */
const optionsOf = (name: string) =>
	[...page.document.querySelectorAll<HTMLOptionElement>(`[name="${name}"] option`)].map(({ value, text }) => [
		value,
		text,
	])
const people = ['consumer', 'partner']

describe.each(people)('Of the %s are asked', (person) => {
	test('the fields of the specification, born in the Netherlands until told otherwise [548]', () => {
		const names = Object.keys(asked).filter((name) => name.startsWith(`${person}.`))
		const fields = [
			...['gender', 'initials', 'firstName', 'preposition', 'lastName', 'streetName', 'houseNumber'],
			...['houseNumberAddition', 'zipcode', 'city', 'birthCountry', 'birthDate', 'birthLastName'],
			...['birthPreposition', 'phoneHome', 'phoneMobile', 'email', 'maritalState', 'degree', 'smoker'],
			...['inPaidEmployment', 'grossMonthlyIncome', 'everDivorced', 'children'],
			// Only the client is asked about a partner.
			...(person === 'consumer' ? ['hasPartner'] : []),
		]
		expect(names.toSorted()).toEqual(fields.map((name) => `${person}.${name}`).toSorted())
		expect(asked[`${person}.gender`]).toEqual(['MALE', 'FEMALE', 'X'])
		expect(findFieldValue(page, `${person}.birthCountry`)).toBe('NL Nederland')
	})

	test('one of eight marital states, or none [556]', () => {
		expect(optionsOf(`${person}.maritalState`)).toEqual([
			['', 'Maak een keuze'],
			['1', 'Getrouwd in gemeenschap van goederen'],
			['2', 'Getrouwd met huwelijkse voorwaarden'],
			['3', 'Alleenstaand'],
			['4', 'Samenwonend met een samenlevingscontract'],
			['5', 'Samenwonend zonder samenlevingscontract'],
			['6', 'Geregistreerd partnerschap in gemeenschap van goederen'],
			['7', 'Geregistreerd partnerschap met voorwaarden'],
			['8', 'Getrouwd naar buitenlands recht'],
		])
	})

	test('one of eight levels of education, or none [557]', () => {
		const options = optionsOf(`${person}.degree`)
		expect(options.map(([value]) => value)).toEqual(['', '1', '2', '3', '4', '5', '6', '7', '8'])
		for (const [value, words] of options.slice(1)) expect(words).toMatch(`Niveau ${value}: `)
	})

	test('one of about seventy countries by its code, or the other one [558]', () => {
		const values = optionsOf(`${person}.birthCountry`).flatMap(([value]) => value || [])
		const countries = values.slice(0, -1)
		expect(countries.length).toBeGreaterThanOrEqual(65)
		expect(countries.length).toBeLessThanOrEqual(79)
		for (const country of countries) expect(country).toMatch(/^[A-Z]{2} \p{Lu}/u)
		expect(values.at(-1)).toBe('XX Anders')
	})
})

test('Of the home are asked how one lives, and whether the new one is built already [549] [550]', () => {
	const names = Object.keys(asked).filter((name) => name.startsWith('additionalData.'))
	expect(Object.fromEntries(names.map((name) => [name.split('.')[1], asked[name]]))).toEqual({
		appointmentGoal: 'typed',
		housingType: ['eigendom', 'huurwoning', 'inwonend'],
		estimatedValue: 'typed',
		purchasePrice: 'typed',
		existingOrNew: ['existing', 'new'],
		addressData: 'typed',
	})
	const revealing = page.document.querySelectorAll('[name="additionalData.housingType"][data-reveals]')
	expect([...revealing].map((radio) => radio.getAttribute('value'))).toEqual(['eigendom'])
})
