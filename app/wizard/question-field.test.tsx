import { expect, test } from 'vitest'
import { listAttributes } from '#tests/support/render-page'
import { showQuestions as show } from '#tests/support/show-questions'
import type { Block } from './question'

const ask = (...questions: Block['questions']) => [{ name: 'one', questions }]
const controlOf = (page: Document, name: string) => page.querySelector(`[name="${name}"]`)
const shape = ['id', 'type', 'value', 'inputmode', 'autocomplete', 'data-size', 'aria-required']

test.each<[Block['questions'][number], Record<string, string>]>([
	[
		{ kind: 'text', name: 'x' },
		{ type: 'text', 'data-size': 'full' },
	],
	[
		{ kind: 'text', name: 'x', size: 'short', writing: 'digits', autoComplete: 'bday' },
		{ type: 'text', 'data-size': 'short', inputmode: 'numeric', autocomplete: 'bday' },
	],
	[
		{ kind: 'email', name: 'x' },
		{ type: 'email', 'data-size': 'full' },
	],
	[
		{ kind: 'tel', name: 'x' },
		{ type: 'tel', 'data-size': 'full' },
	],
	[
		{ kind: 'money', name: 'x' },
		{ type: 'text', 'data-size': 'short', inputmode: 'decimal', autocomplete: 'off' },
	],
	[
		{ kind: 'date', name: 'x' },
		{ type: 'text', 'data-size': 'short', inputmode: 'numeric', autocomplete: 'off' },
	],
	[
		{ kind: 'number', name: 'x', from: 0, to: 9, isWhole: true },
		{ type: 'text', 'data-size': 'short', inputmode: 'numeric', autocomplete: 'off' },
	],
])('%j is typed in its own field', (question, shown) => {
	const control = controlOf(show(ask(question), { x: 'v' }), 'x')
	expect(listAttributes(control, ...shape)).toEqual({
		id: 'w-x',
		value: 'v',
		'aria-required': 'true',
		...shown,
	})
})

test('A long text has room, a per cent its sign, a date its hint and its calendar', () => {
	expect(controlOf(show(ask({ kind: 'longText', name: 'x' }), { x: 'v' }), 'x')?.tagName).toBe('TEXTAREA')
	const percent = show(ask({ kind: 'number', name: 'x', from: 0, to: 9, unit: '%' }))
	expect(controlOf(percent, 'x')?.nextElementSibling?.textContent).toBe(' %')
	const date = show(ask({ kind: 'date', name: 'x' }))
	expect(date.getElementById('w-x-hint')?.textContent).toBe('dd-mm-jjjj')
	expect(date.querySelector('[data-pick]')?.getAttribute('data-pick')).toBe('Kies in de kalender')
	const own = show([{ name: 'one', questions: [{ kind: 'date', name: 'bank' }] }])
	expect(own.getElementById('w-bank-hint')?.textContent).toBe('Of geldgever')
})

test('What may stay empty says so, or what is said in its place', () => {
	const labelOf = (note?: string) =>
		show(ask({ kind: 'text', name: 'bank', isOptional: true, optionalNote: note })).querySelector('label')
			?.textContent
	expect([labelOf(), labelOf('changed'), labelOf('')]).toEqual([
		'Bank (niet verplicht)',
		'Bank (bij een wijziging)',
		'Bank',
	])
})

test('Of a group that may stay empty its title says so once, and no field is demanded', () => {
	const kept = { kind: 'text', isOptional: true } as const
	const groupOf = (...questions: Block['questions']) => show([{ name: 'more', questions }])
	const group = groupOf({ ...kept, name: 'x' }, { ...kept, name: 'y' }, { kind: 'hidden', name: 'z' })
	expect(group.querySelector('h2')?.parentElement?.nextElementSibling?.textContent).toBe(
		'Deze vragen zijn niet verplicht.',
	)
	expect([...group.querySelectorAll('label')].map(({ textContent }) => textContent)).toEqual(['x', 'y'])
	expect(group.querySelector('[aria-required]')).toBeNull()
	const rows = {
		name: 'parts',
		path: 'p',
		most: 2,
		questions: [
			{ ...kept, name: 'x' },
			{ ...kept, name: 'y' },
		],
	}
	expect(show([rows], { p: [{}] }).body.textContent).toContain('Waarom Deze vragen zijn niet verplicht.')
	expect(show([rows]).body.textContent).not.toContain('Deze vragen')
	const checked = { ...kept, optionalNote: '' }
	for (const page of [
		groupOf({ ...kept, name: 'x' }),
		groupOf({ ...kept, name: 'x' }, { kind: 'text', name: 'y' }),
		groupOf({ ...kept, name: 'x' }, { ...checked, name: 'y' }),
	]) {
		expect(page.body.textContent).not.toContain('Deze vragen')
		expect(page.querySelector('label')?.textContent).toBe('x (niet verplicht)')
	}
	expect(controlOf(groupOf({ ...checked, name: 'x' }), 'x')?.getAttribute('aria-required')).toBe('true')
})

