import { expect, test } from 'vitest'
import { createPrefilled, fillMoney, fillText } from '#app/forms/prefill'
import { createSay } from '#app/i18n/say.server'
import { listAnswerDoubts } from './answer-doubts.server'
import type { Block } from './question'
import { readAnswers } from './read-answers.server'

const say = createSay('nl', 'formal')
const blocks: Block[] = [
	{
		name: 'one',
		path: 'person',
		questions: [
			{ kind: 'tel', name: 'phone', isOptional: true },
			{ kind: 'email', name: 'email', isOptional: true },
			{ kind: 'text', name: 'zipcode', format: 'postcode', isOptional: true },
			{ kind: 'text', name: 'houseNumber', format: 'houseNumber', isOptional: true },
			{ kind: 'text', name: 'country', isOptional: true },
			{ kind: 'text', name: 'name', isOptional: true },
		],
	},
	{
		name: 'two',
		path: 'parts',
		most: 3,
		questions: [
			{ kind: 'money', name: 'amount', isOptional: true },
			{ kind: 'money', name: 'current', near: ['amount'], isOptional: true },
			{ kind: 'number', name: 'interest', from: 0, to: 100, isRate: true, isOptional: true },
			{ kind: 'number', name: 'age', from: 0, to: 100, isOptional: true },
		],
	},
]

function ask(typed: object, prefill = {}) {
	const { values } = readAnswers(blocks, typed, say, { prefill })
	return Object.fromEntries(
		listAnswerDoubts(blocks, { typed, values, prefill }, say).map(({ name, question }) => [
			name,
			question.replace(/\s/g, ' '),
		]),
	)
}

test('Each kind is asked about by its own rule, in its row', () => {
	const person = { phone: '12', email: 'a@gmial.com', zipcode: '12345', houseNumber: 'Kade', name: '12' }
	expect(Object.keys(ask({ person }))).toEqual([
		'person.phone',
		'person.email',
		'person.zipcode',
		'person.houseNumber',
	])
	expect(ask({ person: { zipcode: '12345', country: 'Duitsland' } })).toEqual({})
	const parts = [{ interest: '4,5' }, { interest: '0,045', age: '0,045' }]
	expect(ask({ parts })).toEqual({ 'parts[1].interest': 'Klopt 0,045%, of moet het 4,5% zijn?' })
})

test('An amount is compared with the record’s own, else with the one beside it', () => {
	const prefill = { parts: [{ id: '1', amount: fillMoney(212500), current: fillMoney(undefined) }] }
	const part = (fields: object) => ({ parts: [{ id: '1', amount: '212.500,00', ...fields }] })
	const words = 'Klopt € 12,00, naast een bedrag van € 212.500,00?'
	expect(ask(part({ current: '12' }), prefill)).toEqual({ 'parts[0].current': words })
	expect(ask(part({ current: '200000' }), prefill)).toEqual({})
	expect(ask(part({ amount: '2.125' }), prefill)).toEqual({
		'parts[0].amount': 'Klopt € 2.125,00? Bij ons staat € 212.500,00.',
	})
	expect(ask({ parts: [{ amount: '1.200', current: '120.000' }] })).toEqual({
		'parts[0].current': 'Klopt € 120.000,00, naast een bedrag van € 1.200,00?',
	})
})

test('Untouched fields are not asked about, whatever the record has', () => {
	const prefill = {
		person: { phone: fillText('12'), email: fillText('a@gmial.com'), zipcode: fillText('9712hk') },
		parts: [{ id: '1', interest: createPrefilled('0,045', 0.045) }],
	}
	const person = { phone: ' 12 ', email: 'a@gmial.com', zipcode: '9712hk' }
	const typed = { person, parts: [{ id: '1', interest: '0,045' }] }
	expect(ask(typed, prefill)).toEqual({})
	expect(readAnswers(blocks, typed, say, { prefill }).values['person.zipcode']).toBe('9712hk')
	expect(readAnswers(blocks, { person: { zipcode: '9712 hk' } }, say).values['person.zipcode']).toBe(
		'9712 HK',
	)
	expect(Object.keys(ask({ ...typed, person: { ...person, phone: '13' } }, prefill))).toEqual([
		'person.phone',
	])
})
