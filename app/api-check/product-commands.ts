import type { Output } from '#app/api/reader'
import { findKnown, type Read } from '#app/lib/unread'
import type { Action } from '#app/api/resources/action'
import { paymentStateSchema } from '#app/api/resources/invoice'
import type { Mortgage } from '#app/api/resources/mortgage'
import { parseWireDate } from '#app/lib/parse-wire-date'
import type { CheckedCommand, Sending } from './command'
import { forAction } from './form-commands'
import type { Known } from './known.server'

const ofMortgage = (
	path: string,
	type: string,
	without: string,
	prepare: (action: string, mortgage: Mortgage) => unknown,
): CheckedCommand => ({
	path,
	without,
	prepare: ({ takeAction, mortgages }) => {
		const action = takeAction(type)
		const mortgage = mortgages.find(({ id }) => id === findKnown(action?.product)?.id)
		if (!action || !mortgage) return `no open action of type ${type} about a mortgage`
		return { ids: { mortgage: mortgage.id }, body: prepare(action.id, mortgage), subject: action.id }
	},
})

const guarantees = ['BANKGUARANTEE_BNP_PROPOSAL']
const premiums = ['CARDIF_PREMIUM', 'CARDIFAO_PREMIUM']

export const productCommands: CheckedCommand[] = [
	ofMortgage(
		'/api/products/mortgages/{mortgage}/edit-market-value',
		'UPDATE_MARKET_VALUE',
		'no new market value',
		(productActionId) => ({
			productActionId,
			marketValue: 350_000,
			marketValueDate: '2026-01-31',
			basedOn: 'other',
		}),
	),
	ofMortgage(
		'/api/products/mortgages/{mortgage}/update-details',
		'UPDATE_LOAN_PARTS',
		'no new loan parts',
		(productActionId, mortgage) => ({ productActionId, data: describeMortgage(mortgage) }),
	),
	ofMortgage(
		'/api/products/mortgages/{mortgage}/update-present-opportunity-to-consumer',
		'PRESENT_OPPORTUNITY_TO_CONSUMER',
		'no answer to a saving',
		(productActionId) => ({
			productActionId,
			isAgreed: 'no',
			futureDate: null,
			customAmount: null,
			customPeriod: null,
		}),
	),
	forAction(
		'/api/products/mortgages/actions/{action}/date-conditions-precedent',
		'no date of the conditions precedent',
		['UPDATE_DATE_CONDITIONS_PRECEDENT'],
		(action) => ({ ids: { action }, body: { dateConditionsPrecedent: '2030-01-31' } }),
	),
	forAction(
		'/api/products/bankguarantees/actions/{action}/submit-choice',
		'no bank guarantee',
		guarantees,
		(action) => ({ ids: { action }, body: { accepted: false } }),
	),
	{
		path: '/api/products/otds/actions/{action}/sign',
		without: 'no assignment is signed',
		prepare: ({ takeAction, otds }) => {
			const action = takeAction('SIGN_OTD', 'OTD_SIGN')
			const otd = otds.find(({ id }) => id === findKnown(action?.product)?.id)
			if (!action || !otd) return 'no open assignment'
			return {
				ids: { action: action.id },
				body: { data: otd.hasAutomaticDebitFees === true ? account : {} },
				subject: action.id,
			}
		},
	},
	forAction(
		'/api/products/cardifao/actions/{action}/decline',
		'no answer to the premium',
		premiums,
		(action) => ({ ids: { action } }),
	),
	forAction(
		'/api/products/cardifao/actions/{action}/accept',
		'no answer to the premium',
		premiums,
		(action) => ({ ids: { action } }),
	),
	{
		path: '/api/products/appointments/{appointment}/cancel',
		without: 'no appointment is cancelled',
		prepare: ({ appointments, licence }) => {
			const now = new Date().toISOString().slice(0, 10)
			const match = appointments.find(({ date }) => (findKnown(date) ?? '').slice(0, 10) > now)
			if (licence.features.cancelAppointments !== true || !match)
				return 'no appointment that can be cancelled'
			return { ids: { appointment: match.id }, subject: match.id }
		},
	},
	...(['get-payment', 'validate-payment'] as const).map((call) => ({
		path: `/api/invoices/${call}`,
		answer: paymentStateSchema,
		listMissing: (resource: unknown) => listMissingPayment(call, paymentStateSchema.parse(resource)),
		without: 'no invoice is paid',
		prepare: ({ findAction }: Known) => preparePayment(findAction('PAY_INVOICE', 'INVOICE_PAYMENT')),
	})),
]

const account = {
	sepaAccountholderIbanAccount: 'NL91ABNA0417164300',
	sepaAccountholderIbanName: 'Check Api',
}

/** The bank's address is needed unless the bank has the payment already. */
function listMissingPayment(
	call: 'get-payment' | 'validate-payment',
	{ status, url }: Output<typeof paymentStateSchema>,
) {
	const isWithBank = ['PAID', 'PENDING'].includes(status?.toUpperCase() ?? '')
	const needsUrl = call === 'get-payment' && !isWithBank && url === undefined
	return [...(status === undefined ? ['status'] : []), ...(needsUrl ? ['url'] : [])]
}

function preparePayment(action: Action | undefined): Sending | string {
	const { id } = action ?? {}
	const [product, invoice] = [findKnown(action?.product), findKnown(action?.invoice)]
	if (!id || !product || !invoice) return 'no open invoice'
	return { body: { productId: product.id, productActionId: id, invoiceId: invoice.id } }
}

/** All loan parts, unchanged (contract §6). */
function describeMortgage({ loanParts, smartcare: read }: Mortgage) {
	const smartcare = findKnown(read)
	const day = (date: Read<string>) =>
		(typeof date === 'string' && parseWireDate(date)?.format('DD-MM-YYYY')) || null
	return {
		marketValue: null,
		basedOn: null,
		marketValueDate: null,
		smartcareMinimumSavingsAmount: findKnown(smartcare?.minimumSavingsAmount) ?? null,
		smartcareMinimumSavingsPeriod: findKnown(smartcare?.minimumSavingsPeriod) ?? null,
		smartcareAbstainFromCalculationTill: null,
		loanParts: loanParts.known.map((part) => ({
			id: part.id,
			type: findKnown(part.type) ?? null,
			amount: findKnown(part.amount) ?? null,
			currentAmount: null,
			interest: findKnown(part.interest) ?? null,
			date: day(part.date),
			startOfFixedRatePeriod: day(part.startOfFixedRatePeriod),
			endOfFixedRatePeriod: day(part.endOfFixedRatePeriod),
		})),
		newLoanParts: [],
	}
}
