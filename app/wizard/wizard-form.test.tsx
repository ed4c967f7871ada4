import { expect, test } from 'vitest'
import {
	questionSay as say,
	questionWords as words,
	showQuestions as show,
} from '#tests/support/show-questions'
import { createQuestionLabels } from './question-labels'
import type { Block } from './question'
import { buildQuestionsView } from './questions.server'

const ask = (...questions: Block['questions']) => [{ name: 'one', questions }]
const parts: Block = {
	name: 'parts',
	path: 'parts',
	about: 'part',
	most: 2,
	questions: [
		{ kind: 'text', name: 'bank' },
		{ kind: 'text', name: 'b' },
	],
}
const buttonsOf = (page: Document) =>
	[...page.querySelectorAll('button')].map(({ name, value }) => [name, value])

test('Rows have their titles and the buttons that add and remove them; Enter sends the form all the same', () => {
	const page = show([parts], { parts: [{}] })
	expect(page.querySelector('h2')?.textContent).toBe('Delen')
	expect(page.body.textContent).toContain('Waarom')
	expect([page.querySelector('legend')?.id, page.querySelector('legend')?.textContent]).toEqual([
		'parts-1',
		'Deel 1',
	])
	expect(buttonsOf(page)).toEqual([
		['', ''],
		['remove-parts-0', 'Verwijder deel 1'],
		['add-parts', 'Nog een deel'],
		['', ''],
	])
	expect(page.querySelector('button[aria-hidden]')?.textContent).toBe('Verstuur')
	expect(page.querySelector('label[for="w-parts-0-bank"]')?.textContent).toBe('Bank van deel 1')
	const full = show([parts], { parts: [{}, {}] })
	expect(buttonsOf(full).map(([name]) => name)).toEqual(['', 'remove-parts-0', 'remove-parts-1', ''])
	expect(buttonsOf(show([{ ...parts, name: 'one' }], { parts: [{}] }))).toEqual([['', '']])
	expect(buttonsOf(show(ask({ kind: 'text', name: 'x' })))).toEqual([['', '']])
})

