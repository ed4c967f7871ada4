import { expect, test } from 'vitest'
import { consumerSchema } from '#app/api/resources/consumer'
import { mergeTyped } from '#app/forms/prefilled-fields'
import { languages } from '#app/locales/languages'
import { countries, getCountryNames, normaliseCountry, otherCountry } from './countries'
import { createPersonAnswers, prefillPerson } from './person-values'

const person = (members: object) => consumerSchema.parse({ id: '1', ...members })

test.each([
	['female', 'FEMALE'],
	['MALE', 'MALE'],
	['x', 'X'],
	['v', undefined],
	[null, undefined],
])('A gender told as %s is asked as %s [547] [548]', (gender, typed) => {
	expect(prefillPerson(person({ gender })).gender).toMatchObject({ text: typed ?? '', value: typed })
})

test.each([
	[true, 'yes'],
	['0', 'no'],
	[1, 'yes'],
	['soms', undefined],
	[null, undefined],
])('A smoker told as %s is %s [547]', (smoker, typed) => {
	expect(prefillPerson(person({ smoker })).smoker).toMatchObject({ text: typed ?? '', value: typed })
})

test('Nobody known was born in the Netherlands until told otherwise; dates are typed the Dutch way [548]', () => {
	expect(mergeTyped(prefillPerson(), {})).toEqual({ birthCountry: 'NL Nederland' })
	expect(prefillPerson(person({ date_of_birth: '1984-03-31T00:00:00Z' })).birthDate.text).toBe('31-03-1984')
})

test.each([
	['BE België', 'BE België'],
	['be', 'BE België'],
	[' België ', 'BE België'],
	['xx', 'XX Anders'],
	['BQ Bonaire', 'BQ Bonaire'],
	['B', 'B'],
])('A country told as "%s" is "%s" [558]', (spelling, meant) => {
	expect(normaliseCountry(spelling)).toBe(meant)
})

test('What is known of somebody is one of the answers, the other country stays the last', () => {
	const answers = createPersonAnswers(
		person({ marital_state: '9', degree: '8', birth_country: 'BQ Bonaire' }),
	)
	expect(answers.maritalState.at(-1)).toBe('9')
	expect(answers.degree).toHaveLength(8)
	expect(answers.birthCountry.slice(-2)).toEqual(['BQ Bonaire', otherCountry])
	expect(createPersonAnswers(person({ birth_country: otherCountry })).birthCountry.slice(-1)).toEqual([
		otherCountry,
	])
})

test('Every country is there once, with a name in each language [558]', () => {
	expect(new Set(countries).size).toBe(countries.length)
	for (const language of languages) {
		const names = getCountryNames(language)
		expect(Object.keys(names).toSorted()).toEqual(countries.toSorted())
		for (const [country, name] of Object.entries(names)) expect(name).not.toBe(country.slice(0, 2))
	}
})
