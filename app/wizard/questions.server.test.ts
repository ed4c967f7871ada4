import { expect, test } from 'vitest'
import { createSay } from '#app/i18n/say.server'
import { fillDate, fillMoney, fillText } from '#app/forms/prefill'
import { unread } from '#app/lib/unread'
import { buildQuestionsView, explainWords } from './questions.server'
import type { Block } from './question'
import { buildBlockView } from './question-view.server'

const words = {
	blocks: {},
	questions: {
		before: { label: 'Nabestaandenpensioen vóór de AOW' },
		after: { label: 'Nabestaandenpensioen na de AOW' },
		kinds: { label: 'Wat kent u?', hint: 'Kijk naar de WOZ-waarde' },
		plain: { label: 'Voornaam' },
	},
	answers: { kinds: { linear: 'Een lineaire hypotheek' } },
}
const block: Block = {
	name: 'one',
	questions: [
		{ kind: 'text', name: 'plain' },
		{ kind: 'money', name: 'before' },
		{ kind: 'money', name: 'after' },
		{ kind: 'ticks', name: 'kinds', answers: ['linear'] },
	],
}

test('The first question that says a word of the trade explains it, with the words of the glossary', () => {
	const blocks = [buildBlockView(block, {}, [], words)]
	const [one] = explainWords(blocks, createSay('nl', 'formal'))
	const questions = one?.rows[0]?.groups.flatMap(({ questions }) => questions)
	expect(questions?.map(({ explained }) => explained?.title)).toEqual([
		undefined,
		'Uitleg: AOW, Nabestaandenpensioen',
		undefined,
		'Uitleg: Lineaire hypotheek, WOZ-waarde',
	])
	expect(questions?.[3]?.explained?.words[1]).toEqual({
		word: 'WOZ-waarde',
		text: 'Wat een huis waard is volgens de gemeente. De gemeente bepaalt dat elk jaar.',
	})
})

test('A word in the firm’s own wording may hold any sign, and is not found within another word', () => {
	const dictionary = new Map([['glossary.words.woz.word', { nl: 'WOZ (of: waarde' }]])
	const own = {
		...words,
		questions: { value: { label: 'De WOZ (of: waarde van nu' }, other: { label: 'BWOZ (of: waarde' } },
	}
	const block: Block = { name: 'one', questions: ['other', 'value'].map((name) => ({ kind: 'text', name })) }
	const [one] = explainWords([buildBlockView(block, {}, [], own)], createSay('nl', 'formal', dictionary))
	const questions = one?.rows[0]?.groups.flatMap(({ questions }) => questions)
	expect(questions?.map(({ explained }) => explained?.title)).toEqual([undefined, 'Uitleg: WOZ (of: waarde'])
})

test.each([
	['an unread amount', { amount: fillMoney(unread), date: fillText('x') }, ['amount']],
	['an unread date', { amount: fillMoney(1), date: fillDate('31/31/2026') }, ['date']],
	['both unread', { amount: fillMoney(unread), date: fillDate(unread) }, ['amount', 'date']],
	['nothing unread', { amount: fillMoney(undefined), date: fillDate('2026-01-31') }, []],
])('A block with %s is called optional only where each of its fields is', (_what, prefill, required) => {
	const block: Block = {
		name: 'part',
		questions: [
			{ kind: 'money', name: 'amount', isOptional: true },
			{ kind: 'date', name: 'date', isOptional: true },
			{ kind: 'text', name: 'other', isOptional: true },
		],
	}
	const labels = { amount: { label: 'Bedrag' }, date: { label: 'Datum' }, other: { label: 'Anders' } }
	const words = { blocks: { part: { title: 'Deel' } }, questions: labels, answers: {} }
	const view = buildQuestionsView(
		{ blocks: [block], words, prefill, submit: 'Verder' },
		createSay('nl', 'formal'),
	)
	const [shown] = view.blocks
	const questions = shown?.rows[0]?.groups.flatMap(({ questions }) => questions) ?? []
	expect(questions.flatMap(({ name, isOptional }) => (isOptional ? [] : [name]))).toEqual(required)
	const isWhole = required.length === 0
	expect(shown?.isOptional === true).toBe(isWhole)
	for (const { isOptional, isTold } of questions) if (isOptional) expect(isTold === true).toBe(isWhole)
})
