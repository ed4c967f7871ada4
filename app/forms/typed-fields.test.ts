import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createSay } from '#app/i18n/say.server'
import { createFieldSchemas } from './field-schemas.server'

const schemas = createFieldSchemas(createSay('nl', 'formal'))
const english = createFieldSchemas(createSay('en', 'formal'))

interface Kind {
	schema: { safeParse: (typed: unknown) => { success: boolean; data?: unknown; error?: unknown } }
	/** Value sent, and spellings that are read as it. */
	accepted: [unknown, string[]][]
	/** Sentence under the field, and what is refused with it. */
	refused: [string, string[]][]
}

const noAmount = 'Vul een bedrag in met alleen cijfers, een punt of een komma. Bijvoorbeeld 1.234,56'
const noDate = 'Vul een datum in als dd-mm-jjjj. Bijvoorbeeld 31-03-1980'

const kinds: Record<string, Kind> = {
	text: {
		schema: schemas.text('line'),
		accepted: [
			['Anne-Marie', ['Anne-Marie', 'Anne\u2011Marie', '\u200eAnne\u2010Marie\ufeff', ' Anne–Marie\u00a0']],
			['José', ['José', 'Jose\u0301']],
			['Kade 12', ['Kade 12', 'Kade\u202f12', 'Kade １２']],
			['Ａnna；b．', ['Ａnna；b．']],
		],
		refused: [['Dit veld is verplicht', ['', ' ', '\u00a0\u200b', '\ufeff']]],
	},
	date: {
		schema: schemas.date(),
		accepted: [
			[
				'2020-04-01',
				[
					...['1-4-2020', '01/04/2020', '1.4.2020', '1 4 2020', '01042020', '2020-04-01', '01–04–2020'],
					...['1 april 2020', '1e april 2020', '1 apr. 2020', 'woensdag 1 april 2020', 'wo 1-4-2020'],
					...['1st April 2020', 'Wednesday, 1 April 2020', 'April 1, 2020', '\u200e01\u201104\u20112020'],
					...['20200401', '1-4-2020 00:00', '01-04-2020 0:00:00', '2020-04-01T14:05:00', '1 4 2020'],
					...['2020-04-01T00:00:00.000+02:00', '2020-03-31T22:00:00Z', '2020-04-01 00:00:00'],
					...['1-4-2020.', '1 april 2020,', '01.04.2020.', '1 apr. 2020;', '1／4／2020', '1．4．2020'],
				],
			],
			['1980-03-31', ['19800331', '31031980', '31 mrt. 1980', '31 Mar. 1980', '31 March 1980', '31/03/1980']],
			['2010-12-10', ['20101210', '10122010', '10 December 2010', '10 Dec. 2010']],
			['2012-11-12', ['12112012', '20121112']],
		],
		refused: [
			[noDate, ['12101210', '11111111']],
			[noDate, ['morgen', '1 april', '1-4', '1-4-2020 14:00', '010420', 'week 14 2020']],
			[
				'Deze dag bestaat niet in deze maand',
				['31-4-2020', '30 februari 2020', '19800231', '31021980', '1980-02-31T00:00'],
			],
			['Vul een maand in van 1 tot en met 12', ['1-13-2020', '4/31/2020', '19801301', '01131980']],
			['Schrijf het jaar met vier cijfers. Bijvoorbeeld 1980', ['1-4-20', '1 april 20']],
		],
	},
	time: {
		schema: schemas.time(),
		accepted: [
			[
				'14:00',
				['14', '14 uur', '14u', '14h', '14:00', '1400', '14.00 uur', '１４ uur', '14u.', 'om 14 uur'],
			],
			[
				'14:05',
				[
					...['14:05', '14.05', '14u05', '14h05', '14:05u', '1405', '14:05:00', '14.05\u00a0uur'],
					...['14,05', '14：05', '14∶05', '14:05 h', '14:05.', '14,05 uur.', 'Om 14.05u', '１４：０５'],
				],
			],
			['09:30', ['9:30', '09:30', '9.30 uur', '0930', '930', '930 uur']],
			['09:05', ['905', '0905']],
		],
		refused: [
			[
				'Tijd dient opgegeven te worden als uu:mm. Bijvoorbeeld 14:05',
				['half drie', '25:00', '14:60', '970', '130', '240', '14-05', '2 pm', '14:5', 'om'],
			],
		],
	},
	money: {
		schema: schemas.money(),
		accepted: [
			[
				250000,
				[
					...['250000', '250.000', '250 000', '250.000,00', '250000.00', "250'000", '250’000'],
					...['€ 250.000', '250.000 €', '250000 euro', 'EUR 250.000', 'euro 250.000', '250.000,-'],
					...['250.000,–', '250.000,—', '250.000,=', '250.000,--', '250.000.-', '250\u202f000\u00a0€'],
				],
			],
			[1234.5, ['1234,5', '1.234,50', '1234.50', "1'234,50", '１．２３４，５０', '€１２３４，５']],
		],
		refused: [
			[
				noAmount,
				['veel', '1,234', '1.23,4', '1.234.56', '2,5 ton', '$ 5', '-5', '€€5', '250k', '1e3', '250⁰⁰', '½'],
			],
		],
	},
	percentage: {
		schema: schemas.number(0, 100, '3,75'),
		accepted: [
			[
				3.75,
				['3,75', '3.75', '3,75%', '3,75 %', '% 3,75', '3,75 procent', '3,75\u202f%', '３,75', '３．７５％'],
			],
		],
		refused: [
			[
				'Vul een getal in tussen 0 en 100. Bijvoorbeeld 3,75',
				['drie', '101', '-1', '3,7,5', '3 promille', ',5'],
			],
		],
	},
	'whole number': {
		schema: schemas.whole(0, 30, '2'),
		accepted: [[2, ['2', ' 2 ', '２', '2,0', '\u200e2']]],
		refused: [['Vul een heel getal in tussen 0 en 30. Bijvoorbeeld 2', ['twee', '2,5', '31', '-1']]],
	},
	email: {
		schema: schemas.email(),
		accepted: [
			[
				'anna@voorbeeld.nl',
				[
					...['anna@voorbeeld.nl', ' anna@voorbeeld.nl\u00a0', 'Anna Smit <anna@voorbeeld.nl>'],
					...['mailto:anna@voorbeeld.nl', 'anna@\u200bvoorbeeld.nl', '"Smit, A." <anna@voorbeeld.nl>'],
					...['anna@voorbeeld.nl;', 'anna@voorbeeld.nl,', 'anna@voorbeeld.nl.', 'anna＠voorbeeld.nl'],
					...['"anna@voorbeeld.nl"', '‘anna@voorbeeld.nl’', '<anna@voorbeeld.nl>,', '(anna@voorbeeld.nl).'],
					...['mailto:anna@voorbeeld.nl?subject=Vraag', 'Anna <anna@voorbeeld.nl>;', 'anna@ｖoorbeeld．nl'],
				],
			],
			['Jöran@münchen.de', ['Jöran@münchen.de', 'Jo\u0308ran@mu\u0308nchen.de', 'Jöran@münchen.de;']],
			['ａnna@voorbeeld.nl', ['ａnna@voorbeeld.nl']],
			["o'neill@voorbeeld.nl", ["o'neill@voorbeeld.nl", "'o'neill@voorbeeld.nl'"]],
			['a@b.co', ['a@b.co']],
		],
		refused: [
			[
				'Ongeldig email. Bijvoorbeeld naam@voorbeeld.nl',
				[
					'anna',
					'anna@',
					'@b.nl',
					'a@b',
					'a b@c.nl',
					'a@b@c.nl',
					'a@b.nl, c@d.nl',
					'a@b.nl; c@d.nl;',
					'a@b..nl',
					'anna.',
					'""',
				],
			],
		],
	},
}

