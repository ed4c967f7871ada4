import { findKnown } from '#app/lib/unread'
import { recordDate } from '#app/api/dates'
import { defineChoice, flag, id, longTextIfKnown, text, textIfKnown } from '#app/api/leaves'
import { defineObject, defineList } from '#app/api/wire'
import type { Output } from '#app/api/reader'

const members = {
	gender: text,
	initials: text,
	firstName: text,
	preposition: text,
	lastName: text,
	displayName: textIfKnown,
	dateOfBirth: recordDate,
	address: text,
	nationality: text,
	email: text,
	profilePicture: longTextIfKnown,
	phoneNumbers: defineList(text),
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
	addressStyle: defineChoice(['formal', 'informal']),
	salutation: textIfKnown,
	isCompany: flag,
}

/** @see [181] */
export const consumerSchema = defineObject({ id, ...members })
export type Consumer = Output<typeof consumerSchema>

/** Without an id, which only the signed-in consumer needs: the partner, and the guest of a mortgage check. */
export const personSchema = defineObject(members)
export type Person = Output<typeof personSchema>

export function formatConsumerName(
	person: Pick<Person, 'displayName' | 'firstName' | 'initials' | 'preposition' | 'lastName'>,
) {
	const parts = [
		findKnown(person.firstName) ?? findKnown(person.initials),
		findKnown(person.preposition),
		findKnown(person.lastName),
	]
	return person.displayName ?? parts.filter(Boolean).join(' ')
}
