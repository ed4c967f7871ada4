import { expect, test } from 'vitest'
import { listAnswerRows } from './answer-rows.server'
import type { Block, Question, Values } from './question'
import { labelAnswers, labelQuestion, type QuestionTexts } from './question-texts'

const words: QuestionTexts = {
	blocks: {},
	questions: { x: { label: 'Vraag' } },
	answers: { x: { a: 'Eerste', b: 'Tweede' } },
	about: { part: 'van deel {{number}}', partner: 'van uw partner' },
}
const list = (block: Block, values: Values, typed: unknown = {}, language: 'nl' | 'en' = 'nl') =>
	listAnswerRows([block], { typed, values }, words, { language }).map(({ term, detail }) => [
		term,
		detail.replaceAll('\u00a0', ' '),
	])

test.each<[Question, Values, string | undefined]>([
	[{ kind: 'choice', name: 'x', answers: ['a'] }, { x: 'a' }, 'Eerste'],
	[{ kind: 'select', name: 'x', answers: ['b'] }, { x: 'b' }, 'Tweede'],
	[{ kind: 'select', name: 'x', answers: ['7'] }, { x: 7 }, '7'],
	[{ kind: 'ticks', name: 'x', answers: ['a', 'c', 'b'] }, { b: true, a: true }, 'Eerste; Tweede'],
	[{ kind: 'ticks', name: 'x', answers: ['a', 'b'] }, {}, undefined],
	[{ kind: 'date', name: 'x' }, { x: '2026-03-03' }, '3 maart 2026'],
	[{ kind: 'money', name: 'x' }, { x: 1234.5 }, '€ 1.234,50'],
	[{ kind: 'number', name: 'x', from: 0, to: 9 }, { x: 3.5 }, '3,5'],
	[{ kind: 'number', name: 'x', from: 0, to: 9 }, { x: 0 }, '0'],
	[{ kind: 'text', name: 'x' }, { x: 'Zelf' }, 'Zelf'],
	[{ kind: 'text', name: 'x' }, {}, undefined],
	[{ kind: 'choice', name: 'x', answers: ['a'] }, { x: true }, undefined],
	[{ kind: 'hidden', name: 'x' }, { x: '7' }, undefined],
])('The answer to %j out of %j reads %s', (question, values, detail) => {
	const rows = list({ name: 'one', questions: [question] }, values)
	expect(rows).toEqual(detail === undefined ? [] : [['Vraag', detail]])
})

test('A date reads in the language of the reader', () => {
	const block: Block = { name: 'one', questions: [{ kind: 'date', name: 'x' }] }
	expect(list(block, { x: '2026-03-03' }, {}, 'en')).toEqual([['Vraag', '3 March 2026']])
})

test('Whose answer it is stands behind the question; of rows each has its own', () => {
	const text: Question = { kind: 'text', name: 'x' }
	const ticks: Question = { kind: 'ticks', name: 'x', answers: ['a'] }
	expect(list({ name: 'one', path: 'p', about: 'partner', questions: [text] }, { 'p.x': 'ja' })).toEqual([
		['Vraag van uw partner', 'ja'],
	])
	const rows: Block = { name: 'rows', path: 'r', about: 'part', most: 9, questions: [text, ticks] }
	expect(list(rows, { 'r[1].x': 'ja', 'r[1].a': true }, { r: [{}, {}] })).toEqual([
		['Vraag van deel 2', 'ja'],
		['Vraag van deel 2', 'Eerste'],
	])
})

test('A question of a block that is about nobody, or of which nothing is said, has its words alone', () => {
	const asked = { kind: 'text', name: 'x' } as const
	const block: Block = { name: 'one', questions: [] }
	expect(labelQuestion(asked, block, undefined, words)).toEqual({ label: 'Vraag' })
	const part = { ...block, about: 'part' }
	expect(labelQuestion(asked, part, undefined, words)).toEqual({ label: 'Vraag', about: 'van deel ' })
	expect(labelQuestion(asked, part, 1, { ...words, about: undefined })).toEqual({ label: 'Vraag' })
	expect(labelQuestion({ name: 'y' }, block, undefined, words)).toEqual({ label: 'y' })
})

test('A question with words for the partner, or for both, says those and nobody else is named', () => {
	const asked = { label: 'Wat wilt u?', partner: 'Wat wil uw partner?', both: 'Wat willen u en uw partner?' }
	const persons = { ...words, questions: { x: asked } }
	const labelOf = (about?: string) =>
		labelQuestion({ name: 'x' }, { name: 'one', about, questions: [] }, undefined, persons)
	expect(labelOf()).toEqual({ label: 'Wat wilt u?' })
	expect(labelOf('partner')).toEqual({ label: 'Wat wil uw partner?' })
	expect(labelOf('both')).toEqual({ label: 'Wat willen u en uw partner?' })
})

test('The answers of a list are called what the list calls them', () => {
	expect({ ...labelAnswers([{ value: 'toString', label: 'Tekst' }]) }).toEqual({ toString: 'Tekst' })
})
