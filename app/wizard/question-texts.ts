import { createTable, lookUp } from '#app/lib/look-up'
import type { Block, Question } from './question'

/** What a question says. */
export interface QuestionWords {
	label: string
	/** The label of the same question about the partner, and about both: it names them, so `about` is not added. */
	partner?: string
	both?: string
	hint?: string
	/** The empty choice of a list. */
	nothing?: string
}

/** What a block says, and the buttons for its rows. */
interface BlockWords {
	title?: string
	purpose?: string
	/** Of a block that may stay empty as a whole, in place of "these questions are optional". */
	optional?: string
	add?: string
	row?: string
	remove?: string
}

/** The texts of a questionnaire, by the keys of its tables. */
export interface QuestionTexts {
	blocks: Record<string, BlockWords>
	questions: Record<string, QuestionWords>
	/** By the question's `words`, else by its name. */
	answers: Record<string, Record<string, string>>
	/** How these begin, where that is enough to see: in a scale. */
	short?: Record<string, Record<string, string>>
	/** "van de partner", by a block's `about`. */
	about?: Record<string, string>
	/** "(bij een wijziging)", by a question's `optionalNote`. */
	notes?: Record<string, string>
}

/** What the answers of a list are called, by the answer. */
export function labelAnswers(options: readonly { value: string; label: string }[]): Record<string, string> {
	return createTable(options.map(({ value, label }) => [value, label] as const))
}

/** What a question of a block is called, and what it is about where its own words do not say so. */
export function labelQuestion(
	{ name }: Pick<Question, 'name'>,
	block: Block,
	row: number | undefined,
	words: QuestionTexts,
): { label: string; about?: string } {
	const asked = words.questions[name]
	const ofPerson = asked && isPerson(block.about) ? asked[block.about] : undefined
	if (ofPerson !== undefined) return { label: ofPerson }
	return { label: asked?.label ?? name, about: describeBlock(block, row, words) }
}

function isPerson(about: string | undefined): about is 'partner' | 'both' {
	return about === 'partner' || about === 'both'
}

/** What an answer is called; one without words is its own word. */
export function formatAnswer(question: Question, answer: string, { answers }: QuestionTexts): string {
	const key = 'words' in question && question.words ? question.words : question.name
	return lookUp(answers[key] ?? {}, answer) ?? answer
}

/** How an answer begins, where that is enough to see. A firm may have renamed the one without the other. */
export function shortenAnswer(question: Question, answer: string, words: QuestionTexts): string | undefined {
	const short = words.short && formatAnswer(question, answer, { ...words, answers: words.short })
	return short !== undefined && formatAnswer(question, answer, words).startsWith(short) ? short : undefined
}

/** What a block is about, with the number of its row: "van leningdeel 2". */
function describeBlock(
	{ about = '' }: Block,
	row: number | undefined,
	words: QuestionTexts,
): string | undefined {
	const text = words.about?.[about]
	return text?.replace('{{number}}', () => (row === undefined ? '' : String(row + 1)))
}
