import { findText } from '#app/forms/find-value'
import { describeChange, describeRecord } from '#app/forms/parse-prefilled.server'
import { findPrefilled, type Prefill } from '#app/forms/prefill'
import type { Say } from '#app/i18n/say.server'
import { getFieldName, listRows, type Block, type Question } from './question'
import { formatAnswer, type QuestionTexts } from './question-texts'
import { mapQuestions, type BuiltBlock, type QuestionView } from './question-view.server'
import type { Errors } from './read-answers.server'

export interface PrefilledQuestions {
	blocks: readonly Block[]
	words: QuestionTexts
	prefill?: Prefill
	typed?: unknown
	/** Names of typed fields whose record changed since. */
	overtaken?: readonly string[]
}

/**
 * Notes at fields whose record changed, and at fields that the record could not fill in: those are required, so each
 * other field of their block says itself that it is optional.
 */
export function annotateFields(
	views: readonly BuiltBlock[],
	set: PrefilledQuestions,
	say: Say,
): BuiltBlock[] {
	return views.flatMap((view) => {
		const required: string[] = []
		const annotated = mapQuestions([view], (question) => {
			const noted = annotateField(question, set, say)
			if (question.isOptional && !noted.isOptional) required.push(question.name)
			return noted
		})
		return required.length > 0
			? mapQuestions(annotated, (question) => ({ ...question, isTold: undefined })).map((block) => ({
					...block,
					isOptional: undefined,
				}))
			: annotated
	})
}

function annotateField(question: QuestionView, set: PrefilledQuestions, say: Say) {
	const { prefill = {}, typed, overtaken = [] } = set
	if (overtaken.includes(question.name))
		return addNote(question, describeRecord(labelRecord(question.name, set), say))
	const prefilled = findPrefilled(prefill, question.name, (name) => findText(typed, name))
	if (!prefilled?.isUnread) return question
	return addNote({ ...question, isOptional: undefined }, say('form.record.unread'))
}

function addNote(question: QuestionView, note: string): QuestionView {
	return { ...question, hint: [question.hint, note].filter(Boolean).join(' ') }
}

/** An error per field. */
export function describeChanges(names: readonly string[], set: PrefilledQuestions, say: Say): Errors {
	return Object.fromEntries(names.map((name) => [name, [describeChange(labelRecord(name, set), say)]]))
}

/** The record's text of today, `''` for nothing. */
function labelRecord(name: string, { blocks, words, prefill = {}, typed }: PrefilledQuestions) {
	const text = findPrefilled(prefill, name, (other) => findText(typed, other))?.text ?? ''
	const question = findQuestion(blocks, typed, name)
	return text !== '' && question && isChoice(question) ? formatAnswer(question, text, words) : text
}

function isChoice({ kind }: Question) {
	return kind === 'choice' || kind === 'select'
}

function findQuestion(blocks: readonly Block[], typed: unknown, name: string) {
	for (const block of blocks)
		for (const row of listRows(block, typed)) {
			const question = block.questions.find((one) => getFieldName(block, one.name, row) === name)
			if (question) return question
		}
	return undefined
}
