import { expect, test } from 'vitest'
import { listErrors, getFieldId } from './reply-errors'

test('An error leads to its field, in a list too, by an id that every browser and style sheet can name [243]', () => {
	expect(getFieldId('login', 'email')).toBe('login-email')
	expect(getFieldId('loan-parts', 'loanParts[10].amount')).toBe('loan-parts-loanParts-10-amount')
	expect(getFieldId('x', 'persons[0].emails[1]')).toMatch(/^[\w-]+$/)
})

test('Where several fields look alike, an error says which one it is about; what is wrong as a whole leads nowhere [243]', () => {
	const error = {
		'': ['Nog niet compleet'],
		'parts[0].date': ['Verplicht'],
		name: ['Te lang', 'Fout'],
		empty: null,
	}
	const words = (name: string) => (name === 'parts[0].date' ? 'Datum van deel 1' : undefined)
	expect(listErrors('form', { error }, words)).toEqual([
		{ text: 'Nog niet compleet', fieldId: undefined },
		{ text: 'Datum van deel 1: Verplicht', fieldId: 'form-parts-0-date' },
		{ text: 'Te lang', fieldId: 'form-name' },
		{ text: 'Fout', fieldId: 'form-name' },
	])
})

test('A question ends in its own sign; a form without errors, or without names for its fields, says no more than it has', () => {
	const error = { '': ['Nog niet'], running: ['Verplicht'] }
	expect(listErrors('f', { error }, (name) => `Loopt ${name || 'iets'}?`)).toEqual([
		{ text: 'Nog niet', fieldId: undefined },
		{ text: 'Loopt running? Verplicht', fieldId: 'f-running' },
	])
	expect(listErrors('f', { error }).map(({ text }) => text)).toEqual(['Nog niet', 'Verplicht'])
	expect([listErrors('f', undefined), listErrors('f', {})]).toEqual([[], []])
})
