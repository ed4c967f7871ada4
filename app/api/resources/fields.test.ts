import { expect, it, test } from 'vitest'
import type { Reader } from '#app/api/reader'
import { createList } from '#app/lib/read-list'
import { findKnown, unread } from '#app/lib/unread'
import { unwrapLists } from '#tests/support/read-document'
import { actionSchema, paymentSchema } from './action'
import { consumerSchema } from './consumer'
import { dossierSchema } from './dossier'
import { importantDocumentSchema } from './important-document'
import { languageSchema } from './installation'
import { invoiceSchema } from './invoice'
import { licenceSchema } from './licence'
import { mortgageSchema } from './mortgage'

/** Names of the specification, separated by spaces. */
const names = (text: string) => text.trim().split(/\s+/)
const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
const createMembers = (fields: string[]) => Object.fromEntries(fields.map((name) => [name, `${name}-1`]))
const readBack = (fields: string[]) => Object.fromEntries(fields.map((name) => [camel(name), `${name}-1`]))

const resources: [string, Reader<unknown>, string][] = [
	[
		'A consumer is read with its texts [181]',
		consumerSchema,
		`id gender initials first_name preposition last_name display_name address nationality email
		profilePicture street_name house_number house_number_addition zipcode city birth_country birth_last_name
		birth_preposition phone_home phone_mobile marital_state degree smoker in_paid_employment ever_divorced salutation`,
	],
	[
		'An important document is read with its texts [202]',
		importantDocumentSchema,
		'id label filename description language',
	],
	[
		'An action is read with its texts [205]',
		actionSchema,
		'id label type comment smartcare_explain consumer_name public_number',
	],
]

test.each(resources)('%s', (_name, schema, fields) => {
	expect(schema.parse(createMembers(names(fields)))).toMatchObject(readBack(names(fields)))
})

it('A consumer has phone numbers, an address style and three switches; an unknown style is none [181]', () => {
	const wire = {
		id: 1,
		phoneNumbers: ['1', '2'],
		two_factor: '1',
		is_company: true,
		address_style: 'informal',
	}
	const read = { phoneNumbers: ['1', '2'], twoFactor: true, isCompany: true, addressStyle: 'informal' }
	expect(unwrapLists(consumerSchema.parse(wire))).toMatchObject(read)
	expect(consumerSchema.parse({ id: 1, address_style: 'polite' }).addressStyle).toBe(unread)
})

it('An important document belongs to a category [202]', () => {
	const wire = { id: 1, category: { id: 2, name: 'Algemeen', documents: [{ id: 1 }] } }
	expect(importantDocumentSchema.parse(wire).category).toEqual({ id: '2', name: 'Algemeen' })
})

it('An action is read with its switches, amounts and all that belongs to it [205]', () => {
	const wire = {
		id: 1,
		is_done: 1,
		mollie_invalid: 'true',
		smartcare_show_amount: '1',
		smartcare_min_savings_amount: '75',
		smartcare_savings_period: 'ANNUALLY',
		product: { id: 11, label: 'Huis', type: 'mortgage' },
		woongarant: { premium: 12.5 },
		invoice: { id: 71 },
		payment: { status: 'CREATED' },
		document: { label: 'Strook' },
		downloadable_document: { name: 'Rapport', description: 'Ons advies' },
		quotes: [{ id: 5, property: 'Kade 1' }],
	}
	expect(unwrapLists(actionSchema.parse(wire))).toMatchObject({
		isDone: true,
		mollieInvalid: true,
		smartcareShowAmount: true,
		smartcareMinSavingsAmount: 75,
		smartcareSavingsPeriod: 'ANNUALLY',
		product: { id: '11', label: 'Huis', type: 'mortgage' },
		woongarant: { premium: 12.5 },
		invoice: { id: '71' },
		payment: { status: 'CREATED' },
		document: { label: 'Strook' },
		downloadableDocument: { name: 'Rapport', description: 'Ons advies' },
		quotes: [{ id: '5', property: 'Kade 1' }],
	})
})

it('The document of an action is read with its seven fields [206]', () => {
	const texts = [
		'label',
		'description',
		'consumer_name',
		'client_approval_explanation',
		'upload_requirements',
	]
	const wire = { ...createMembers(texts), is_consumer_specific: 1, has_document: '1' }
	const none = { uploadRequirementsAsList: createList([]) }
	const read = { ...readBack(texts), isConsumerSpecific: true, hasDocument: true, ...none }
	expect(actionSchema.parse({ id: 1, document: wire }).document).toEqual(read)
	const list = { upload_requirements_as_list: ['Van mei', 'Leesbaar'] }
	const { document } = actionSchema.parse({ id: 1, document: list })
	expect(unwrapLists(findKnown(document)?.uploadRequirementsAsList)).toEqual(['Van mei', 'Leesbaar'])
})

it('The proposal of a home insurance is read with its sixteen fields [199]', () => {
	const texts = names(`woongarant_api_id insurance_number product coverage risico_address proposal_code
		conditions_url approval_url info_url`)
	const wire = {
		...createMembers(texts),
		premium: '21.5',
		deductible_contents: 150,
		deductible_property: 300,
		renovation_premium: 4,
		quote_date: '2026-01-02',
		is_apartment: '1',
		action_counter: { total: 2, closed: 1, open: 1 },
	}
	expect(Object.keys(wire)).toHaveLength(16)
	expect(actionSchema.parse({ id: 1, woongarant: wire }).woongarant).toEqual({
		...readBack(texts),
		premium: 21.5,
		deductibleContents: 150,
		deductibleProperty: 300,
		renovationPremium: 4,
		quoteDate: '2026-01-02',
		isApartment: true,
		actionCounter: { total: 2, closed: 1, open: 1 },
	})
})

