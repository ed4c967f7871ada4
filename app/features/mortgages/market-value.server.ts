import type { StatedAction } from '#app/products/task-state.server'
import { findText } from '#app/forms/find-value'
import { findPrefilled, isUntouched, type Prefill } from '#app/forms/prefill'
import { isUnread } from '#app/lib/unread'
import type { Mortgage } from '#app/api/resources/mortgage'
import type { UsesSending } from '#app/request/context.server'
import type { Say } from '#app/i18n/say.server'
import { paths } from '#app/paths'
import { createTextFact, describeMoney } from '#app/products/facts'
import { answerIncomplete } from '#app/submissions/check-shown.server'
import { isOldForm } from '#app/submissions/form-ids.server'
import { toActionSubject, sendOnce } from '#app/submissions/send-once.server'
import type { ShownTerms } from '#app/submissions/shown-terms.server'
import { readHouseAddress } from '#app/products/address'
import { findHouseAmount } from '#app/products/house-amount'
import { listBasisChoices } from '#app/products/value-basis'
import { listAnswerRows } from '#app/wizard/answer-rows.server'
import type { Values } from '#app/wizard/question'
import { labelAnswers } from '#app/wizard/question-texts'
import type { Errors } from '#app/wizard/read-answers.server'
import { buildQuestionsView, parseQuestions, type QuestionSet } from '#app/wizard/questions.server'
import { afterNo, isRightQuestion, judgeAnswer } from './known-parts'
import { describeKnownValue, findKnownValue } from './known-value'
import { prefillValue } from './loan-parts-known'

/** @see [324-327] */
export function buildMarketValueView(mortgage: Mortgage, say: Say) {
	return {
		purpose: say('marketValue.purpose'),
		house: houseOf(mortgage, say),
		...buildQuestionsView(buildQuestions(mortgage, say), say),
	}
}

function houseOf(mortgage: Mortgage, say: Say) {
	const { collateral } = mortgage
	const { address, current, unknown } = say.table('marketValue')
	return [
		createTextFact(address, readHouseAddress(collateral), say),
		{ term: current, detail: valueOf(collateral, say) ?? unknown },
		...describeKnownValue(mortgage, say),
	]
}

/** The house that gets a new value. */
export function listMarketValueTerms(mortgage: Mortgage, say: Say): ShownTerms {
	return { facts: houseOf(mortgage, say) }
}

/** All three are required [328]; where the firm has them, they are asked after a "no" alone [A273]. */
function buildQuestions(mortgage: Mortgage, say: Say): QuestionSet {
	const { answers, questions, submit, sends } = say.table('marketValue')
	const { options } = listBasisChoices(mortgage.collateral, say)
	const when = findKnownValue(mortgage) && afterNo
	return {
		blocks: [
			{
				name: 'marketValue',
				questions: [
					...(when ? [isRightQuestion] : []),
					{ kind: 'choice', name: 'basedOn', answers: options.map(({ value }) => value), when },
					{ kind: 'money', name: 'marketValue', isAboveZero: true, beside: findHouseAmount(mortgage), when },
					{ kind: 'date', name: 'marketValueDate', isPast: true, when },
				],
			},
		],
		words: { blocks: {}, questions, answers: { ...answers, basedOn: labelAnswers(options) } },
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
	const isConfirmed = values.isRight === 'yes'
	const errors = { ...changes, ...posted.errors, ...findContradiction({ typed, values, prefill }, say) }
	const terms = listMarketValueTerms(mortgage, say)
	if (Object.keys(errors).length > 0) return answerIncomplete(ctx, form, { ...subject, terms, errors })
	const listAnswers = () => listAnswerRows(blocks, { typed, values }, words, say)
	const about = { ...subject, readShown: () => terms, doubts: posted.doubts, listAnswers }
	return sendOnce(ctx, form, about, async () => {
		await api.post(`/api/products/mortgages/${encodeURIComponent(id)}/edit-market-value`, {
			productActionId: action.id,
			...(isConfirmed ? findKnownValue(mortgage) : pickValue(values)),
		})
		const { receipt, receiptRight, next } = say.table('marketValue')
		const title = isConfirmed ? receiptRight : receipt
		return {
			to: paths.mortgages.detail(id),
			notice: { key: isConfirmed ? 'marketValue.confirmed' : 'marketValue.saved' },
			receipt: {
				title: label ? `${title}: ${label}` : title,
				sent: isConfirmed ? [...listAnswers(), ...terms.facts] : listAnswers(),
				next,
			},
		}
	})
}

function findContradiction(
	{ typed, values, prefill = {} }: { typed: unknown; values: Values; prefill?: Prefill },
	say: Say,
): Errors {
	const isTouched = ['basedOn', 'marketValue', 'marketValueDate'].some((name) => {
		const text = findText(typed, name)
		return (
			text !== '' &&
			!isUntouched(
				findPrefilled(prefill, name, () => ''),
				text,
			)
		)
	})
	return judgeAnswer(values.isRight, isTouched, say)
}

function pickValue({ basedOn, marketValue, marketValueDate }: Values) {
	return { basedOn, marketValue, marketValueDate }
}
