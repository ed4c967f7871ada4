import { expect, test } from 'vitest'
import { findText, findValue } from '#app/forms/find-value'
import { isAsked, listFieldNames, pickRows, type Block, type Question } from './question'

const text: Question = { kind: 'text', name: 'x' }
const ticks: Question = { kind: 'ticks', name: 'plans', answers: ['a', 'b'] }

test('A form knows its fields by their whole names, a tick by its own, a row by any number', () => {
	const questions = [text, ticks]
	expect(listFieldNames([{ name: 'one', questions }])).toEqual(['x', 'a', 'b'])
	expect(listFieldNames([{ name: 'one', path: 'p[0]', questions }])).toEqual(['p[0].x', 'p[0].a', 'p[0].b'])
	expect(listFieldNames([{ name: 'one', path: 'p', most: 2, questions: [text] }])).toEqual(['p[*].x'])
})

test('The answers of each row are told apart, by the names of their questions', () => {
	const block: Block = { name: 'rows', path: 'p', most: 2, questions: [text, { ...text, name: 'y' }] }
	const values = { 'p[0].x': 'a', 'p[1].y': 'b', 'p[2].x': 'c', x: 'd' }
	expect(pickRows(block, { p: [{}, {}, {}] }, values)).toEqual([{ x: 'a' }, { y: 'b' }])
	expect(pickRows({ name: 'one', questions: [text] }, {}, values)).toEqual([{ x: 'd' }])
})

test('What was typed is found by its name, however deep, and nothing that it inherits', () => {
	const typed = { persons: [{ email: 'a@b.nl' }], name: 'Anna', none: null }
	const names = ['persons[0].email', 'name', 'persons[1].email', 'name.length', 'none.x', 'toString']
	expect(names.map((name) => findValue(typed, name))).toEqual([
		'a@b.nl',
		'Anna',
		...Array<undefined>(4).fill(undefined),
	])
	expect(['name', 'persons', 'none', 'other'].map((name) => findText(typed, name))).toEqual([
		'Anna',
		'',
		'',
		'',
	])
})

test('A question is asked with one of some answers to one of some questions', () => {
	const asks = (names: string[], is: string[], values: Parameters<typeof isAsked>[1]) => {
		const question: Question = { ...text, when: { names, is } }
		return isAsked({ question, name: 'p.x', block: { name: 'one', path: 'p', questions: [] } }, values)
	}
	expect(asks(['a', 'b'], ['1'], { 'p.b': '1' })).toBe(true)
	expect(asks(['a', 'b'], ['1'], { 'p.a': '0', b: '1' })).toBe(false)
	expect(asks(['a'], ['ticked'], { 'p.a': true })).toBe(true)
	expect(asks(['a'], ['true'], { 'p.a': true })).toBe(false)
})
