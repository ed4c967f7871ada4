import type { Person } from '#app/api/resources/consumer'
import { toTypedDate } from '#app/lib/typed-date'
import { countries, defaultCountry, normaliseCountry, otherCountry } from './countries'
import { familyCodes, genders, type PersonAnswers } from './person-questions'

export function toPersonValues(person: Partial<Person> = {}) {
	const gender = person.gender?.toUpperCase() ?? ''
	return {
		gender: genders.includes(gender) ? gender : undefined,
		initials: person.initials,
		firstName: person.firstName,
		preposition: person.preposition,
		lastName: person.lastName,
		streetName: person.streetName,
		houseNumber: person.houseNumber,
		houseNumberAddition: person.houseNumberAddition,
		zipcode: person.zipcode,
		city: person.city,
		birthCountry: normaliseCountry(person.birthCountry) ?? defaultCountry,
		birthDate: toTypedDate(person.dateOfBirth),
		birthLastName: person.birthLastName,
		birthPreposition: person.birthPreposition,
		phoneHome: person.phoneHome,
		phoneMobile: person.phoneMobile,
		email: person.email,
		maritalState: person.maritalState,
		degree: person.degree,
		smoker: typedYesNo(person.smoker),
		inPaidEmployment: typedYesNo(person.inPaidEmployment),
		everDivorced: typedYesNo(person.everDivorced),
	}
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

function typedYesNo(value: string | undefined) {
	if (value === 'true' || value === '1') return 'yes'
	return value === 'false' || value === '0' ? 'no' : undefined
}
