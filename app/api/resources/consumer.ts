import { z } from 'zod/v4'
import { flag, id, defineList, makeOptional, defineObject, requiredText, text } from '#app/api/wire'

const members = {
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
	phoneNumbers: defineList(requiredText),
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
	addressStyle: makeOptional(z.enum(['formal', 'informal'])),
	salutation: text,
	isCompany: flag,
}

/** @see [181] */
export const consumerSchema = defineObject({ id, ...members })
export type Consumer = z.output<typeof consumerSchema>

/** Without an id, which only the signed-in consumer needs: the partner, and the guest of a mortgage check. */
export const personSchema = defineObject(members)
export type Person = z.output<typeof personSchema>

export function formatConsumerName(
	person: Pick<Person, 'displayName' | 'firstName' | 'initials' | 'preposition' | 'lastName'>,
) {
	const parts = [person.firstName ?? person.initials, person.preposition, person.lastName]
	return person.displayName ?? parts.filter(Boolean).join(' ')
}