function read({ schema }: Kind, typed: string) {
	const { success, data, error } = schema.safeParse(typed)
	return success ? data : (error as { issues: { message: string }[] }).issues[0]?.message
}

describe.each(Object.entries(kinds))('A field of the kind %s', (_name, kind) => {
	const accepted = kind.accepted.flatMap(([value, spellings]) => spellings.map((typed) => [typed, value]))
	test.each(accepted)('takes %j, and sends %j', (typed, value) => {
		expect(read(kind, String(typed))).toEqual(value)
	})

	const refused = kind.refused.flatMap(([sentence, texts]) => texts.map((typed) => [typed, sentence]))
	test.each(refused)('refuses %j: %s', (typed, sentence) => {
		expect(read(kind, typed)).toBe(sentence)
	})
})

test('Amounts are read by Dutch rules on English pages too', () => {
	expect(english.money().safeParse('1.250').data).toBe(1250)
	expect(english.money().safeParse('1,250').success).toBe(false)
})

const dashes = ['-', '\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2015', '\u2212', '\ufe58', '\uff0d']
const blanks = [' ', '\u00a0', '\u2009', '\u202f', '\u3000', '\t']
const marks = ['\u200e', '\u200f', '\u200b', '\ufeff', '\u00ad', '\u2066', '\u2069', '\u200d']

