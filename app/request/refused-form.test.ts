import { expect, test, vi } from 'vitest'
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

test('Hundreds of small forms go at once, and each is measured at most once', () => {
	const forms = Array.from({ length: 400 }, (_, at) => form(`${at}`, at, 'x'.repeat(200)))
	const measure = vi.spyOn(JSON, 'stringify')
	expect(idsOf(addRefused(forms, form('large', 401, 'x'.repeat(250_000))))).toEqual([
		...forms.slice(-(measure.mock.calls.length - 2)).map(({ id }) => id),
		'large',
	])
	expect(measure.mock.calls.length).toBeLessThanOrEqual(50)
	measure.mockRestore()
})
