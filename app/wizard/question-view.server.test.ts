import { expect, test } from 'vitest'
import type { Block, Question } from './question'
import { buildBlockView, listBlockConditions } from './question-view.server'
import type { QuestionTexts } from './question-texts'

const words: QuestionTexts = {
	blocks: {
		one: { title: 'Een', purpose: 'Waarom', add: 'Voeg toe' },
		rows: {
			title: 'Delen',
			add: 'Nog een deel',
			row: 'Deel {{number}}',
			remove: 'Verwijder deel {{number}}',
		},
	},
	questions: { running: { label: 'Loopt deze?', hint: 'Kijk op uw polis', nothing: 'Weet ik niet' } },
	answers: { yesNo: { yes: 'Ja', no: 'Nee' } },
	about: { part: 'van deel {{number}}', partner: 'van uw partner' },
	notes: { changed: '(bij een wijziging)' },
}
const running: Question = { kind: 'choice', name: 'running', answers: ['yes', 'no'], words: 'yesNo' }
const yes = { value: 'yes', label: 'Ja' }
const no = { value: 'no', label: 'Nee' }

/** Views of a block's only row. */
function groupsOf(questions: Question[], block: Partial<Block> = {}, typed: unknown = {}) {
	const view = buildBlockView({ name: 'one', questions, ...block }, typed, [], words)
	return JSON.parse(JSON.stringify(view.rows[0]?.groups)) as unknown
}

test('A question is shown with its words; an answer without words is its own', () => {
	expect(groupsOf([running, { kind: 'text', name: 'other' }])).toEqual([
		{
			questions: [
				{
					kind: 'choice',
					name: 'running',
					label: 'Loopt deze?',
					hint: 'Kijk op uw polis',
					nothing: 'Weet ik niet',
					options: [yes, no],
				},
			],
			more: [],
		},
		{ questions: [{ kind: 'text', name: 'other', label: 'other' }], more: [] },
	])
})

test.each<[Question, object]>([
	[
		{ kind: 'text', name: 'x', isOptional: true, autoComplete: 'tel', size: 'short' },
		{ isOptional: true, autoComplete: 'tel', size: 'short' },
	],
	[{ kind: 'text', name: 'x', writing: 'digits' }, { writing: 'digits' }],
	[
		{ kind: 'number', name: 'x', from: 0, to: 1, unit: '%' },
		{ inputMode: 'decimal', unit: '%' },
	],
	[{ kind: 'number', name: 'x', from: 0, to: 1, isWhole: true }, { inputMode: 'numeric' }],
	[{ kind: 'money', name: 'x', optionalNote: 'changed' }, { optionalNote: '(bij een wijziging)' }],
	[{ kind: 'money', name: 'x', optionalNote: '' }, { optionalNote: '' }],
	[
		{ kind: 'select', name: 'x', answers: ['a'], isFixed: true },
		{ isFixed: true, options: [{ value: 'a', label: 'a' }] },
	],
	[
		{ kind: 'choice', name: 'x', answers: [], isScale: true },
		{ isScale: true, options: [] },
	],
])('What its table tells of a question is shown: %j', (question, shown) => {
	const { kind, name } = question
	expect(groupsOf([question])).toEqual([{ questions: [{ kind, name, label: 'x', ...shown }], more: [] }])
})

test('A block has its title, its purpose, and a button for rows alone', () => {
	const { rows, ...block } = buildBlockView({ name: 'one', questions: [] }, {}, [], words)
	expect(block).toEqual({ name: 'one', title: 'Een', purpose: 'Waarom' })
	expect(rows).toEqual([{ groups: [] }])
	const unknown = buildBlockView({ name: 'none', joins: 'one', questions: [] }, {}, [], words)
	expect(unknown).toEqual({ name: 'none', joins: 'one', rows: [{ groups: [] }] })
})

test('Rows are numbered from 1, in their titles, their buttons and whom they are about', () => {
	const block: Block = {
		name: 'rows',
		path: 'parts',
		about: 'part',
		most: 3,
		questions: [{ kind: 'ticks', name: 'x', answers: ['a'] }],
	}
	const { add, rows } = buildBlockView(block, { parts: [{}, {}] }, [], words)
	expect(add).toBe('Nog een deel')
	expect(rows).toMatchObject([
		{ title: 'Deel 1', remove: 'Verwijder deel 1' },
		{
			title: 'Deel 2',
			remove: 'Verwijder deel 2',
			groups: [
				{
					questions: [
						{ name: 'parts[1].x', about: 'van deel 2', options: [{ value: 'parts[1].a', label: 'a' }] },
					],
				},
			],
		},
	])
	expect(buildBlockView(block, { parts: [{}, {}, {}] }, [], words).add).toBeUndefined()
	const bare = buildBlockView({ ...block, name: 'one' }, { parts: [{}] }, [], words)
	expect(bare.rows).toMatchObject([{ title: '', remove: undefined }])
})

