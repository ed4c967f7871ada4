import { stripMarkup } from '#app/products/prose.server'
import { ContractViolation } from '#app/api/errors'
import { findKnown, isUnread } from '#app/lib/unread'
import type { StatedAction } from '#app/products/task-state.server'
import type { SerializeFrom } from '@remix-run/node'
import type { Action } from '#app/api/resources/action'
import { getFileTexts } from '#app/downloads/file-links'
import type { Say } from '#app/i18n/say.server'
import { createFact, listTextFacts } from '#app/products/facts'
import { findFile } from '#app/products/action-file'
import type { ShownTerms } from '#app/submissions/shown-terms.server'
import { getActionTitle } from '#app/products/action-tasks.server'

/** @see [485] */
const approvalAnswers = ['yes', 'no', 'no_question'] as const
/** A question comes first where the document is not on the page (contract §10). */
const answersWithoutFile = ['no_question', 'yes', 'no'] as const

export type ApprovalView = SerializeFrom<typeof buildApprovalView>

/** @see [483-485] */
export function buildApprovalView(action: StatedAction, say: Say) {
	const texts = say.table('approval')
	const label = findKnown(action.document)?.label ?? getActionTitle(action, say)
	const href = action.isDone ? undefined : findFile(action)
	return {
		purpose: action.isDone ? undefined : href === undefined ? texts.purposeWithoutFile : texts.purpose,
		// The file row already shows the label.
		facts: [...(href === undefined ? [createFact(texts.label, label)] : []), ...factsOf(action, say)],
		file: href === undefined ? undefined : { href, name: label, texts: getFileTexts(say) },
		question: texts.question,
		answers: (href === undefined ? answersWithoutFile : approvalAnswers).map((value) => ({
			value,
			label: texts.answers[value],
			reveals: value !== 'yes',
		})),
		remark: { label: texts.remark, hint: texts.remarkHint, optional: say('form.optional') },
		unanswered: say('form.unanswered'),
		wait: texts.wait,
		sends: texts.sends,
		submit: texts.submit,
	}
}

/** The document that the answer is about. @throws ContractViolation for one, or a text of it, that could not be read */
export function listApprovalTerms(action: Action, say: Say): ShownTerms {
	if (isRequestUnread(action)) throw new ContractViolation('document')
	const texts = say.table('approval')
	const label = findKnown(action.document)?.label ?? getActionTitle(action, say)
	const paper = findFile(action) === undefined ? texts.purposeWithoutFile : texts.purpose
	return {
		facts: [
			createFact(texts.label, label),
			createFact(say('sending.shown.papers'), paper),
			...factsOf(action, say),
		],
	}
}

/** Whether a part of what the client answers could not be read: then nobody can agree to the whole. */
function isRequestUnread({ document, consumerName, comment }: Action) {
	if (isUnread(document) || isUnread(comment)) return true
	const name = document?.consumerName ?? consumerName
	return isUnread(name) || isUnread(document?.clientApprovalExplanation)
}

function factsOf({ document: read, consumerName, comment }: Action, say: Say) {
	const document = findKnown(read)
	const texts = say.table('approval')
	const name = document?.consumerName ?? consumerName
	return [
		...listTextFacts(texts.for, name, say),
		...listTextFacts(texts.explanation, stripMarkup(document?.clientApprovalExplanation, say), say),
		...listTextFacts(texts.comment, stripMarkup(comment, say), say),
	]
}
