import { createTable, lookUp } from '#app/lib/look-up'
import type { Block, Question } from './question'

/** The texts of a questionnaire, by the keys of its tables. */
export interface QuestionTexts {
	blocks: Record<string, { title?: string; purpose?: string; add?: string; row?: string; remove?: string }>
	/** `nothing` is the empty choice of a list. */
	questions: Record<string, { label: string; hint?: string; nothing?: string }>
	/** By the question's `words`, else by its name. */
	answers: Record<string, Record<string, string>>
	/** "van de partner", by a block's `about`. */
	about?: Record<string, string>
	/** "(bij een wijziging)", by a question's `optionalNote`. */
	notes?: Record<string, string>
}

/** What the answers of a list are called, by the answer. */
export function labelAnswers(options: readonly { value: string; label: string }[]): Record<string, string> {
	return createTable(options.map(({ value, label }) => [value, label] as const))
}

/** What a question is called. */
export function getQuestionLabel({ name }: Pick<Question, 'name'>, { questions }: QuestionTexts): string {
	return questions[name]?.label ?? name
}

/** What an answer is called; one without words is its own word. */
export function formatAnswer(question: Question, answer: string, { answers }: QuestionTexts): string {
	const key = 'words' in question && question.words ? question.words : question.name
	return lookUp(answers[key] ?? {}, answer) ?? answer
}

/** What a block is about, with the number of its row: "van leningdeel 2". */
export function describeBlock(
	{ about = '' }: Block,
	row: number | undefined,
	words: QuestionTexts,
): string | undefined {
	const text = words.about?.[about]
	return text?.replace('{{number}}', row === undefined ? '' : String(row + 1))
}
