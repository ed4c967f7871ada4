import { expect, test } from 'vitest'
import { licenceSchema } from '#app/api/resources/licence'
import { buildDossierPayload } from './create-dossier.server'

const licence = licenceSchema.parse({})
/** Payload without any answers, copied from the contract. */
const nobody = {
	gender: null,
	initials: null,
	firstName: null,
	preposition: null,
	lastName: null,
	postalCode: null,
	houseNumber: null,
	houseNumberAddition: null,
	street: null,
	city: null,
	homePhone: null,
	mobilePhone: null,
	dateOfBirth: null,
	country: null,
	email: null,
	incomeType: null,
	addressStyle: 'formal',
}

test('Every key is there, empty ones null; without a partner there is one person', () => {
	const values = { hasPartner: 'no', 'persons[0].firstName': 'Anna', 'persons[1].firstName': 'Bram' }
	expect(buildDossierPayload(values, licence, 'nl')).toEqual({
		hasPartner: false,
		productPhase: null,
		leadSource: null,
		persons: [{ ...nobody, firstName: 'Anna' }],
	})
})

test('The partner is the second person, and the firm’s licence says how both are addressed and where they came from', () => {
	const own = licenceSchema.parse({
		features: { defaultAddressStyle: 'informal' },
		content: { lead_source: { nl: 'Website', en: 'Site' } },
	})
	const values = {
		hasPartner: 'yes',
		productPhase: 'b',
		'persons[0].incomeType': 'a',
		'persons[0].dateOfBirth': '1980-03-31',
		'persons[1].firstName': 'Bram',
	}
	const informal = { ...nobody, addressStyle: 'informal' }
	expect(buildDossierPayload(values, own, 'en')).toEqual({
		hasPartner: true,
		productPhase: 'b',
		leadSource: 'Site',
		persons: [
			{ ...informal, incomeType: 'a', dateOfBirth: '1980-03-31' },
			{ ...informal, firstName: 'Bram' },
		],
	})
})
