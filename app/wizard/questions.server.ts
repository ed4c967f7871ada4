import type { SerializeFrom } from '@remix-run/node'
import { z } from 'zod/v4'
import { createExplainer } from '#app/i18n/explain-words.server'
import type { Say } from '#app/i18n/say.server'
import { parseFields } from '#app/forms/parse-form.server'
import { formIdField, shownTermsField, formTokenField, prefillField } from '#app/request/form-fields'
import type { Prefill } from '#app/forms/prefill'
import { followRecord, formatShown, mergeTyped } from '#app/forms/prefilled-fields'
import { readForm } from '#app/request/read-form.server'
import { rowButtonPattern } from './form-buttons'
import { listErrorPlaces, listFieldNames, type Block } from './question'
import type { QuestionTexts } from './question-texts'
import { buildBlockView, listBlockConditions, mapQuestions, type BuiltBlock } from './question-view.server'
import { listAnswerDoubts } from './answer-doubts.server'
import { annotateFields, describeChanges } from './prefill-notes.server'
import { guidePlaces } from './guide-places'
import { readAnswers } from './read-answers.server'

export type QuestionsView = SerializeFrom<typeof buildQuestionsView>

/** Questions of one page, submitted together. */
export interface QuestionSet {
	blocks: readonly Block[]
	words: QuestionTexts
	/** Default values of the fields. */
	typed?: unknown
	/** Fields that the record fills in. */
	prefill?: Prefill
	/** Names of typed fields whose record changed since. */
	overtaken?: readonly string[]
	/** Key of the form: a new value resets it. */
	version?: string
	/** Label of the submit button, and the note about what it sends. */
	submit: string
	sends?: string
}

export function buildQuestionsView(set: QuestionSet, say: Say) {
	const { blocks, words, prefill = {}, version = '', submit, sends } = set
	const typed = set.typed ?? mergeTyped(prefill, undefined)
	const gates = listBlockConditions(blocks)
	const views = blocks.map((block) => buildBlockView(block, typed, gates, words))
	return {
		version,
		typed,
		prefill: formatShown(prefill),
		blocks: explainWords(annotateFields(views, set, say), say),
		words: getFormTexts(say),
		buttons: { submit, note: sends },
	}
}

/** Adds the explanation of each financial term to the first question that contains it. */
export function explainWords(blocks: readonly BuiltBlock[], say: Say): BuiltBlock[] {
	const explain = createExplainer(say)
	return mapQuestions(blocks, (question) => {
		const { label, hint, options = [] } = question
		return {
			...question,
			explained: explain([label, hint, ...options.map((option) => option.label)].join('\n')),
		}
	})
}

export function getFormTexts(say: Say) {
	return {
		...say.table('wizard').form,
		optional: say('form.optional'),
		unanswered: say('form.unanswered'),
		hint: say('form.dateHint'),
		pick: say('form.pickDate'),
	}
}

/** `changes` has an error for each typed field whose record changed since the page was shown; `doubts` are for `sendOnce`. */
export async function parseQuestions(
	request: Request,
	blocks: readonly Block[],
	say: Say,
	{ words, prefill = {} }: Partial<Pick<QuestionSet, 'prefill' | 'words'>> = {},
) {
	const posted = parseTyped(await readForm(request), request, blocks, { prefill })
	const { typed, changed } = posted
	const changes = words ? describeChanges(changed, { blocks, words, prefill, typed }, say) : {}
	const answers = readAnswers(blocks, typed, say, { prefill, words })
	const doubts = listAnswerDoubts(blocks, { typed, values: answers.values, prefill }, say)
	const form = { ...posted.form, ...guidePlaces(blocks, answers.values) }
	return { ...posted, form, changes, ...answers, doubts }
}

const postedSchema = z.looseObject({})

/**
 * `typed` holds the fields of these questions, without the `others` of the form. Untouched fields follow the record of
 * today.
 */
export function parseTyped(
	posted: URLSearchParams,
	request: Pick<Request, 'url'>,
	blocks: readonly Block[],
	{ others = [], prefill = {} }: { others?: readonly string[]; prefill?: Prefill } = {},
) {
	const names = new Set([...others, ...listFieldNames(blocks)])
	const { fields, shown, changed } = followRecord(posted, prefill)
	const places = listErrorPlaces(blocks)
	const form = parseFields(fields, postedSchema, request, { names, places, buttons: rowButtonPattern })
	const apart = [formTokenField, formIdField, shownTermsField, prefillField, ...others]
	const answered = Object.entries(form.submission.payload).filter(([name]) => !apart.includes(name))
	return { form, typed: Object.fromEntries(answered), shown, changed }
}
