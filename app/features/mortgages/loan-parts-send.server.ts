import type { StatedAction } from '#app/products/task-state.server'
import type { Mortgage } from '#app/api/resources/mortgage'
import type { Uses, UsesSending } from '#app/request/context.server'
import { answerInvalid, type ParsedForm } from '#app/forms/parse-form.server'
import { toLoanPartDate } from '#app/lib/wire-date'
import { paths } from '#app/paths'
import { isOldForm } from '#app/submissions/form-ids.server'
import { toActionSubject, sendOnce } from '#app/submissions/send-once.server'
import { answerUnbound } from '#app/submissions/token-session.server'
import { answerTaken } from '#app/submissions/unsent.server'
import type { SendResult } from '#app/submissions/send-result.server'
import { changeRows } from '#app/wizard/form-buttons'
import { parseQuestions } from '#app/wizard/questions.server'
import { prefillLoanParts } from './loan-parts-known'
import { getLoanPartsWords, requireReadParts } from './loan-parts-page.server'
import type { TextKey } from '#app/locales/texts'
import type { PartValue } from './loan-part-rules'
import { reviewOutdatedParts, saveLoanPartsDraft } from './loan-parts-draft.server'
import { buildLoanPartsBlocks } from './loan-parts-questions'
import { buildLoanPartsReceipt } from './loan-parts-receipt.server'
import {
	findContradiction,
	keepCurrentAmount,
	listRecordedFacts,
	readRecordedParts,
} from './recorded-parts.server'
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
	const { form, typed, values, doubts } = posted
	const errors = { ...posted.errors, ...findContradiction({ typed, values }, mortgage, ctx.say) }
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
	if (values.isRight === 'yes') return confirmLoanParts(ctx, form, about, { action, mortgage })
	const value = toLoanPartsValue(blocks, typed, values)
	const receipt = buildLoanPartsReceipt(value, mortgage, ctx.say)
	return sendOnce(ctx, form, { ...about, doubts, listAnswers: () => receipt.sent }, () =>
		sendLoanParts(ctx, value, { action, mortgage }, { notice: 'loanParts.saved', receipt }),
	)
}

type Subject = ReturnType<typeof toActionSubject> & { route: 'actions/loan-parts' }

/** Sends all parts as they are recorded, when the client saw these [A274]. */
function confirmLoanParts(
	ctx: UsesSending<'api'>,
	form: ParsedForm<unknown>,
	about: Subject,
	target: Target,
) {
	const { mortgage } = target
	const { questions, answers, receiptRight, next } = ctx.say.table('loanParts')
	const facts = listRecordedFacts(mortgage, ctx.say) ?? []
	const sent = [{ term: questions.isRight.label, detail: answers.isRight.yes }, ...facts]
	const title = mortgage.label ? `${receiptRight}: ${mortgage.label}` : receiptRight
	return sendOnce(ctx, form, { ...about, readShown: () => ({ facts }), listAnswers: () => sent }, () =>
		sendLoanParts(ctx, readRecordedParts(mortgage, ctx.say), target, {
			notice: 'loanParts.confirmed',
			receipt: { title, sent, next },
		}),
	)
}

interface Target {
	action: StatedAction
	mortgage: Mortgage
}

/** @see [315] */
async function sendLoanParts(
	ctx: Uses<'api' | 'say'>,
	value: LoanPartsValue,
	{ action, mortgage }: Target,
	{ notice, receipt }: { notice: TextKey } & Pick<SendResult, 'receipt'>,
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
		notice: { key: notice },
		receipt,
	}
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