/** The text with other dashes and blanks, full-width digits, and marks between its characters. */
function disguise(text: string) {
	return fc
		.array(
			fc.record({
				dash: fc.constantFrom(...dashes),
				blank: fc.constantFrom(...blanks),
				mark: fc.constantFrom('', ...marks),
				isWide: fc.boolean(),
			}),
			{ minLength: text.length, maxLength: text.length },
		)
		.map((choices) =>
			choices.map(({ dash, blank, mark, isWide }, index) => {
				const character = text[index] ?? ''
				if (character === '-') return dash + mark
				if (character === ' ') return blank + mark
				const isDigit = isWide && /\d/.test(character)
				return (isDigit ? String.fromCharCode(character.charCodeAt(0) + 0xfee0) : character) + mark
			}),
		)
		.map((characters) => characters.join(''))
}

test('Forms of full width change no answer of a kind that is ASCII by nature', () => {
	const kinds = all.filter(({ name }) => !['text', 'email'].includes(name))
	const typed = fc.constantFrom(...kinds).chain(({ kind, text }) =>
		fc.array(fc.boolean(), { minLength: text.length, maxLength: text.length }).map((choices) => ({
			kind,
			text,
			wide: [...text].map((character, at) => (choices[at] ? widen(character) : character)).join(''),
		})),
	)
	fc.assert(
		fc.property(typed, ({ kind, text, wide }) => {
			expect(read(kind, wide)).toEqual(read(kind, text))
		}),
		{ seed: 51, numRuns: 2_000 },
	)
})

function widen(character: string) {
	return /[!-~]/.test(character) ? String.fromCharCode(character.charCodeAt(0) + 0xfee0) : character
}

test('Eight digits are one date: never two that somebody could mean', () => {
	const days = fc.date({ min: new Date('1800-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
	fc.assert(
		fc.property(days, (date) => {
			const day = date.toISOString().slice(0, 10)
			const [year, month, ofMonth] = day.split('-')
			expect(schemas.date().safeParse(`${year}${month}${ofMonth}`).data).toBe(day)
			expect(schemas.date().safeParse(`${ofMonth}${month}${year}`).data).toBe(day)
			expect(schemas.date().safeParse(`${day}T23:59:59`).data).toBe(day)
		}),
		{ seed: 51, numRuns: 2_000 },
	)
})

const ends = fc.stringMatching(/^ ?[.,;]{0,2}$/)

test('What ends the sentence around a date, time or address is not part of it', () => {
	const kinds = all.filter(({ name }) => ['date', 'time', 'email'].includes(name))
	fc.assert(
		fc.property(fc.constantFrom(...kinds), ends, ({ kind, text }, end) => {
			const whole = read(kind, text)
			if (/[.,;]$/.test(text) || text === '') return
			expect(read(kind, text + end)).toEqual(whole)
		}),
		{ seed: 51, numRuns: 2_000 },
	)
})

const all = Object.entries(kinds).flatMap(([name, kind]) =>
	[...kind.accepted, ...kind.refused].flatMap(([, texts]) => texts.map((text) => ({ name, kind, text }))),
)

test('Dashes, blanks, wide digits and invisible marks change no answer of any kind', () => {
	const typed = fc
		.constantFrom(...all)
		.chain(({ kind, text }) => disguise(text).map((disguised) => ({ kind, text, disguised })))
	fc.assert(
		fc.property(typed, ({ kind, text, disguised }) => {
			expect(read(kind, disguised)).toEqual(read(kind, text))
		}),
		{ seed: 51, numRuns: 2_000 },
	)
})