test('Who a block is about stands with its questions', () => {
	expect(groupsOf([{ kind: 'text', name: 'x' }], { path: 'partner', about: 'partner' })).toMatchObject([
		{ questions: [{ name: 'partner.x', about: 'van uw partner' }] },
	])
})

const end: Question = { kind: 'date', name: 'end', when: { names: ['running'], is: ['no'] } }
const why: Question = { kind: 'text', name: 'why', when: { names: ['running'], is: ['no'] } }

test('What one answer asks stands below that answer, in its order', () => {
	expect(groupsOf([running, end, why], { path: 'p' })).toMatchObject([
		{
			questions: [
				{ name: 'p.running', options: [yes, { ...no, more: [{ name: 'p.end' }, { name: 'p.why' }] }] },
			],
			more: [],
		},
	])
})

test('What several answers ask stands below the question, which tells which they are', () => {
	const both: Question = { ...why, when: { names: ['running'], is: ['yes', 'no'] } }
	expect(groupsOf([running, both])).toEqual([
		{
			questions: [
				expect.objectContaining({
					name: 'running',
					options: [
						{ ...yes, reveals: true },
						{ ...no, reveals: true },
					],
				}),
			],
			more: [{ kind: 'text', name: 'why', label: 'why' }],
		},
	])
})

test('What the answers of several questions ask brings these together', () => {
	const other: Question = { ...running, name: 'other' }
	const between: Question = { kind: 'text', name: 'between' }
	const either: Question = { ...why, when: { names: ['running', 'other'], is: ['yes'] } }
	expect(groupsOf([running, between, other, either])).toMatchObject([
		{
			questions: [
				{ name: 'running', options: [{ ...yes, reveals: true }, no] },
				{ name: 'other', options: [{ ...yes, reveals: true }, no] },
			],
			more: [{ name: 'why' }],
		},
		{ questions: [{ name: 'between' }], more: [] },
	])
})

test('What a tick asks stands below that tick', () => {
	const plans: Question = { kind: 'ticks', name: 'plans', answers: ['renovate', 'moving'] }
	const when: Question = { ...why, when: { names: ['moving'], is: ['ticked'] } }
	expect(groupsOf([plans, when])).toMatchObject([
		{ questions: [{ options: [{ value: 'renovate' }, { value: 'moving', more: [{ name: 'why' }] }] }] },
	])
	const never: Question = { ...why, when: { names: ['moving'], is: ['yes'] } }
	expect(() => groupsOf([plans, never])).toThrow('why is asked after the question it depends on')
})

test('A table that asks what follows before what it follows from is a fault of ours', () => {
	expect(() => groupsOf([end, running])).toThrow('end is asked after the question it depends on')
})

test('Whole blocks open with an answer elsewhere: each condition is a gate of its own', () => {
	const partner = { names: ['hasPartner'], is: ['yes'] }
	const mortgage = { names: ['mortgage.has'], is: ['yes', 'soon'] }
	const blocks: Block[] = [
		{ name: 'a', questions: [] },
		{ name: 'b', questions: [], when: partner },
		{ name: 'c', questions: [], when: mortgage },
		{ name: 'd', questions: [], when: { ...partner } },
	]
	const gates = listBlockConditions(blocks)
	expect(gates).toEqual([partner, mortgage])
	expect(blocks.map((block) => buildBlockView(block, {}, gates, words).gate)).toEqual([undefined, 1, 2, 1])
	const asked: Question = { ...running, name: 'has', answers: ['yes', 'no', 'soon'] }
	const [row] = buildBlockView({ name: 'm', path: 'mortgage', questions: [asked] }, {}, gates, words).rows
	expect(row?.groups[0]?.questions[0]?.options).toEqual([
		{ ...yes, opens: 2 },
		no,
		{ value: 'soon', label: 'soon', opens: 2 },
	])
})
