import { createTable, lookUp } from '#app/lib/look-up'
import type { Block, Question } from './question'

export interface QuestionWords {
	label: string
	/** Labels of the same question about the partner or both. They name the person, so `about` is not appended. */
	partner?: string
	both?: string
	hint?: string
	/** Label of the empty option. */
	nothing?: string
}

interface BlockWords {
	title?: string
	purpose?: string
	/** Replaces "these questions are optional" for a block that may stay empty. */
	optional?: string
	add?: string
	row?: string
	remove?: string
}

export interface QuestionTexts {
	blocks: Record<string, BlockWords>
	questions: Record<string, QuestionWords>
	/** Keyed by the question's `words`, else by its name. */
	answers: Record<string, Record<string, string>>
	/** Short labels, used in scales. */
	short?: Record<string, Record<string, string>>
	/** "van de partner", keyed by a block's `about`. */
	about?: Record<string, string>
	/** "(bij een wijziging)", keyed by a question's `optionalNote`. */
	notes?: Record<string, string>
}

export function labelAnswers(options: readonly { value: string; label: string }[]): Record<string, string> {
	return createTable(options.map(({ value, label }) => [value, label] as const))
}

/** `about` is absent when the label names the person. */
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

export function formatAnswer(
	question: Question,
	answer: string,
	{ answers }: Pick<QuestionTexts, 'answers'>,
): string {
	const key = 'words' in question && question.words ? question.words : question.name
	return lookUp(answers[key] ?? {}, answer) ?? answer
}

/** The short label, if the full label begins with it: the firm may have renamed only one of them. */
export function shortenAnswer(question: Question, answer: string, words: QuestionTexts): string | undefined {
	const short = words.short && formatAnswer(question, answer, { ...words, answers: words.short })
	return short !== undefined && formatAnswer(question, answer, words).startsWith(short) ? short : undefined
}

/** With its row number: "van leningdeel 2". */
function describeBlock(
	{ about = '' }: Block,
	row: number | undefined,
	words: QuestionTexts,
): string | undefined {
	const text = words.about?.[about]
	return text?.replace('{{number}}', () => (row === undefined ? '' : String(row + 1)))
}
