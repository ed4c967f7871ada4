import type { SerializeFrom } from '@remix-run/node'
import { z } from 'zod/v4'
import { createExplainer } from '#app/i18n/explain-words.server'
import type { Say } from '#app/i18n/say.server'
import { parseFields } from '#app/forms/parse-form.server'
import { formIdField, shownTermsField } from '#app/request/form-id-field'
import { formTokenField } from '#app/request/form-token'
import { readForm } from '#app/request/read-form.server'
import { rowButtonPattern } from './form-buttons'
import { listFieldNames, type Block } from './question'
import type { QuestionTexts } from './question-texts'
import { buildBlockView, listBlockConditions, type QuestionView } from './question-view.server'
import { readAnswers } from './read-answers.server'

export type QuestionsView = SerializeFrom<typeof buildQuestionsView>

/** Questions of one page, submitted together. */
export interface QuestionSet {
	blocks: readonly Block[]
	words: QuestionTexts
	/** Default values of the fields. */
	typed?: unknown
	/** Key of the form: a new value resets it. */
	version?: string
	/** Label of the submit button, and the note about what it sends. */
	submit: string
	sends?: string
}

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

type BuiltBlock = ReturnType<typeof buildBlockView>

/** Adds the explanation of each financial term to the first question that contains it. */
export function explainWords(blocks: readonly BuiltBlock[], say: Say): BuiltBlock[] {
	const explain = createExplainer(say)
	const explainQuestion = (question: QuestionView): QuestionView => {
		const { label, hint, options } = question
		const explained = explain([label, hint, ...(options ?? []).map((option) => option.label)].join('\n'))
		return {
			...question,
			explained,
			options: options?.map((option) => ({ ...option, more: option.more?.map(explainQuestion) })),
		}
	}
	return blocks.map((block) => ({
		...block,
		rows: block.rows.map((row) => ({
			...row,
			groups: row.groups.map(({ questions, more }) => ({
				questions: questions.map(explainQuestion),
				more: more.map(explainQuestion),
			})),
		})),
	}))
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

export async function parseQuestions(request: Request, blocks: readonly Block[], say: Say) {
	const { form, typed } = parseTyped(await readForm(request), request, blocks)
	return { form, typed, ...readAnswers(blocks, typed, say) }
}

const postedSchema = z.looseObject({})

/** `typed` holds the fields of these questions, without the `others` of the form. */
export function parseTyped(
	fields: URLSearchParams,
	request: Pick<Request, 'url'>,
	blocks: readonly Block[],
	others: readonly string[] = [],
) {
	const names = new Set([...others, ...listFieldNames(blocks)])
	const form = parseFields(fields, postedSchema, request, { names, buttons: rowButtonPattern })
	const apart = [formTokenField, formIdField, shownTermsField, ...others]
	const answered = Object.entries(form.submission.payload).filter(([name]) => !apart.includes(name))
	return { form, typed: Object.fromEntries(answered) }
}
