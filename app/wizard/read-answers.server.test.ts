import { expect, test, vi } from 'vitest'
import { fillText } from '#app/forms/prefill'
import { createSay } from '#app/i18n/say.server'
import { switchOff } from '#app/lib/speed'
import type { Block, Question } from './question'
import { lacksAnswers, readAnswers } from './read-answers.server'

const say = createSay('nl', 'formal')
const read = (questions: Question[], typed: unknown) => readAnswers([{ name: 'one', questions }], typed, say)

test.each<[Question, string, string | number]>([
	[{ kind: 'choice', name: 'x', answers: ['a', 'b'] }, 'b', 'b'],
	[{ kind: 'select', name: 'x', answers: ['1', '2'] }, '2', '2'],
	[{ kind: 'money', name: 'x' }, '€ 1.234,50', 1234.5],
	[{ kind: 'number', name: 'x', from: 0, to: 10 }, '3,5', 3.5],
	[{ kind: 'date', name: 'x' }, '31 maart 1980', '1980-03-31'],
	[{ kind: 'email', name: 'x' }, ' jan@voorbeeld.nl ', 'jan@voorbeeld.nl'],
	[{ kind: 'tel', name: 'x' }, '06 12 34 56 78', '06 12 34 56 78'],
	[{ kind: 'text', name: 'x' }, ' Jan ', 'Jan'],
	[{ kind: 'longText', name: 'x' }, 'a\nb', 'a\nb'],
])('An answer is read by its kind: %o', (question, typed, value) => {
	expect(read([question], { x: typed })).toEqual({ values: { x: value }, errors: {} })
	expect(read([{ ...question, isOptional: true }], { x: ' ' })).toEqual({ values: {}, errors: {} })
	expect(read([question], {}).values).toEqual({})
	expect(Object.keys(read([question], {}).errors)).toEqual(['x'])
})

test('A schema that is made once reads as one that is made each time', () => {
	const questions: Question[] = [
		{ kind: 'money', name: 'price' },
		{ kind: 'date', name: 'day' },
	]
	const inputs = [{ price: '1.250', day: '31-03-1980' }, { price: 'veel', day: '31-02-1980' }, {}]
	const readAll = () => inputs.map((typed) => read(questions, typed))
	const withCache = [readAll(), readAll()]
	switchOff(['questions'])
	const simple = readAll()
	switchOff([])
	expect(withCache).toEqual([simple, simple])
})

test.each<[Question, string, string]>([
	[{ kind: 'choice', name: 'x', answers: ['a'] }, 'b', 'Kies een van de antwoorden'],
	[{ kind: 'money', name: 'x' }, '1,234', 'Vul een bedrag in met alleen cijfers'],
	[{ kind: 'number', name: 'x', from: 1, to: 9 }, '10', 'Vul een getal in tussen 1 en 9'],
	[
		{ kind: 'number', name: 'x', from: 1, to: 9, isWhole: true },
		'1,5',
		'Vul een heel getal in tussen 1 en 9',
	],
	[{ kind: 'date', name: 'x' }, '31-02-2020', 'Deze dag bestaat niet'],
	[{ kind: 'date', name: 'x', isPast: true }, '01-01-2999', 'niet later is dan'],
	[{ kind: 'email', name: 'x' }, 'jan', 'Ongeldig email'],
	[{ kind: 'tel', name: 'x' }, '0'.repeat(101), 'Gebruik niet meer dan 100 tekens. Het zijn er nu 101'],
	[{ kind: 'text', name: 'x' }, 'a'.repeat(256), 'Gebruik niet meer dan 255 tekens. Het zijn er nu 256'],
	[{ kind: 'text', name: 'x' }, '  ', 'Dit veld is verplicht'],
])('What is typed wrongly is said at its field: %o', (question, typed, words) => {
	const { values, errors } = read([question], { x: typed })
	expect([values, errors.x?.[0]]).toEqual([{}, expect.stringContaining(words)])
})