test('A list begins with nothing, which a choice that is fixed does not go back to', () => {
	const optionsOf = (question: object, typed?: object) =>
		[
			...show(
				ask({ kind: 'select', name: 'bank', answers: ['a', 'b'], ...question }),
				typed,
			).querySelectorAll('option'),
		].map(({ value, textContent }) => [value, textContent])
	const [a, b] = [
		['a', 'Bank A'],
		['b', 'b'],
	]
	expect(optionsOf({})).toEqual([['', 'Weet ik niet'], a, b])
	expect(optionsOf({ name: 'other' })).toEqual([
		['', 'Maak een keuze'],
		['a', 'a'],
		['b', 'b'],
	])
	expect(optionsOf({ isFixed: true }, { bank: 'a' })).toEqual([a, b])
	expect(optionsOf({ isFixed: true })).toHaveLength(3)
})

test('A choice is one of radios, with what each asks below it; ticks are boxes', () => {
	const when = { names: ['bank'], is: ['b'] }
	const choice = show(
		ask(
			{ kind: 'choice', name: 'bank', answers: ['a', 'b'], isScale: true },
			{ kind: 'text', name: 'why', when },
		),
		{ bank: 'b' },
	)
	expect(
		[...choice.querySelectorAll('input[type=radio]')].map((radio) =>
			listAttributes(radio, 'value', 'checked'),
		),
	).toEqual([{ value: '' }, { value: 'a' }, { value: 'b', checked: '' }])
	expect(controlOf(choice, 'why')?.id).toBe('w-why')
	const whenTicked = { names: ['b'], is: ['ticked'] }
	const ticks = show(
		ask(
			{ kind: 'ticks', name: 'bank', answers: ['a', 'b'] },
			{ kind: 'text', name: 'why', when: whenTicked },
		),
		{ b: 'on' },
	)
	expect(
		[...ticks.querySelectorAll('input[type=checkbox]')].map((box) =>
			listAttributes(box, 'id', 'name', 'checked'),
		),
	).toEqual([
		{ id: 'w-bank', name: 'a' },
		{ id: 'w-bank-2', name: 'b', checked: '' },
	])
	expect(ticks.querySelector('legend')?.textContent).toBe('Bank')
	expect(controlOf(ticks, 'why')?.id).toBe('w-why')
})

test('What several answers ask is shown below the question', () => {
	const when = { names: ['bank'], is: ['a', 'b'] }
	const page = show(
		ask({ kind: 'choice', name: 'bank', answers: ['a', 'b'] }, { kind: 'text', name: 'why', when }),
	)
	expect(page.querySelectorAll('[data-reveals]')).toHaveLength(2)
	expect(page.querySelector('fieldset + div [name=why]')).not.toBeNull()
})

test('A form carries along what is hidden, and has one more button where it is looked for', () => {
	const page = show(
		ask({ kind: 'hidden', name: 'x' }, { kind: 'hidden', name: 'y' }, { kind: 'next', name: 'go' }),
		{ x: '7' },
	)
	const hidden = [...page.querySelectorAll<HTMLInputElement>('input[type=hidden]')].map(({ name, value }) => [
		name,
		value,
	])
	expect(hidden).toEqual([
		['~T', ''],
		['formToken', 'T'],
		['held', ''],
		['x', '7'],
		['y', ''],
	])
	const [next, submit] = page.querySelectorAll('button')
	expect([next?.name, next?.value, next?.textContent]).toEqual(['next', 'Ga door', 'Ga door'])
	expect([submit?.name, submit?.textContent]).toEqual(['', 'Verstuur'])
	expect(page.querySelector('form p')?.textContent).toBe('Alles gaat mee.')
})
