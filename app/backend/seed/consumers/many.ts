import type { StoredItem } from '#app/backend/jsonapi'
import { blankAction, blankDocument } from '#app/backend/seed/action'
import { dayFromNow, momentFromNow } from '#app/backend/seed/dates'
import type { SeedRecords } from '#app/backend/seed/seed-consumer'
import { createOtherFields } from './many-others'
import { createLoanFields } from './many-loans'

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