test('Of ticks each is an answer, and one at least is enough where some are asked [237]', () => {
	const ticks: Question = { kind: 'ticks', name: 'plans', answers: ['renovate', 'moving'] }
	expect(read([ticks], { moving: 'on' })).toEqual({ values: { moving: true }, errors: {} })
	expect(read([ticks], {}).errors).toEqual({ plans: ['Kies minstens 1 antwoord'] })
	expect(read([{ ...ticks, isOptional: true }], {}).errors).toEqual({})
})

const partner: Block[] = [
	{
		name: 'self',
		path: 'consumer',
		questions: [{ kind: 'choice', name: 'hasPartner', answers: ['yes', 'no'] }],
	},
	{
		name: 'partner',
		path: 'partner',
		when: { names: ['consumer.hasPartner'], is: ['yes'] },
		questions: [{ kind: 'text', name: 'lastName' }],
	},
	{
		name: 'parts',
		path: 'mortgage.loanParts',
		most: 2,
		questions: [
			{ kind: 'choice', name: 'type', answers: ['a', 'other'], isOptional: true },
			{ kind: 'text', name: 'which', when: { names: ['type'], is: ['other'] } },
		],
	},
]

test('A block that opens with an answer is demanded with it, and left out without it', () => {
	const typed = { consumer: { hasPartner: 'no' }, partner: { lastName: 'Postma' } }
	expect(readAnswers(partner, typed, say)).toEqual({ values: { 'consumer.hasPartner': 'no' }, errors: {} })
	const { errors } = readAnswers(partner, { consumer: { hasPartner: 'yes' } }, say)
	expect(errors).toEqual({ 'partner.lastName': ['Dit veld is verplicht'] })
})

test('Rows are read one by one, each by its own answers; no more than there may be', () => {
	const rows = [{ type: 'other', which: 'Krediet' }, { type: 'a', which: 'weg' }, { type: 'a' }]
	const typed = { consumer: { hasPartner: 'no' }, mortgage: { loanParts: rows } }
	expect(readAnswers(partner, typed, say).values).toEqual({
		'consumer.hasPartner': 'no',
		'mortgage.loanParts[0].type': 'other',
		'mortgage.loanParts[0].which': 'Krediet',
		'mortgage.loanParts[1].type': 'a',
	})
})

test('A check asks for what a row lacks, below what is wrong in it; a fault keeps its own words', () => {
	const changed: Block = {
		name: 'parts',
		path: 'parts',
		most: 3,
		questions: [
			{ kind: 'date', name: 'from', isOptional: true },
			{ kind: 'money', name: 'amount', isOptional: true },
			{ kind: 'text', name: 'why', isOptional: true },
		],
		check: ({ values, faulty }) =>
			values.why !== undefined || faulty.length > 0
				? ['from', 'amount'].filter((name) => !(name in values))
				: [],
	}
	const parts = [{ why: 'x' }, { amount: 'veel' }, { amount: '1' }]
	const { values, errors } = readAnswers([changed], { parts }, say)
	expect(values).toEqual({ 'parts[0].why': 'x', 'parts[2].amount': 1 })
	expect(Object.entries(errors)).toEqual([
		['parts[0].from', ['Dit veld is verplicht']],
		['parts[0].amount', ['Dit veld is verplicht']],
		['parts[1].amount', [expect.stringContaining('Vul een bedrag in')]],
		['parts[1].from', ['Dit veld is verplicht']],
	])
})

test.each([
	null,
	'x',
	[],
	{ consumer: [] },
	{ consumer: { hasPartner: ['yes'] } },
	{ mortgage: { loanParts: {} } },
])('What is no form has no answers: %o', (typed) => {
	expect(readAnswers(partner, typed, say).values).toEqual({})
})

test('The last of some ticks stands for none of the others, and cannot go with them', () => {
	const ticks: Question = { kind: 'ticks', name: 'plans', answers: ['a', 'b', 'none'], endsWithNone: true }
	const words = { answers: { plans: { none: 'Geen plannen' } } }
	const errorsOf = (question: Question, ...ticked: string[]) =>
		readAnswers(
			[{ name: 'one', questions: [question] }],
			Object.fromEntries(ticked.map((name) => [name, 'on'])),
			say,
			{ words },
		).errors
	const fault = { plans: ['“Geen plannen” past niet bij een ander antwoord'] }
	expect([errorsOf(ticks, 'none'), errorsOf(ticks, 'a', 'b'), errorsOf(ticks, 'a')]).toEqual([{}, {}, {}])
	expect(errorsOf(ticks, 'a', 'none')).toEqual(fault)
	expect(errorsOf({ ...ticks, endsWithNone: undefined }, 'a', 'none')).toEqual({})
})

