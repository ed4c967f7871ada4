import type { Licence } from '#app/api/resources/licence'
import { findWording } from '#app/i18n/language'
import type { Language } from '#app/locales/languages'
import type { Values } from '#app/wizard/question'

const personKeys = [
	'gender',
	'initials',
	'firstName',
	'preposition',
	'lastName',
	'postalCode',
	'houseNumber',
	'houseNumberAddition',
	'street',
	'city',
	'homePhone',
	'mobilePhone',
	'dateOfBirth',
	'country',
	'email',
	'incomeType',
]

/** All keys are present; empty answers are null. The second person is the partner (contract §7) [655]. */
export function buildDossierPayload(values: Values, { features, content }: Licence, language: Language) {
	const hasPartner = values.hasPartner === 'yes'
	const personOf = (at: number) => ({
		...Object.fromEntries(personKeys.map((key) => [key, values[`persons[${at}].${key}`] ?? null])),
		addressStyle: features.defaultAddressStyle ?? 'formal',
	})
	return {
		hasPartner,
		productPhase: values.productPhase ?? null,
		leadSource: findWording(content.leadSource, language) ?? null,
		persons: hasPartner ? [personOf(0), personOf(1)] : [personOf(0)],
	}
}