it('The counter of action points tells how many there are, are done and are open [207]', () => {
	const wire = { id: 1, action_counter: { total: '3', closed: 1, open: 2 } }
	expect(mortgageSchema.parse(wire).actionCounter).toEqual({ total: 3, closed: 1, open: 2 })
})

it.each([
	['MONTHLY', 'MONTHLY'],
	['annually', 'ANNUALLY'],
	['REMAINING_DURATION', 'REMAINING_DURATION'],
	['WEEKLY', unread],
	['', 'MONTHLY'],
	[undefined, 'MONTHLY'],
])('The savings period %s is read as %s', (given, read) => {
	expect(actionSchema.parse({ id: 1, smartcare_savings_period: given }).smartcareSavingsPeriod).toBe(read)
	const smartcare = { minimum_savings_period: given }
	expect(findKnown(mortgageSchema.parse({ id: 1, smartcare }).smartcare)?.minimumSavingsPeriod).toBe(read)
})

it('Where no savings period is told it is a month [298]', () => {
	expect(actionSchema.parse({ id: 1 }).smartcareSavingsPeriod).toBe('MONTHLY')
	expect(findKnown(mortgageSchema.parse({ id: 1, smartcare: {} }).smartcare)?.minimumSavingsPeriod).toBe(
		'MONTHLY',
	)
})

it.each(['CREATED', 'EXPIRED', 'CANCELLED', 'FAILED', 'PAID', 'PENDING'])(
	'An invoice and its payment are read with all their fields, a payment that is %s too [201]',
	(status) => {
		const payment = {
			id: 81,
			description: 'iDEAL',
			amount: '12.5',
			is_paid: 1,
			issuer: 'Bank Aa',
			status,
			payment_url: 'https://bank.voorbeeld.nl/81',
		}
		const invoice = {
			id: 71,
			public_number: 'F-1',
			date_created: '2026-01-02',
			total: '95.5',
			product_action: { id: 11, payment },
			lines: [{ description: 'Advies' }, { description: 'Nazorg' }],
		}
		const paid = {
			id: '81',
			description: 'iDEAL',
			amount: 12.5,
			isPaid: true,
			issuer: 'Bank Aa',
			status,
			paymentUrl: 'https://bank.voorbeeld.nl/81',
		}
		expect(unwrapLists(paymentSchema.parse(payment))).toEqual(paid)
		expect(unwrapLists(invoiceSchema.parse(invoice))).toEqual({
			id: '71',
			publicNumber: 'F-1',
			dateCreated: '2026-01-02',
			total: 95.5,
			productAction: { payment: paid },
			lines: [{ description: 'Advies' }, { description: 'Nazorg' }],
		})
	},
)

it('A dossier is read with how far it is and who works on it [189]', () => {
	const wire = {
		id: 1,
		label: 'Huis',
		percentage_complete: '65',
		user_panels: [{ name: 'Saar', systemname: 'ADVISOR' }],
	}
	expect(unwrapLists(dossierSchema.parse(wire))).toMatchObject({
		id: '1',
		label: 'Huis',
		percentageComplete: 65,
		userPanels: [{ name: 'Saar', systemname: 'ADVISOR' }],
	})
})

it('A language has a name, a code and may be the default [187]', () => {
	const wire = { name: 'Nederlands', iso_code: 'nl', is_default: 1 }
	expect(unwrapLists(languageSchema.parse(wire))).toEqual({
		name: 'Nederlands',
		isoCode: 'nl',
		isDefault: true,
	})
})

it('Every text of a licence is read, in both languages or one [184]', () => {
	const texts =
		names(`welcome_title welcome_content important_documents_title important_documents_content footer_content
		header_image logo_image advisor_label dossier_owner_label otd_terms_title otd_terms_content
		mortgage_check_introduction_family_and_income mortgage_check_introduction_residence
		mortgage_check_introduction_mortgage mortgage_check_introduction_questions mortgage_check_advice_necessary
		mortgage_check_advice_desirable mortgage_check_advice_not_needed cardif_introduction cardif_approval_text
		cardif_approve_button cardif_decline_button lead_source`)
	const wire = { ...createMembers(texts), isHeaderImageFullWidth: '1' }
	const { isHeaderImageFullWidth, ...read } = licenceSchema.parse({ content: wire }).content
	expect(isHeaderImageFullWidth).toBe(true)
	expect(read).toEqual(
		Object.fromEntries(texts.map((name) => [camel(name), { nl: `${name}-1`, en: `${name}-1` }])),
	)
	const both = licenceSchema.parse({ content: { welcome_title: { nl: 'Dag', en: 'Hello' } } })
	expect(both.content.welcomeTitle).toEqual({ nl: 'Dag', en: 'Hello' })
})

it.each([
	[
		{
			mortgage_check_enable_question_1b: true,
			mortgage_check_enable_question_7b_c: 1,
			mortgage_check_enable_question_11: '1',
		},
	],
	[{ question1BEnabled: true, question7BCEnabled: 'true', question11Enabled: 1 }],
])('The switches of the mortgage check are read as %j [185]', (smartcare) => {
	const on = { question1b: true, question7bC: true, question11: true }
	expect(licenceSchema.parse({ smartcare }).smartcare).toEqual(on)
})

it.each([null, ''])('A switch that is %j counts as absent', (value) => {
	const modules = { generalinsurance: value, ockto: value, show_iwize: value }
	const read = licenceSchema.parse({ modules, features: { show_appointment_form: value } })
	expect(Object.values(read.modules).filter((one) => one !== undefined)).toEqual([])
	expect(read.features.appointmentForm).toBeUndefined()
})