test('A prefilled text that nobody changed is not judged by its length; a changed one is', () => {
	const street = 'a'.repeat(300)
	const blocks: Block[] = [{ name: 'one', questions: [{ kind: 'text', name: 'x' }] }]
	const readText = (x: string) => readAnswers(blocks, { x }, say, { prefill: { x: fillText(street) } })
	expect(readText(street)).toEqual({ values: { x: street }, errors: {} })
	expect(readText(`${street}b`).errors).toEqual({
		x: ['Gebruik niet meer dan 255 tekens. Het zijn er nu 301'],
	})
})

test('An optional text of invisible characters alone is no answer', () => {
	for (const x of ['\u0085', '\u200b', '\u0000 \u00a0'])
		expect(read([{ kind: 'text', name: 'x', isOptional: true }], { x })).toEqual({ values: {}, errors: {} })
})

test('A button is no question, and what the form carries along is read as it is', () => {
	expect(read([{ kind: 'next', name: 'x' }], {})).toEqual({ values: {}, errors: {} })
	expect(read([{ kind: 'next', name: 'x' }], { x: 'Ga door' })).toEqual({ values: {}, errors: {} })
	expect(read([{ kind: 'hidden', name: 'x' }], { x: '7' })).toEqual({ values: { x: '7' }, errors: {} })
})

test('A day of the past is today at the latest', () => {
	const past: Question = { kind: 'date', name: 'x', isPast: true }
	expect(read([past], { x: '01-01-2020' })).toEqual({ values: { x: '2020-01-01' }, errors: {} })
	expect(read([{ kind: 'date', name: 'x' }], { x: '01-01-2999' }).errors).toEqual({})
})

test('The last day of the past moves on, also for a question that was read before', () => {
	const question: Question = { kind: 'date', name: 'x', isPast: true }
	const errors = () => Object.keys(read([question], { x: '25-11-2026' }).errors)
	vi.useFakeTimers()
	try {
		vi.setSystemTime('2026-11-24T12:00:00Z')
		expect(errors()).toEqual(['x'])
		vi.setSystemTime('2026-11-25T12:00:00Z')
		expect(errors()).toEqual([])
	} finally {
		vi.useRealTimers()
	}
})

test('Each reader is told in their own words of what both answered wrongly', () => {
	const question: Question = { kind: 'choice', name: 'x', answers: ['a'] }
	const formatIn = (language: 'nl' | 'en') =>
		readAnswers([{ name: 'one', questions: [question] }], { x: 'b' }, createSay(language, 'formal')).errors
	expect(formatIn('nl')).toEqual({ x: ['Kies een van de antwoorden'] })
	expect(formatIn('en')).not.toEqual(formatIn('nl'))
	expect(formatIn('nl')).toEqual({ x: ['Kies een van de antwoorden'] })
})

test('Errors tell whether a required answer is absent, or only typed wrongly', () => {
	const questions: Question[] = [
		{ kind: 'text', name: 'name' },
		{ kind: 'date', name: 'day', isOptional: true },
		{ kind: 'choice', name: 'choice', answers: ['a'] },
		{ kind: 'ticks', name: 'ticks', answers: ['b'] },
	]
	const whole = { name: 'x', choice: 'a', b: 'on' }
	const lacks = (typed: object) => lacksAnswers(read(questions, typed).errors, say)
	expect(lacks({ ...whole, day: '31-2-2020' })).toBe(false)
	for (const empty of [{ name: '' }, { choice: '' }, { b: '' }])
		expect(lacks({ ...whole, ...empty })).toBe(true)
	expect(lacks({ ...whole, name: ' ', day: 'x' })).toBe(true)
})
