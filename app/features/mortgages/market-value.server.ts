import type { StatedAction } from '#app/products/task-state.server'
import { isUnread } from '#app/lib/unread'
import type { Mortgage } from '#app/api/resources/mortgage'
import type { UsesSending } from '#app/request/context.server'
import type { Say } from '#app/i18n/say.server'
import { paths } from '#app/paths'
import { createTextFact, describeMoney } from '#app/products/facts'
import { answerIncomplete } from '#app/submissions/check-shown.server'
import { isOldForm } from '#app/submissions/old-form.server'
import { toActionSubject, sendOnce } from '#app/submissions/send-once.server'
import type { ShownTerms } from '#app/submissions/shown-terms.server'
import { readHouseAddress } from '#app/products/address'
import { findHouseAmount } from '#app/products/house-amount'
import { listBasisChoices } from '#app/products/value-basis'
import { listAnswerRows } from '#app/wizard/answer-rows.server'
import { labelAnswers } from '#app/wizard/question-texts'
import { buildQuestionsView, parseQuestions, type QuestionSet } from '#app/wizard/questions.server'
import { prefillValue } from './loan-parts-known'

/** @see [324-327] */
export function buildMarketValueView(mortgage: Mortgage, say: Say) {
	return {
		purpose: say('marketValue.purpose'),
		house: houseOf(mortgage, say),
		...buildQuestionsView(buildQuestions(mortgage, say), say),
	}
}

function houseOf({ collateral }: Mortgage, say: Say) {
	const { address, current, unknown } = say.table('marketValue')
	return [
		createTextFact(address, readHouseAddress(collateral), say),
		{ term: current, detail: valueOf(collateral, say) ?? unknown },
	]
}

/** The house that gets a new value. */
export function listMarketValueTerms(mortgage: Mortgage, say: Say): ShownTerms {
	return { facts: houseOf(mortgage, say) }
}

/** All three are required [328]. */
function buildQuestions(mortgage: Mortgage, say: Say): QuestionSet {
	const { questions, submit, sends } = say.table('marketValue')
	const { options } = listBasisChoices(mortgage.collateral, say)
	return {
		blocks: [
			{
				name: 'marketValue',
				questions: [
					{ kind: 'choice', name: 'basedOn', answers: options.map(({ value }) => value) },
					{ kind: 'money', name: 'marketValue', isAboveZero: true, beside: findHouseAmount(mortgage) },
					{ kind: 'date', name: 'marketValueDate', isPast: true },
				],
			},
		],
		words: { blocks: {}, questions, answers: { basedOn: labelAnswers(options) } },
		prefill: prefillValue(mortgage, say),
		submit,
		sends,
	}
}

function valueOf(collateral: Mortgage['collateral'], say: Say) {
	const value = isUnread(collateral) ? collateral : collateral?.marketValue
	return value === 0 ? undefined : describeMoney(value, say)
}

/** @see [329] */
export async function postMarketValue(
	ctx: UsesSending<'api'>,
	request: Request,
	action: StatedAction,
	mortgage: Mortgage,
) {
	const { api, say } = ctx
	const { id, label } = mortgage
	const { blocks, words, prefill } = buildQuestions(mortgage, say)
	const { form, typed, values, ...posted } = await parseQuestions(request, blocks, say, { words, prefill })
	const subject = { ...toActionSubject(action), route: 'actions/market-value' as const }
	const changes = (await isOldForm(ctx, subject, form)) ? {} : posted.changes
	const errors = { ...changes, ...posted.errors }
	const terms = listMarketValueTerms(mortgage, say)
	if (Object.keys(errors).length > 0) return answerIncomplete(ctx, form, { ...subject, terms, errors })
	const listAnswers = () => listAnswerRows(blocks, { typed, values }, words, say)
	const about = { ...subject, readShown: () => terms, doubts: posted.doubts, listAnswers }
	return sendOnce(ctx, form, about, async () => {
		await api.post(`/api/products/mortgages/${encodeURIComponent(id)}/edit-market-value`, {
			productActionId: action.id,
			...values,
		})
		const { receipt, next } = say.table('marketValue')
		return {
			to: paths.mortgages.detail(id),
			notice: { key: 'marketValue.saved' },
			receipt: {
				title: label ? `${receipt}: ${label}` : receipt,
				sent: listAnswers(),
				next,
			},
		}
	})
}
