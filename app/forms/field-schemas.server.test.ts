import { describe, expect, test } from 'vitest'
import { createSay } from '#app/i18n/say.server'
import { createFieldSchemas } from './field-schemas.server'

const schemas = createFieldSchemas(createSay('nl', 'formal'))
const english = createFieldSchemas(createSay('en', 'formal'))
const required = 'Dit veld is verplicht'

type Schema = ReturnType<typeof schemas.text | typeof schemas.money | typeof schemas.agreed>

function read(schema: { safeParse: Schema['safeParse'] }, typed: unknown) {
	const { success, data, error } = schema.safeParse(typed)
	return success ? { value: data } : { said: error.issues.map(({ message }) => message) }
}

test.each(['email', 'money', 'date', 'time'] as const)(
	'An empty field of %s is said to be required',
	(kind) => {
		for (const typed of ['', '  ', undefined]) expect(read(schemas[kind](), typed).said?.[0]).toBe(required)
	},
)

test('An empty text is said to be required, in words of its own where it has them', () => {
	for (const typed of ['', '  ', '\u0085', undefined]) {
		expect(read(schemas.text('line'), typed).said?.[0]).toBe(required)
		const named = schemas.text('line', { empty: 'login.usernameRequired' })
		expect(read(named, typed).said?.[0]).toBe('Vul uw e-mailadres of gebruikersnaam in')
	}
})

test.each(['number', 'whole'] as const)('An empty field of a %s is said to be required', (kind) => {
	for (const typed of ['', ' ', undefined]) expect(read(schemas[kind](0, 9), typed).said?.[0]).toBe(required)
})

describe('A text', () => {
	test('stands without the spaces around it', () => {
		expect(read(schemas.text('line'), ' Van mei ')).toEqual({ value: 'Van mei' })
	})

	test('has as many characters as its kind may have, counted as a person counts them', () => {
		const said = ['Gebruik niet meer dan 255 tekens. Het zijn er nu 256']
		for (const character of ['👍🏽', '👨‍👩‍👧', '\u00e9', '𝒳', 'a']) {
			expect(read(schemas.text('line'), ` ${character.repeat(255)} `)).toEqual({
				value: character.repeat(255),
			})
			expect(read(schemas.text('line'), character.repeat(256))).toEqual({ said })
			expect(schemas.optionalText('line').safeParse(character.repeat(256)).success).toBe(false)
		}
	})
})

test('What is too long for its kind is said so alone, not how it is written', () => {
	const long = /^Gebruik niet meer dan (100|254) tekens/
	const kinds = [schemas.email(), schemas.money(), schemas.number(0, 9), schemas.whole(0, 9), schemas.date()]
	for (const schema of [...kinds, schemas.time()]) {
		expect(read(schema, 'x'.repeat(255)).said).toEqual([expect.stringMatching(long)])
		expect(read(schema, 'x'.repeat(100)).said).toEqual([expect.not.stringMatching(long)])
	}
})

test('A password is judged by its length alone, and stays as it was typed', () => {
	const odd = ` \u0085e\u0301${' '.repeat(4_000)}`
	expect(read(schemas.password('login.passwordRequired'), odd)).toEqual({ value: odd })
	expect(read(schemas.password('login.passwordRequired'), 'a'.repeat(4_097)).said?.[0]).toContain(
		'4.096 tekens',
	)
})

test('An address for mail stands without the spaces around it', () => {
	expect(read(schemas.email(), ' a@b.nl ')).toEqual({ value: 'a@b.nl' })
	expect(read(schemas.email(), 'a@b')).toEqual({ said: ['Ongeldig email. Bijvoorbeeld naam@voorbeeld.nl'] })
})

test('A choice is one of the answers', () => {
	expect(read(schemas.choice(['yes', 'no']), 'no')).toEqual({ value: 'no' })
	for (const typed of ['maybe', '', undefined])
		expect(read(schemas.choice(['yes', 'no']), typed)).toEqual({ said: ['Kies een van de antwoorden'] })
})

test('A tick that is demanded says so in the words of its form', () => {
	expect(read(schemas.agreed(), 'on')).toEqual({ value: 'on' })
	expect(read(schemas.agreed(), undefined)).toEqual({ said: ['U dient akkoord te gaan om verder te kunnen'] })
	expect(read(schemas.agreed('validation.required'), '')).toEqual({ said: [required] })
})

test('An amount is read in euros', () => {
	expect(read(schemas.money(), ' 1.234,56 ')).toEqual({ value: 1234.56 })
	expect(read(schemas.money(), 'veel').said?.[0]).toContain('Vul een bedrag in met alleen cijfers')
})

test('A number lies within its bounds, which are in', () => {
	const said = ['Vul een getal in tussen 1 en 9']
	for (const value of [1, 9]) expect(read(schemas.number(1, 9), String(value))).toEqual({ value })
	expect(read(schemas.number(1, 9), '3,5')).toEqual({ value: 3.5 })
	for (const typed of ['0', '9,1', 'vijf']) expect(read(schemas.number(1, 9), typed)).toEqual({ said })
})

test('A whole number has no part of one', () => {
	const said = ['Vul een heel getal in tussen 1 en 9']
	for (const value of [1, 9]) expect(read(schemas.whole(1, 9), String(value))).toEqual({ value })
	for (const typed of ['0', '10', '3,5', 'vijf']) expect(read(schemas.whole(1, 9), typed)).toEqual({ said })
})

test('A date is read as the API writes it, and says what is wrong with it', () => {
	expect(read(schemas.date(), '3 mrt 2026')).toEqual({ value: '2026-03-03' })
	expect(read(schemas.date({ latest: '2026-03-03' }), '3-3-2026')).toEqual({ value: '2026-03-03' })
	expect(read(schemas.date(), '31-2-2026')).toEqual({ said: ['Deze dag bestaat niet in deze maand'] })
	expect(read(schemas.date({ latest: '2026-03-03' }), '4-3-2026')).toEqual({
		said: ['Vul een datum in die niet later is dan 3 maart 2026'],
	})
	expect(read(schemas.date({ earliest: '2026-03-03' }), '2-3-2026')).toEqual({
		said: ['Vul een datum in die niet eerder is dan 3 maart 2026'],
	})
	expect(read(english.date({ latest: '2026-03-03' }), '4-3-2026').said?.[0]).toContain('3 March 2026')
})

test('A time is one of the clock', () => {
	expect(read(schemas.time(), '9.30')).toEqual({ value: '09:30' })
	expect(read(schemas.time(), '25:00')).toEqual({
		said: ['Tijd dient opgegeven te worden als uu:mm. Bijvoorbeeld 14:05'],
	})
})
