import { expect, it } from 'vitest'
import { otdSchema } from './otd'

const wire = {
	id: 51,
	label: 'Opdracht',
	grand_total: '275',
	total_at_once: 95,
	total_monthly: 15,
	service_name: 'Service',
	subservice_name: 'Wonen',
	sepa_payment_reference: 'A-1',
	sepa_creditor_name: 'Kantoor Aa',
	sepa_creditor_id: 'NL00ZZZ000000000053',
	vat_percentage: 21,
	vat_total_monthly: 2.6,
	has_automatic_debit_fees: '1',
	sepa_accountholder_iban_account: 'NL11WIER0010052003',
	sepa_accountholder_iban_bic: 'WIERNL2G',
	sepa_accountholder_iban_name: 'A. de Vries',
	action_counter: { total: 3, closed: 1, open: 2 },
	is_cancelled: false,
	is_signed: 1,
	date_finalised: '2026-01-31',
}

it('An assignment is read with its twenty fields [195]', () => {
	expect(Object.keys(wire)).toHaveLength(20)
	expect(otdSchema.parse(wire)).toEqual({
		id: '51',
		label: 'Opdracht',
		grandTotal: 275,
		totalAtOnce: 95,
		totalMonthly: 15,
		serviceName: 'Service',
		subserviceName: 'Wonen',
		sepaPaymentReference: 'A-1',
		sepaCreditorName: 'Kantoor Aa',
		sepaCreditorId: 'NL00ZZZ000000000053',
		vatPercentage: 21,
		vatTotalMonthly: 2.6,
		hasAutomaticDebitFees: true,
		sepaAccountholderIbanAccount: 'NL11WIER0010052003',
		sepaAccountholderIbanBic: 'WIERNL2G',
		sepaAccountholderIbanName: 'A. de Vries',
		actionCounter: { total: 3, closed: 1, open: 2 },
		isCancelled: false,
		isSigned: true,
		dateFinalised: '2026-01-31',
	})
})

it('An assignment of which only the id is told is read too [195]', () => {
	expect(otdSchema.parse({ id: '1' })).toMatchObject({ id: '1', isCancelled: undefined, isSigned: undefined })
})
