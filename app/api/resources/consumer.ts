import { z } from 'zod/v4'
import { flag, id, listOf, optional, record, requiredText, text } from '#app/api/wire'

/** @see [181] */
export const consumer = record({
	id,
	gender: text,
	initials: text,
	firstName: text,
	preposition: text,
	lastName: text,
	displayName: text,
	dateOfBirth: text,
	address: text,
	nationality: text,
	email: text,
	profilePicture: text,
	phoneNumbers: listOf(requiredText),
	twoFactor: flag,
	streetName: text,
	houseNumber: text,
	houseNumberAddition: text,
	zipcode: text,
	city: text,
	birthCountry: text,
	birthLastName: text,
	birthPreposition: text,
	phoneHome: text,
	phoneMobile: text,
	maritalState: text,
	degree: text,
	smoker: text,
	inPaidEmployment: text,
	everDivorced: text,
	addressStyle: optional(z.enum(['formal', 'informal'])),
	salutation: text,
	isCompany: flag,
})
export type Consumer = z.output<typeof consumer>

/** The name a person is shown under: the API's, else put together from its parts. */
export function nameOf(
	person: Pick<Consumer, 'displayName' | 'firstName' | 'initials' | 'preposition' | 'lastName'>,
) {
	const parts = [person.firstName ?? person.initials, person.preposition, person.lastName]
	return person.displayName ?? parts.filter(Boolean).join(' ')
}
