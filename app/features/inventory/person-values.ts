import type { Person } from '#app/api/resources/consumer'
import { isUnread } from '#app/api/wire'
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

type Name = keyof Person

/** Fields that the record of a person fills in. */
export function prefillPerson(person: Partial<Person> = {}) {
	const isLost = (name: Name) => isUnread(person, name)
	const texts = textNames.map((name) => [name, fillText(person[name], isLost(name))] as const)
	return {
		...Object.fromEntries(texts),
		gender: fillChoice(person.gender?.toUpperCase(), genders, isLost('gender')),
		birthCountry: prefillCountry(person.birthCountry, isLost('birthCountry')),
		birthDate: fillDate(person.dateOfBirth, isLost('dateOfBirth')),
		smoker: fillYesNo(person.smoker, isLost('smoker')),
		inPaidEmployment: fillYesNo(person.inPaidEmployment, isLost('inPaidEmployment')),
		everDivorced: fillYesNo(person.everDivorced, isLost('everDivorced')),
	} satisfies Prefill
}

/** The default is the Netherlands [548]. */
function prefillCountry(country: string | undefined, isLost: boolean) {
	return fillText(normaliseCountry(country) ?? (isLost ? undefined : defaultCountry), isLost)
}

/** `ofCountries` is sorted by name. */
export function createPersonAnswers(
	person: Person | undefined,
	ofCountries: readonly string[] = countries,
): PersonAnswers {
	return {
		maritalState: withKnown(familyCodes, person?.maritalState),
		degree: withKnown(familyCodes, person?.degree),
		birthCountry: [
			...withKnown(ofCountries, normaliseCountry(person?.birthCountry)).filter(
				(country) => country !== otherCountry,
			),
			otherCountry,
		],
	}
}

function withKnown(answers: readonly string[], known: string | undefined) {
	return known === undefined || answers.includes(known) ? answers : [...answers, known]
}

function fillYesNo(value: string | undefined, isLost: boolean) {
	return fillChoice(value && (lookUp(yesNo, value.toLowerCase()) ?? value), yesNoAnswers, isLost)
}
