import { stripMarkup } from '#app/products/prose.server'
import type { StatedAction } from '#app/products/task-state.server'
import { findKnown } from '#app/lib/unread'
import type { UsesSending } from '#app/request/context.server'
import type { Say } from '#app/i18n/say.server'
import { formatWireDate } from '#app/lib/format-date'
import { paths } from '#app/paths'
import { createFact, createTextFact, listTextFacts } from '#app/products/facts'
import { answerIncomplete } from '#app/submissions/check-shown.server'
import { toActionSubject, sendOnce } from '#app/submissions/send-once.server'
import type { ShownTerms } from '#app/submissions/shown-terms.server'
import { findText } from '#app/forms/find-value'
import type { Block } from '#app/wizard/question'
import { buildQuestionsView, parseQuestions } from '#app/wizard/questions.server'

const blocks: Block[] = [{ name: 'date', questions: [{ kind: 'date', name: 'dateConditionsPrecedent' }] }]

/** @see [331] */
export function buildConditionsPrecedentView({ comment, isDone }: StatedAction, say: Say) {
	const texts = say.table('conditionsPrecedent')
	const { questions, submit, sends } = texts
	return {
		purpose: isDone ? undefined : texts.purpose,
		remarks: listTextFacts(texts.comment, stripMarkup(comment, say), say),
		...buildQuestionsView({ blocks, words: { blocks: {}, questions, answers: {} }, submit, sends }, say),
	}
}

/** Terms that the date is about. */
export function listConditionsTerms({ product, comment }: StatedAction, say: Say): ShownTerms {
	const texts = say.table('conditionsPrecedent')
	return {
		facts: [
			createFact(texts.mortgage, findKnown(product)?.label),
			createTextFact(texts.comment, stripMarkup(comment, say), say),
		],
	}
}

/** @see [332] */
export async function postConditionsPrecedent(
	ctx: UsesSending<'api'>,
	request: Request,
	action: StatedAction,
) {
	const { api, say } = ctx
	const { form, values, errors } = await parseQuestions(request, blocks, say)
	const terms = listConditionsTerms(action, say)
	const subject = { ...toActionSubject(action), route: 'actions/conditions-precedent' as const }
	if (Object.keys(errors).length > 0) return answerIncomplete(ctx, form, { ...subject, terms, errors })
	const { receipt, day, next } = say.table('conditionsPrecedent')
	const date = formatWireDate(findText(values, 'dateConditionsPrecedent'), say.language)
	const listAnswers = () => [createFact(day, date)]
	return sendOnce(ctx, form, { ...subject, readShown: () => terms, listAnswers }, async () => {
		const id = encodeURIComponent(action.id)
		await api.post(`/api/products/mortgages/actions/${id}/date-conditions-precedent`, values)
		return {
			to: paths.dashboard(),
			notice: { key: 'conditionsPrecedent.sent' },
			receipt: {
				title: receipt,
				sent: listAnswers(),
				next,
			},
		}
	})
}
