import type { StoredItem } from '#app/backend/jsonapi'

/** Members of every action; null where the firm set no value. */
export const blankAction = {
	date_executed: null,
	is_done: false,
	comment: null,
	mollie_invalid: false,
	smartcare_show_amount: null,
	smartcare_min_savings_amount: null,
	smartcare_savings_period: null,
	smartcare_explain: null,
	product: null,
	woongarant: null,
	invoice: null,
	payment: null,
	document: null,
	downloadable_document: null,
	quotes: [],
	consumer_name: null,
	public_number: null,
} satisfies Omit<StoredItem, 'id'>

/** Members of every document of an action. */
export const blankDocument = {
	description: null,
	consumer_name: null,
	is_consumer_specific: false,
	client_approval_explanation: null,
	upload_requirements: null,
	has_document: false,
} as const
