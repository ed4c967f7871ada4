import { findKnown } from '#app/lib/unread'
import { recordDate } from '#app/api/dates'
import { text, recordText, requiredText, id, flag, defineChoice } from '#app/api/leaves'
import { defineObject, defineList } from '#app/api/wire'
import type { Output } from '#app/api/reader'

const members = {
	gender: recordText,
	initials: recordText,
	firstName: recordText,
	preposition: recordText,
	lastName: recordText,
	displayName: text,
	dateOfBirth: recordDate,
	address: text,
	nationality: text,
	email: recordText,
	profilePicture: text,
	phoneNumbers: defineList(requiredText),
	twoFactor: flag,
	streetName: recordText,
	houseNumber: recordText,
	houseNumberAddition: recordText,
	zipcode: recordText,
	city: recordText,
	birthCountry: recordText,
	birthLastName: recordText,
	birthPreposition: recordText,
	phoneHome: recordText,
	phoneMobile: recordText,
	maritalState: recordText,
	degree: recordText,
	smoker: recordText,
	inPaidEmployment: recordText,
	everDivorced: recordText,
	addressStyle: defineChoice(['formal', 'informal']),
	salutation: text,
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
