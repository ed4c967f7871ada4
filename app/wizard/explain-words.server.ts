import { createExplainer } from '#app/i18n/explain-words.server'
import type { Say } from '#app/i18n/say.server'
import type { buildBlockView, QuestionView } from './question-view.server'

type BuiltBlock = ReturnType<typeof buildBlockView>

/** The same blocks, where the first question that says a word of the trade has its explanation. */
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
