import type { StatedAction } from '#app/products/task-state.server'
import { findKnown } from '#app/lib/unread'
import type { Mortgage } from '#app/api/resources/mortgage'
import type { Uses, UsesSending } from '#app/request/context.server'
import { answerInvalid } from '#app/forms/parse-form.server'
import { toLoanPartDate } from '#app/lib/wire-date'
import { paths } from '#app/paths'
import { isOldForm } from '#app/submissions/old-form.server'
import { toActionSubject, sendOnce } from '#app/submissions/send-once.server'
import { answerUnbound } from '#app/submissions/token-session.server'
import { answerTaken } from '#app/submissions/unsent.server'
import type { SendResult } from '#app/submissions/send-result.server'
import { changeRows } from '#app/wizard/form-buttons'
import { parseQuestions } from '#app/wizard/questions.server'
import { prefillLoanParts } from './loan-parts-known'
import { getLoanPartsWords, requireReadParts } from './loan-parts-page.server'
import type { PartValue } from './loan-part-rules'
import { reviewOutdatedParts, saveLoanPartsDraft } from './loan-parts-draft.server'
import { buildLoanPartsBlocks } from './loan-parts-questions'
import { buildLoanPartsReceipt } from './loan-parts-receipt.server'
import { toLoanPartsValue, type LoanPartsValue } from './loan-parts-value'

/** Reports all errors at once, each at its field. */
export async function postLoanParts(
	ctx: UsesSending<'api'>,
	request: Request,
	action: StatedAction,
	mortgage: Mortgage,
) {
	const blocks = buildLoanPartsBlocks(mortgage, ctx.say)
	const all = Object.values(blocks)
	const prefilled = {
		words: getLoanPartsWords(mortgage, ctx.say),
		prefill: prefillLoanParts(mortgage, ctx.say),
	}
	const posted = await parseQuestions(request, all, ctx.say, prefilled)
	const { form, typed, values, errors, doubts } = posted
	const hasFaults = Object.keys(errors).length > 0
	const about = { ...toActionSubject(action), route: 'actions/loan-parts' as const }
	if (hasFaults && action.isDone) return answerTaken(ctx, form, about)
	const unbound = action.isDone ? undefined : answerUnbound(ctx, form, about)
	if (unbound) return unbound
	const changed = action.isDone
		? undefined
		: (changeRows(all, typed) ?? reviewOutdatedParts(ctx, typed, mortgage))
	if (changed) return saveLoanPartsDraft(ctx, { ...changed, form, shown: posted.shown }, action, mortgage)
	requireReadParts(ctx, action, mortgage)
	const changes = (await isOldForm(ctx, about, form)) ? {} : posted.changes
	if (Object.keys(changes).length > 0) return answerInvalid(ctx, form, { errors: { ...changes, ...errors } })
	if (hasFaults)
		return answerInvalid(ctx, form, { errors: { ...errors, '': [ctx.say('loanParts.fieldsError')] } })
	const value = toLoanPartsValue(blocks, typed, values)
	const listAnswers = () => buildLoanPartsReceipt(value, mortgage, ctx.say).sent
	return sendOnce(ctx, form, { ...about, doubts, listAnswers }, () =>
		sendLoanParts(ctx, value, action, mortgage),
	)
}

/** @see [315] */
async function sendLoanParts(
	ctx: Uses<'api' | 'say'>,
	value: LoanPartsValue,
	action: StatedAction,
	mortgage: Mortgage,
): Promise<SendResult> {
	await ctx.api.post(`/api/products/mortgages/${encodeURIComponent(mortgage.id)}/update-details`, {
		productActionId: action.id,
		data: {
			marketValue: value.marketValue ?? null,
			basedOn: value.basedOn ?? null,
			marketValueDate: value.marketValueDate ?? null,
			smartcareMinimumSavingsAmount: value.smartcareMinimumSavingsAmount ?? null,
			smartcareMinimumSavingsPeriod: value.smartcareMinimumSavingsPeriod,
			smartcareAbstainFromCalculationTill: value.smartcareAbstainFromCalculationTill ?? null,
			loanParts: value.loanParts.map((part) => ({
				id: part.id,
				...wirePart(keepCurrentAmount(part, mortgage)),
			})),
			newLoanParts: value.newLoanParts.map(wirePart),
		},
	})
	return {
		to: paths.mortgages.detail(mortgage.id),
		notice: { key: 'loanParts.saved' },
		receipt: buildLoanPartsReceipt(value, mortgage, ctx.say),
	}
}

/** A part without a typed current amount did not change, so its record's amount goes out. */
function keepCurrentAmount(part: LoanPartsValue['loanParts'][number], { loanParts }: Mortgage): PartValue {
	const known = loanParts.known.find(({ id }) => id === part.id)
	return { ...part, currentAmount: part.currentAmount ?? findKnown(known?.currentAmount) }
}

/** Dates of loan parts are `DD-MM-YYYY` (contract §6) [297]. */
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
