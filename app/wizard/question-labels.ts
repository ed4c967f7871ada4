import type { QuestionView } from './question-view.server'
import type { QuestionsView } from './questions.server'

/** Label of a field in the error summary: "Achternaam van de partner". */
export function createQuestionLabels({ blocks }: Pick<QuestionsView, 'blocks'>) {
	return (name: string) => {
		const groups = blocks.flatMap(({ rows }) => rows.flatMap((row) => row.groups))
		const all = withMore(groups.flatMap(({ questions, more }) => [...questions, ...more]))
		const match = all.find((question) => question.name === name)
		return match && [match.label, match.about].filter(Boolean).join(' ')
	}
}

function withMore(questions: readonly QuestionView[]): QuestionView[] {
	return questions.flatMap((question) => [
		question,
		...withMore(question.options?.flatMap(({ more = [] }) => more) ?? []),
	])
}
