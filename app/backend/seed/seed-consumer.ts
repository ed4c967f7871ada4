import type { StoredItem } from '#app/backend/jsonapi'
import type { RecordKind } from '#app/backend/records.server'

export type SeedRecords = Partial<Record<RecordKind, readonly StoredItem[]>>

/** Dates in the records are relative to the day of seeding. */
export interface SeedConsumer {
	branch: string
	email: string
	username: string
	description: string
	secret?: string
	twoFactor?: boolean
	twoFactorSetup?: boolean
	consumer: StoredItem
	partner?: StoredItem
	records: () => SeedRecords
}

/** Members of every consumer; each person adds the rest. */
export const blankConsumer = {
	gender: null,
	initials: null,
	first_name: null,
	preposition: null,
	last_name: null,
	display_name: null,
	date_of_birth: null,
	address: null,
	nationality: null,
	email: null,
	profilePicture: null,
	phoneNumbers: [],
	street_name: null,
	house_number: null,
	house_number_addition: null,
	zipcode: null,
	city: null,
	birth_country: null,
	birth_last_name: null,
	birth_preposition: null,
	phone_home: null,
	phone_mobile: null,
	marital_state: null,
	degree: null,
	smoker: null,
	in_paid_employment: null,
	ever_divorced: null,
	address_style: 'formal',
	salutation: null,
	is_company: false,
} as const
