import type { StoredItem } from '#app/backend/jsonapi'
import { blankAction, blankDocument } from '#app/backend/seed/action'
import { dayFromNow, momentFromNow } from '#app/backend/seed/dates'
import type { SeedRecords } from '#app/backend/seed/seed-consumer'
import { createLoanFields } from './many-loans'

const periods = [1, 3, 6, 12, 2]
const payments = ['PAID', 'CREATED', 'PENDING', 'FAILED']

const makers: Readonly<Record<string, (number: number) => Fields>> = {
	general_insurance: (number) => ({
		product_id: `P${number}`,
		state: isOdd(number) ? 'Lopend' : 'Beëindigd',
		premium: 12.5 * number,
		policy_number: `PL-${100_000 + number}`,
		payment_period: periods[number % periods.length],
		date_start: isOdd(number) ? dayFromNow(-30 * number) : null,
		company_name: 'Terpen Verzekeringen',
		insurance_type: 'Inboedel',
		show_damage_report_button: isOdd(number),
		damage_reports: [],
	}),
	invoice: (number) => ({
		public_number: `V-${1000 + number}`,
		date_created: momentFromNow(-7 * number),
		total: 49.95 * number,
		lines: [{ description: `Werkzaamheden deel ${number}` }],
		product_action: isOdd(number) ? payment(number) : null,
	}),
	purchase_intention: (number) => ({
		state: 'Actief op zoek',
		buyer_profile: isOdd(number) ? 'Starter' : 'Doorstromer',
		object_type: 'Appartement',
		has_timeline: isOdd(number),
		budget_from: 150_000,
		budget_to: 200_000 + 5000 * number,
		timeline: isOdd(number)
			? [
					{ label: 'Zoekprofiel gemaakt', completed: true, active: false },
					{ label: 'Woningen bekijken', completed: false, active: true },
				]
			: null,
		found_houses_collection: [],
	}),
	bankguarantee: (number) => ({
		company: 'Borgstelling Noord',
		is_BNP: isOdd(number),
		cost: 150 + number,
		amount: 20_000 + 100 * number,
		one_off_additional_orv_cost: 0,
		premium: 150 + number,
		arrangement: 'regulier',
		purchase_price: 200_000 + 1000 * number,
		date_of_issue: isOdd(number) ? null : dayFromNow(-number),
		date_ultimate: dayFromNow(90 - number),
		date_bankguarantee: dayFromNow(10),
		purchase_agreement_date: dayFromNow(-20 - number),
	}),
	business_income: (number) => ({
		name: `Vennoot ${number}`,
		supplier: 'Cijferwacht Rekenexperts',
		lender: 'Hypotheekbank Noordzee',
		state: isOdd(number) ? 'Gereed' : null,
		created: momentFromNow(-3 * number),
	}),
	will_writing_advice: (number) => ({
		notary: 'Notariskantoor Aan de Vaart',
		wozAmount: 250_000 + 2500 * number,
		supplier: 'Nalatenschap in Orde',
		status: isOdd(number) ? 'Getekend' : null,
		wills: [],
	}),
}

const products = [
	{ kind: 'mortgage', label: 'Hypotheek' },
	{ kind: 'credit', label: 'Krediet' },
	{ kind: 'lifeinsurance', label: 'Levensverzekering' },
	{ kind: 'general_insurance', label: 'Verzekering' },
	{ kind: 'otd', label: 'Opdracht' },
	{ kind: 'invoice', label: 'Factuur' },
	{ kind: 'purchase_intention', label: 'Zoektocht' },
	{ kind: 'bankguarantee', label: 'Bankgarantie' },
	{ kind: 'business_income', label: 'Inkomensverklaring' },
	{ kind: 'will_writing_advice', label: 'Testament' },
	{ kind: 'fgv', label: 'Financieel geregeld' },
	{ kind: 'cardifao', label: 'Woonlastenverzekering' },
] as const

