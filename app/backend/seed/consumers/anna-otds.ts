import type { StoredItem } from '#app/backend/jsonapi'
import { momentFromNow } from '#app/backend/seed/dates'

const unsigned = { is_cancelled: false, is_signed: false }

const paidAtOnce = {
	total_monthly: 0,
	has_automatic_debit_fees: false,
	sepa_payment_reference: null,
	sepa_creditor_name: null,
	sepa_creditor_id: null,
	sepa_accountholder_iban_account: null,
	sepa_accountholder_iban_bic: null,
	sepa_accountholder_iban_name: null,
	vat_percentage: null,
	vat_total_monthly: null,
}

const directDebit = {
	has_automatic_debit_fees: true,
	sepa_payment_reference: 'NFA-10053-SERVICE',
	sepa_creditor_name: 'Noorderlicht Financieel Advies',
	sepa_creditor_id: 'NL00ZZZ000000000053',
	vat_percentage: 21,
}

/** Service assignments in every state: to be signed with and without direct debit, signed, cancelled, for free. */
export const annaOtds: readonly StoredItem[] = [
	{
		...paidAtOnce,
		...unsigned,
		id: '10051',
		label: 'Opdracht hypotheekadvies',
		service_name: 'Hypotheek',
		subservice_name: 'Advies en bemiddeling bij aankoop',
		grand_total: 2450,
		total_at_once: 2450,
		date_finalised: momentFromNow(-14),
	},
	{
		...directDebit,
		id: '10052',
		label: 'Opdracht nazorg',
		service_name: 'Nazorg',
		subservice_name: 'Jaarlijks onderhoudsgesprek',
		grand_total: 300,
		total_at_once: 0,
		total_monthly: 25,
		vat_total_monthly: 4.34,
		sepa_payment_reference: 'NFA-10052-NAZORG',
		sepa_accountholder_iban_account: 'NL11WIER0010052003',
		sepa_accountholder_iban_bic: 'WIERNL2G',
		sepa_accountholder_iban_name: 'A.M. de Vries',
		is_cancelled: false,
		is_signed: true,
		date_finalised: momentFromNow(-60),
	},
	{
		...directDebit,
		...unsigned,
		id: '10053',
		label: 'Opdracht serviceabonnement',
		service_name: 'Serviceabonnement',
		subservice_name: 'Wonen en verzekeren',
		grand_total: 275,
		total_at_once: 95,
		total_monthly: 15,
		vat_total_monthly: 2.6,
		sepa_accountholder_iban_account: null,
		sepa_accountholder_iban_bic: null,
		sepa_accountholder_iban_name: null,
		date_finalised: momentFromNow(-11),
	},
	{
		...paidAtOnce,
		id: '10054',
		label: 'Opdracht pensioenadvies',
		service_name: 'Pensioen',
		subservice_name: null,
		grand_total: 640,
		total_at_once: 640,
		is_cancelled: true,
		is_signed: false,
		date_finalised: momentFromNow(-90),
	},
	{
		...paidAtOnce,
		...unsigned,
		id: '10055',
		label: 'Opdracht kennismaking',
		service_name: 'Kennismaking',
		subservice_name: 'Eerste gesprek zonder kosten',
		grand_total: 0,
		total_at_once: 0,
		date_finalised: null,
	},
]
