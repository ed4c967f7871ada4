import type { StoredItem } from '#app/backend/jsonapi'
import { dayFromNow, momentFromNow } from '#app/backend/seed/dates'

type Fields = Omit<StoredItem, 'id'>

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

/** Members of a numbered product; empty for kinds of another file. */
export function createOtherFields(kind: string, number: number): Fields {
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
