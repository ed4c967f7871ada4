import type { Action } from '#app/api/resources/action'
import type { Mortgage } from '#app/api/resources/mortgage'
import type { RequestContext } from '#app/request/context.server'
import type { CompleteForm } from '#app/forms/parse-form.server'
import { toLoanPartDate } from '#app/lib/wire-date'
import { paths } from '#app/paths'
import { toActionSubject, sendOnce } from '#app/sending/send-once.server'
import type { PartValue } from './loan-part-rules'
import type { LoanPartsValue } from './loan-parts-form.server'
import { buildLoanPartsReceipt } from './loan-parts-receipt.server'

/** Sends collateral, loan parts and savings. @see [315] */
export function sendLoanParts(
	ctx: RequestContext,
	form: CompleteForm<LoanPartsValue>,
	action: Action,
	mortgage: Mortgage,
) {
	const { value } = form
	return sendOnce(ctx, form, toActionSubject(action), async () => {
		await ctx.api.post(`/api/products/mortgages/${encodeURIComponent(mortgage.id)}/update-details`, {
			productActionId: action.id,
			data: {
				marketValue: value.marketValue ?? null,
				basedOn: value.basedOn ?? null,
				marketValueDate: value.marketValueDate ?? null,
				smartcareMinimumSavingsAmount: value.smartcareMinimumSavingsAmount ?? null,
				smartcareMinimumSavingsPeriod: value.smartcareMinimumSavingsPeriod,
				smartcareAbstainFromCalculationTill: value.smartcareAbstainFromCalculationTill ?? null,
				loanParts: value.loanParts.map((part) => ({ id: part.id, ...wirePart(part) })),
				newLoanParts: value.newLoanParts.map(wirePart),
			},
		})
		return {
			to: paths.mortgages.detail(mortgage.id),
			notice: { key: 'loanParts.saved' },
			receipt: buildLoanPartsReceipt(value, mortgage, ctx.say),
		}
	})
}

/** The keys of contract §6; dates of loan parts are `DD-MM-YYYY` [297]. */
function wirePart(part: PartValue) {
	return {
		type: part.type ?? null,
		amount: part.amount ?? null,
		currentAmount: part.currentAmount ?? null,
		interest: part.interest ?? null,
		date: wireDate(part.date),
		startOfFixedRatePeriod: wireDate(part.startOfFixedRatePeriod),
		endOfFixedRatePeriod: wireDate(part.endOfFixedRatePeriod),
	}
}

function wireDate(date: string | undefined) {
	return date === undefined ? null : toLoanPartDate(date)
}
