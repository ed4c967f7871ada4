import { formatWireDate } from '#app/lib/format-date'
import { formatMoney } from '#app/lib/money'
import { formatNumber } from '#app/lib/numbers'
import type { Say } from '#app/i18n/say.server'
import { getFieldName, listRows, type Block, type Question, type Values } from './question'
import { formatAnswer, labelQuestion, type QuestionTexts } from './question-texts'

export interface AnswerRow {
	term: string
	detail: string
}

/** Questions without an answer are left out. */
export function listAnswerRows(
	blocks: readonly Block[],
	{ typed, values }: { typed: unknown; values: Values },
	words: QuestionTexts,
	{ language }: Pick<Say, 'language'>,
): AnswerRow[] {
	return blocks.flatMap((block) =>
		listRows(block, typed).flatMap((row) =>
			block.questions.flatMap((question) => {
				const nameOf = (name: string) => getFieldName(block, name, row)
				const detail = answerOf(question, { values, nameOf }, words, language)
				if (detail === undefined) return []
				const { label, about } = labelQuestion(question, block, row, words)
				return [{ term: about ? `${label} ${about}` : label, detail }]
			}),
		),
	)
}

function answerOf(
	question: Question,
	{ values, nameOf }: { values: Values; nameOf: (name: string) => string },
	words: QuestionTexts,
	language: Say['language'],
) {
	if (question.kind === 'hidden') return undefined
	if (question.kind === 'ticks') {
		const ticked = question.answers.filter((answer) => Object.hasOwn(values, nameOf(answer)))
		return ticked.map((answer) => formatAnswer(question, answer, words)).join('; ') || undefined
	}
	const value = values[nameOf(question.name)]
	if (value === undefined || value === true) return undefined
	if (question.kind === 'choice' || question.kind === 'select')
		return formatAnswer(question, String(value), words)
	if (question.kind === 'date') return formatWireDate(String(value), language)
	if (question.kind === 'money') return formatMoney(Number(value))
	return typeof value === 'number' ? formatNumber(value) : value
}
