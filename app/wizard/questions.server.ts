import type { SerializeFrom } from '@remix-run/node'
import { z } from 'zod/v4'
import type { Say } from '#app/i18n/say.server'
import { parseFields } from '#app/forms/parse-form.server'
import { formIdField } from '#app/request/form-id-field'
import { formTokenField } from '#app/request/form-token'
import { readForm } from '#app/request/read-form.server'
import { rowButtonPattern } from './change-rows'
import { listFieldNames } from './field-names'
import { explainWords } from './explain-words.server'
import type { Block } from './question'
import type { QuestionTexts } from './question-texts'
import { buildBlockView, listBlockConditions } from './question-view.server'
import { readAnswers } from './read-answers.server'

export type QuestionsView = SerializeFrom<typeof buildQuestionsView>

/** Questions that are asked on one page and sent at once. */
export interface QuestionSet {
	blocks: readonly Block[]
	words: QuestionTexts
	/** What the fields show. */
	typed?: unknown
	/** Another one makes the form begin afresh. */
	version?: string
	/** What the button says, and what it sends. */
	submit: string
	sends?: string
}

/** The same as the page shows it. */
export function buildQuestionsView(set: QuestionSet, say: Say) {
	const { blocks, words, typed, version = '', submit, sends } = set
	const gates = listBlockConditions(blocks)
	return {
		version,
		typed: typed ?? {},
		blocks: explainWords(
			blocks.map((block) => buildBlockView(block, typed, gates, words)),
			say,
		),
		words: getFormTexts(say),
		buttons: { submit, note: sends },
	}
}

/** What all fields of questions have in common, in finished words. */
export function getFormTexts(say: Say) {
	return {
		...say.table('wizard').form,
		optional: say('form.optional'),
		unanswered: say('form.unanswered'),
		hint: say('form.dateHint'),
		pick: say('form.pickDate'),
	}
}

/** A posted form that asks these questions: what was typed, the answers, and what is wrong with them. */
export async function parseQuestions(request: Request, blocks: readonly Block[], say: Say) {
	const { form, typed } = parseTyped(await readForm(request), request, blocks)
	return { form, typed, ...readAnswers(blocks, typed, say) }
}

const postedSchema = z.looseObject({})

/** The fields of these questions, and the `others` of their form; `typed` is what the questions alone were answered. */
export function parseTyped(
	fields: URLSearchParams,
	request: Pick<Request, 'url'>,
	blocks: readonly Block[],
	others: readonly string[] = [],
) {
	const names = new Set([...others, ...listFieldNames(blocks)])
	const form = parseFields(fields, postedSchema, request, { names, buttons: rowButtonPattern })
	const apart = [formTokenField, formIdField, ...others]
	const answered = Object.entries(form.submission.payload).filter(([name]) => !apart.includes(name))
	return { form, typed: Object.fromEntries(answered) }
}
