import type { StoredItem } from '#app/backend/jsonapi'
import { dayFromNow, momentFromNow } from '#app/backend/seed/dates'
import { loanPartTypes, marketValueBases } from '#app/backend/seed/loan-choices'

type Fields = Omit<StoredItem, 'id'>

const steps = ['Inventarisatie', 'Advies', 'Offerte', 'Notaris', 'Nazorg']
const repayments = [1, 3, 6, 12, 2]
const periods = ['MONTHLY', 'ANNUALLY', 'REMAINING_DURATION']

const makers: Readonly<Record<string, (number: number) => Fields>> = {
	mortgage: createMortgage,
	credit: (number) => ({
		lender: 'Grachtstad Financieringen',
		date_entry: dayFromNow(-90 * number),
		spending_target: number % 2 === 0 ? 'Auto' : 'Keuken',
		loan_amount: 2500 * number,
		repayment_amount: 37.5 * number,
		repayment_period: repayments[number % repayments.length],
		repayment_percentage: 1.5,
	}),
	lifeinsurance: (number) => ({
		insurer_name: 'Zeedijk Levensverzekeringen',
		policy_number: `ZL ${88_300 + number}`,
		payments: [{ amount: 10 + number, term: 'per maand' }],
		insured_consumers: [
			{
				name: `Verzekerde ${number}`,
				data: [
					{ insurance_type: 'Gelijkblijvend kapitaal', capital: 10_000 * number, duration: 12 * number },
				],
			},
		],
	}),
	otd: createAssignment,
	fgv: (number) => ({
		insurance_type: 'Kapitaalverzekering',
		insurer_name: number % 2 === 0 ? 'Zeedijk Levensverzekeringen' : null,
	}),
	cardifao: (number) => ({ reference_number: `REF-${500 + number}`, quote_number: `WLV-${900 + number}` }),
}

/** Members of a numbered product besides id and label; empty for kinds of another file. */
export function createLoanFields(kind: string, number: number): Fields {
	return makers[kind]?.(number) ?? {}
}

function createMortgage(number: number): Fields {
	const hasTimeline = number % 2 === 1
	return {
		lender: 'Wierde Hypotheken',
		amount: 150_000 + 1000 * number,
		arrangement: 'Wierde Vast en Zeker',
		product_name: 'Wierde Woonhypotheek',
		quote_number: `WH-${7000 + number}`,
		has_timeline: hasTimeline,
		timeline: hasTimeline ? createTimeline() : null,
		loan_parts: [1, 2].map((part) => createPart(number, part)),
		loan_part_types: loanPartTypes,
		collateral: {
			street_name: 'Wierdeweg',
			house_number: String(number),
			zip_code: '9989 ZZ',
			city: 'Warffum',
			market_value: 180_000 + 1000 * number,
			market_value_date: dayFromNow(-number),
			based_on: 'valuation',
			based_on_options: marketValueBases.map(({ name }) => name),
		},
		smartcare: {
			minimum_savings_amount: 25 * number,
			minimum_savings_period: periods[number % periods.length],
			abstain_from_calculation_till: null,
		},
	}
}

/** The parts run, so the last step is the one under way. */
function createTimeline() {
	const current = steps.length - 1
	return steps.map((label, at) => ({ label, completed: at < current, active: at === current }))
}

function createPart(mortgage: number, part: number): StoredItem {
	return {
		id: `${mortgage}-${part}`,
		type: part === 1 ? 'annuity' : 'interest_only',
		amount: (150_000 + 1000 * mortgage) / 2,
		interest: 2.5 + part / 2,
		date: '2020-03-01',
		start_of_fixed_rate_period: '2020-03-01',
		end_of_fixed_rate_period: '2040-03-01',
		fixed_interest_period: 240,
		end_of_loan_period: '2050-03-01',
	}
}

function createAssignment(number: number): Fields {
	const hasDebit = number % 2 === 0
	return {
		service_name: 'Advies',
		subservice_name: `Onderdeel ${number}`,
		grand_total: 100 * number,
		total_at_once: hasDebit ? 0 : 100 * number,
		total_monthly: hasDebit ? 10 * number : 0,
		has_automatic_debit_fees: hasDebit,
		sepa_payment_reference: hasDebit ? `OPDRACHT-${number}` : null,
		sepa_creditor_name: hasDebit ? 'Incasso Wierdeland' : null,
		sepa_creditor_id: hasDebit ? 'NL00ZZZ000000000099' : null,
		vat_percentage: hasDebit ? 21 : null,
		vat_total_monthly: hasDebit ? 2.1 * number : null,
		is_cancelled: number % 5 === 0,
		is_signed: number % 5 === 1,
		date_finalised: momentFromNow(-7 * number),
	}
}
