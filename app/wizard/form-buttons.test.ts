import { parseWithZod } from '@conform-to/zod/v4'
import { expect, test } from 'vitest'
import { z } from 'zod/v4'
import { changeRows, findPressedStep, getStepButton } from './form-buttons'
import type { Block } from './question'

const blocks: Block[] = [
	{ name: 'person', path: 'consumer', questions: [{ kind: 'text', name: 'firstName' }] },
	{ name: 'parts', path: 'mortgage.loanParts', most: 3, questions: [{ kind: 'text', name: 'lender' }] },
]

/** A browser's form post as the parser returns it. */
function posted(...fields: [string, string][]) {
	const form = new FormData()
	for (const [name, value] of fields) form.append(name, value)
	return z.record(z.string(), z.unknown()).parse(parseWithZod(form, { schema: z.looseObject({}) }).payload)
}

const first: [string, string] = ['mortgage.loanParts[0].lender', 'Bank A']
const empty: [string, string] = ['mortgage.loanParts[1].lender', '']
const total: [string, string] = ['mortgage.mortgageTotal', '1']
const add: [string, string] = ['add-parts', 'Voeg toe']

test('The first row comes where there was none, beside what else was typed there', () => {
	expect(changeRows(blocks, posted(total, add))).toEqual({
		typed: { mortgage: { mortgageTotal: '1', loanParts: [{}] } },
		anchor: 'parts-1',
	})
})

test('A row that was left empty stays a row', () => {
	const changed = changeRows(blocks, posted(first, empty, add))
	expect(changed?.typed).toEqual({ mortgage: { loanParts: [{ lender: 'Bank A' }, { lender: '' }, {}] } })
	expect(changed?.anchor).toBe('parts-3')
})

test('A row is removed by its own button, twice pressed or not; the next one is looked at', () => {
	const page = posted(first, empty, ['remove-parts-0', 'Verwijder'])
	const changed = { typed: { mortgage: { loanParts: [{ lender: '' }] } }, anchor: 'parts-1' }
	expect(changeRows(blocks, page)).toEqual(changed)
	expect(changeRows(blocks, page)).toEqual(changed)
	expect(changeRows(blocks, posted(first, ['remove-parts-0', 'Verwijder']))?.anchor).toBe('parts')
})

test('Of rows that join others the last one of those is looked at when none is left', () => {
	const questions: Block['questions'] = [{ kind: 'text', name: 'lender' }]
	const joined: Block[] = [
		{ name: 'known', path: 'known', most: 2, questions },
		{ name: 'added', path: 'added', joins: 'known', most: 3, questions },
	]
	const removal: [string, string] = ['remove-added-0', 'Verwijder']
	const added: [string, string] = ['added[0].lender', 'Bank B']
	const others = ['known[0].lender', 'known[1].lender'].map((name): [string, string] => [name, ''])
	expect(changeRows(joined, posted(...others, added, removal))?.anchor).toBe('known-2')
	expect(changeRows(joined, posted(added, removal))?.anchor).toBe('known')
})

test.each(['next', 'add-person', 'remove-parts-7', 'add-other'])('"%s" changes no rows', (button) => {
	expect(changeRows(blocks, posted(first, [button, 'x']))).toBeUndefined()
})

test('There are no more rows than the block holds', () => {
	const full = [0, 1, 2].map((row): [string, string] => [`mortgage.loanParts[${row}].lender`, 'x'])
	expect(changeRows(blocks, posted(...full, add))).toBeUndefined()
})

test('Where the last row is removed the one before it is looked at; another one keeps its place', () => {
	const three = [0, 1, 2].map((row): [string, string] => [`mortgage.loanParts[${row}].lender`, 'x'])
	const anchorOf = (row: number) => changeRows(blocks, posted(...three, [`remove-parts-${row}`, 'x']))?.anchor
	expect([0, 1, 2].map(anchorOf)).toEqual(['parts-1', 'parts-2', 'parts-2'])
})

test('Rows under one name stand beside what else was typed', () => {
	const plain: Block[] = [
		{ name: 'parts', path: 'parts', most: 3, questions: [{ kind: 'text', name: 'lender' }] },
	]
	expect(changeRows(plain, posted(['other', 'x'], add))?.typed).toEqual({ other: 'x', parts: [{}] })
})

test.each([
	[{ step: 'income', [getStepButton(3)]: '3. Inkomen' }, 3],
	[{ [getStepButton(12)]: 'Wijzig' }, 12],
	[{ step: 'income', next: 'Volgende' }, undefined],
	[{ 'step-': 'x', 'step-x': 'x', 'step-123': 'x' }, undefined],
])('Of %j the step %s was pressed', (fields, step) => {
	expect(findPressedStep(fields)).toBe(step)
})
