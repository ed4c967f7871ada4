import { expect, test } from 'vitest'
import { refusedLife, type RefusedForm } from '#app/session/session-slots'
import { addRefused } from './refused-form.server'

const form = (id: string, at: number, text = ''): RefusedForm => ({
	id,
	at,
	address: '/a',
	language: 'nl',
	reply: { result: { initialValue: { text } } },
})
const idsOf = (forms: readonly RefusedForm[]) => forms.map(({ id }) => id)

test('A form that is refused again takes its own place, and old ones go', () => {
	const forms = [form('old', 0), form('a', 10), form('b', 20)]
	expect(idsOf(addRefused(forms, form('a', refusedLife)))).toEqual(['b', 'a'])
	expect(idsOf(addRefused(forms, form('c', 30)))).toEqual(['old', 'a', 'b', 'c'])
})

test('The oldest go where all are too large together', () => {
	const large = 'x'.repeat(100_000)
	const forms = [form('a', 1, large), form('b', 2, large)]
	expect(idsOf(addRefused(forms, form('c', 3, large)))).toEqual(['b', 'c'])
})
