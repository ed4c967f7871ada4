import type { Person } from '#app/api/resources/consumer'
import { findKnown, isUnread, type Read } from '#app/lib/unread'
import { fillChoice, fillDate, fillText, type Prefill } from '#app/forms/prefill'
import { lookUp } from '#app/lib/look-up'
import { countries, defaultCountry, normaliseCountry, otherCountry } from './countries'
import { familyCodes, genders, yesNoAnswers, type PersonAnswers } from './person-questions'

const textNames = [
	'initials',
	'firstName',
	'preposition',
	'lastName',
	'streetName',
	'houseNumber',
	'houseNumberAddition',
	'zipcode',
	'city',
	'birthLastName',
	'birthPreposition',
	'phoneHome',
	'phoneMobile',
	'email',
	'maritalState',
	'degree',
] as const
const yesNo = { true: 'yes', 1: 'yes', false: 'no', 0: 'no' }

/** Fields that the record of a person fills in. */
export function prefillPerson(person: Partial<Person> = {}) {
	const texts = textNames.map((name) => [name, fillText(person[name])] as const)
	return {
		...Object.fromEntries(texts),
		gender: fillChoice(
			mapKnown(person.gender, (gender) => gender.toUpperCase()),
			genders,
		),
		birthCountry: prefillCountry(person.birthCountry),
		birthDate: fillDate(person.dateOfBirth),
		smoker: fillYesNo(person.smoker),
		inPaidEmployment: fillYesNo(person.inPaidEmployment),
		everDivorced: fillYesNo(person.everDivorced),
	} satisfies Prefill
}

/** The default is the Netherlands [548]. */
function prefillCountry(country: Read<string>) {
	if (isUnread(country)) return fillText(country)
	return fillText(normaliseCountry(country) ?? defaultCountry)
}

/** `ofCountries` is sorted by name. */
export function createPersonAnswers(
	person: Person | undefined,
	ofCountries: readonly string[] = countries,
): PersonAnswers {
	return {
		maritalState: withKnown(familyCodes, findKnown(person?.maritalState)),
		degree: withKnown(familyCodes, findKnown(person?.degree)),
		birthCountry: [
			...withKnown(ofCountries, normaliseCountry(findKnown(person?.birthCountry))).filter(
				(country) => country !== otherCountry,
			),
			otherCountry,
		],
	}
}

function withKnown(answers: readonly string[], known: string | undefined) {
	return known === undefined || answers.includes(known) ? answers : [...answers, known]
}

function fillYesNo(value: Read<string>) {
	return fillChoice(
		mapKnown(value, (word) => lookUp(yesNo, word.toLowerCase()) ?? word),
		yesNoAnswers,
	)
}

function mapKnown(value: Read<string>, change: (text: string) => string): Read<string> {
	return typeof value === 'string' ? change(value) : value
}