const actions = [
	{ type: 'UPLOAD_DOCUMENTMANAGEMENT_FILE', label: 'Loonstrook' },
	{ type: 'UPLOAD_DOCUMENTMANAGEMENT_FILE', label: 'Bankafschrift' },
	{ type: 'REUPLOAD_DOCUMENTMANAGEMENT_FILE', label: 'Taxatierapport' },
	{ type: 'DOWNLOAD_DOCUMENTMANAGEMENT_FILE', label: 'Polisblad' },
	{ type: 'APPROVE_DOCUMENT', label: 'Akkoord op het advies' },
] as const

interface Amounts {
	/** Prefix of all ids, so that no other client has the same ones. */
	prefix: string
	products: number
	/** Number of products per kind; the rest are mortgages. */
	each: number
	actions: number
	/** Every so many actions one is done; 0: none. */
	done: number
	advisor: StoredItem
}

export function createManyRecords(amounts: Amounts): SeedRecords {
	const { prefix, advisor } = amounts
	const dossier = {
		id: `${prefix}0001`,
		label: 'Alles bij elkaar',
		percentage_complete: 40,
		user_panels: [advisor],
	}
	const list = Array.from({ length: amounts.products }, (_, index) => createProduct(amounts, index))
	const records: SeedRecords = {
		dossier: [dossier],
		appointment: [createAppointment(prefix)],
		action: Array.from({ length: amounts.actions }, (_, index) => createAction(amounts, list, index)),
	}
	for (const { kind } of products) records[kind] = list.filter((item) => item.type === kind)
	return records
}

function createProduct({ prefix, each }: Amounts, index: number) {
	const more = index - each * products.length
	const { kind, label } = more < 0 ? pick(products, index) : products[0]
	const number = more < 0 ? Math.floor(index / products.length) + 1 : each + more + 1
	return {
		id: `${prefix}1${String(index).padStart(4, '0')}`,
		label: `${label} ${number}`,
		type: kind,
		...createOtherFields(kind, number),
		...createLoanFields(kind, number),
	}
}

function createAction({ prefix, done }: Amounts, list: readonly StoredItem[], index: number): StoredItem {
	const { type, label } = pick(actions, index)
	const isDone = done > 0 && index % done === 0
	const number = String(index).padStart(4, '0')
	// A download action is useless without a file.
	const hasFile = index % 2 === 0 || type.startsWith('DOWNLOAD')
	return {
		...blankAction,
		id: `${prefix}2${number}`,
		type,
		label: `${label} ${index + 1}`,
		date_created: momentFromNow(-index - 1),
		date_executed: isDone ? momentFromNow(-1) : null,
		is_done: isDone,
		product: toReference(pick(list, index)),
		document: { ...blankDocument, id: `${prefix}3${number}`, label, has_document: hasFile },
	}
}

function toReference({ id, label, type }: StoredItem): StoredItem {
	return { id, label, type }
}

function createAppointment(prefix: string): StoredItem {
	return {
		id: `${prefix}0101`,
		label: 'Jaarlijks gesprek',
		type: 'Afspraak op kantoor',
		date: dayFromNow(12),
		start_time: '13:30',
		end_time: '14:30',
		location: 'Op kantoor',
		advisor_name: null,
		is_true_meeting: false,
		is_google_meet: false,
		is_teams: false,
		action_counter: { total: 0, closed: 0, open: 0 },
	}
}

function pick<Of>(list: readonly [Of, ...Of[]] | readonly Of[], index: number): Of {
	const item = list[index % list.length]
	if (item === undefined) throw new Error('nothing to pick from')
	return item
}

type Fields = Omit<StoredItem, 'id'>

/** Members of a numbered product; empty for kinds of another file. */
function createOtherFields(kind: string, number: number): Fields {
	return makers[kind]?.(number) ?? {}
}

function payment(number: number): StoredItem {
	const status = payments[((number - 1) / 2) % payments.length]
	return {
		id: `V-${number}`,
		type: 'PAY_INVOICE',
		is_done: status === 'PAID',
		payment: {
			id: `B-${number}`,
			description: 'iDEAL',
			amount: 49.95 * number,
			is_paid: status === 'PAID',
			issuer: 'Veenbank',
			status,
		},
	}
}

function isOdd(number: number): boolean {
	return number % 2 === 1
}