test('Rows that join others stand in their section; a block without a title stands alone', () => {
	const joined: Block = { ...parts, name: 'more', path: 'more', joins: 'parts' }
	const page = show([parts, joined], { parts: [{}], more: [{}] })
	expect([...page.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(['Delen'])
	expect(page.querySelector('section [name="more[0].bank"], [id=parts] [name="more[0].bank"]')).not.toBeNull()
	expect(show(ask({ kind: 'text', name: 'x' })).querySelector('h2')).toBeNull()
})

test('A block that opens with an answer elsewhere stands behind its gate', () => {
	const gated: Block = {
		name: 'more',
		when: { names: ['bank'], is: ['a'] },
		questions: [{ kind: 'text', name: 'x' }],
	}
	const page = show([...ask({ kind: 'choice', name: 'bank', answers: ['a'] }), gated])
	expect(page.querySelector('[data-gate="1"] [name=x]')).not.toBeNull()
	expect(page.querySelector('[data-opens="1"]')?.getAttribute('value')).toBe('a')
	expect(page.querySelector('[data-gate] [name=bank]')).toBeNull()
})

test('A step has its place, its facts, last year’s answers, the look back and the ways on', () => {
	const rows = [{ term: 'Gezin', detail: 'Geen' }]
	const page = show(
		ask({ kind: 'text', name: 'x' }),
		{},
		{
			step: 'own',
			overview: {
				progress: 'Stap 2 van 2',
				title: 'Alle stappen',
				steps: [
					{ label: '1. Een', button: 'step-1', state: 'Klaar', isDone: true, isCurrent: false },
					{ label: '2. Twee', button: undefined, state: 'Nu', isDone: false, isCurrent: true },
				],
			},
			facts: { title: 'Over u', html: { html: '<b>Lees</b>' }, facts: [{ term: 'Bank', detail: 'A' }] },
			same: { title: 'Uw antwoorden van toen', rows, label: 'Niets gewijzigd' },
			review: { title: 'Controleer', change: 'Wijzig', parts: [{ title: 'Een', button: 'step-1', rows }] },
			moves: { previous: 'Vorige', later: 'Later' },
		},
		{ formId: 'F' },
	)
	expect(page.getElementById('step')?.textContent).toBe('Stap 2 van 2')
	expect(page.querySelector('summary')?.textContent).toBe('Alle stappen')
	expect(
		[...page.querySelectorAll('ol li')].map((item) => [
			item.textContent,
			item.getAttribute('aria-current'),
			item.querySelector('button')?.getAttribute('name'),
		]),
	).toEqual([
		['1. Een Klaar', null, 'step-1'],
		['2. Twee Nu', 'step', undefined],
	])
	const titles = [...page.querySelectorAll('h2, h3')].map(({ tagName, textContent }) => [
		tagName,
		textContent,
	])
	expect(titles).toEqual([
		['H2', 'Stap 2 van 2'],
		['H3', 'Over u'],
		['H3', 'Uw antwoorden van toen'],
		['H2', 'Controleer'],
		['H3', 'Een'],
	])
	expect(page.querySelector('b')?.textContent).toBe('Lees')
	expect([...page.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
		'A',
		'Geen',
		'Geen',
	])
	expect(page.querySelector('section [name=step-1].button, section section [name=step-1]')?.textContent).toBe(
		'Wijzig Een',
	)
	expect(
		[...page.querySelectorAll<HTMLInputElement>('input[type=hidden]')].map(({ name, value }) => [
			name,
			value,
		]),
	).toEqual([
		['~T', ''],
		['formToken', 'T'],
		['formId', 'F'],
		['held', ''],
		['step', 'own'],
	])
	expect(buttonsOf(page)).toEqual([
		['', ''],
		['same', 'Niets gewijzigd'],
		['step-1', 'Wijzig Een'],
		['', ''],
		['previous', 'Vorige'],
		['later', 'Later'],
		['step-1', '1. Een'],
	])
})

test('A first step has no way back; what is told without a title stands alone', () => {
	const page = show(
		ask(),
		{},
		{ facts: { html: { html: '<b>Lees</b>' } }, moves: { previous: undefined, later: 'Later' } },
	)
	expect(buttonsOf(page)).toEqual([
		['', ''],
		['later', 'Later'],
	])
	expect([page.querySelector('b')?.textContent, page.querySelector('dl'), page.querySelector('h3')]).toEqual([
		'Lees',
		null,
		null,
	])
	expect(show(ask(), {}, { facts: { facts: [] } }).querySelector('b')).toBeNull()
})

test('An error says which question it is about, of a row and below an answer too', () => {
	const when = { names: ['bank'], is: ['a'] }
	const blocks = [
		parts,
		...ask({ kind: 'choice', name: 'bank', answers: ['a'] }, { kind: 'text', name: 'why', when }),
	]
	const find = createQuestionLabels(
		buildQuestionsView({ blocks, words, typed: { parts: [{}] }, submit: 'x' }, say),
	)
	expect(['parts[0].bank', 'bank', 'why', 'other'].map(find)).toEqual([
		'Bank van deel 1',
		'Bank',
		'why',
		undefined,
	])
})

test('A block that joins another stands in its section, a level lower where it has a title', () => {
	const question = { kind: 'text', name: 'x' } as const
	const part = { name: 'parts', joins: 'more', path: 'p', questions: [question] }
	const titled = show([{ name: 'more', questions: [] }, part])
	expect(titled.querySelector('section > section h3')?.textContent).toBe('Delen')
	expect(titled.querySelector('section h2')?.textContent).toBe('Meer')
	const untitled = show([
		{ name: 'more', questions: [] },
		{ ...part, name: 'one' },
	])
	expect([untitled.querySelectorAll('section').length, untitled.querySelector('section input')?.id]).toEqual([
		1,
		'w-p-x',
	])
})
