import { createGroup, type Dialect } from './dialect'
import { mapLeaves, type Document, type Json } from './document'

const { same, told } = createGroup('dates')

const zone = 'Europe/Amsterdam'
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
const isDay = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value)
const isDate = (value: Json): value is string =>
	typeof value === 'string' && (isDay(value) || /^\d{4}-\d\d-\d\dT/.test(value))

/** `YYYY-MM-DD hh:mm:ss` as Dutch clocks showed it. */
function tellTime(value: string): string {
	return isDay(value) ? `${value} 00:00:00` : clock.format(new Date(value))
}

const tellDay = (value: string) => tellTime(value).slice(0, 10)

function tellOffset(value: string): string {
	const wall = Date.parse(`${tellTime(value).replace(' ', 'T')}Z`)
	return wall - instantOf(value) > 3_600_000 ? '+02:00' : '+01:00'
}

/** Milliseconds; a day is its midnight in Amsterdam. */
function instantOf(value: string): number {
	if (!isDay(value)) return Date.parse(value)
	const night = Date.parse(`${value}T00:00:00Z`)
	const early = [7_200_000, 3_600_000].map((hours) => night - hours)
	return early.find((instant) => clock.format(instant).slice(0, 10) === value) ?? night
}

type Spell = (value: string, name: string) => Json

function spelled(spell: Spell) {
	return (document: Document) =>
		mapLeaves(document, (value, name) => (isDate(value) ? spell(value, name) : value))
}

const days = spelled(tellDay)
const seconds = spelled((value) => value.replace(/\.\d+Z$/, 'Z'))

/** Fewer digits are no Unix time in the contract: days before March 1973 stay as they are. */
const isLate = (value: string) => instantOf(value) >= 100_000_000_000

function inUnixTime(spell: (instant: number) => Json) {
	return spelled((value) => (isLate(value) ? spell(instantOf(value)) : value))
}

const isBirth = (name: string) => /birth/i.test(name)

function withoutDates(isNone: (name: string) => boolean = () => true) {
	return spelled((value, name) => (isNone(name) ? null : value))
}

const slashes = spelled((value) => tellDay(value).split('-').reverse().join('/'))

export const dateDialects: Dialect[] = [
	same(
		'YYYYMMDD',
		spelled((value) => tellDay(value).replaceAll('-', '')),
		{ plain: days },
	),
	same(
		'YYYYMMDD as a number',
		spelled((value) => Number(tellDay(value).replaceAll('-', ''))),
		{
			plain: days,
		},
	),
	same(
		'ISO with T and offset',
		spelled((value) => `${tellTime(value).replace(' ', 'T')}${tellOffset(value)}`),
		{
			plain: seconds,
		},
	),
	same(
		'midnight in UTC',
		spelled((value) => new Date(instantOf(value)).toISOString()),
	),
	same(
		'blank and fraction, no offset',
		spelled((value) => `${tellTime(value)}.000000`),
		{ plain: seconds },
	),
	same(
		'T, no offset',
		spelled((value) => `${tellDay(value)}T12:00:00`),
		{ plain: days },
	),
	same(
		'DD-MM-YYYY',
		spelled((value) => tellDay(value).split('-').reverse().join('-')),
		{ plain: days },
	),
	same(
		'seconds as a number',
		inUnixTime((instant) => Math.floor(instant / 1000)),
		{
			plain: seconds,
		},
	),
	same(
		'seconds as text',
		inUnixTime((instant) => String(Math.floor(instant / 1000))),
		{
			plain: seconds,
		},
	),
	same(
		'milliseconds as a number',
		inUnixTime((instant) => instant),
	),
	same('milliseconds as text', inUnixTime(String)),
	same(
		'object with date and timezone',
		spelled((value) => ({ date: `${tellTime(value)}.000000`, timezone_type: 3, timezone: zone })),
		{ plain: seconds },
	),
	same(
		'0000-00-00',
		spelled(() => '0000-00-00'),
		{ plain: withoutDates() },
	),
	same(
		'0000-00-00 00:00:00',
		spelled(() => '0000-00-00 00:00:00'),
		{ plain: withoutDates() },
	),
	same(
		'0001-01-01',
		spelled(() => '0001-01-01T00:00:00'),
		{ plain: withoutDates() },
	),
	same(
		'9999-12-31',
		spelled(() => '9999-12-31'),
		{ plain: withoutDates() },
	),
	same(
		'1900-01-01, but for births',
		spelled((value, name) => (isBirth(name) ? value : '1900-01-01')),
		{
			plain: withoutDates((name) => !isBirth(name)),
		},
	),
	same(
		'empty text',
		spelled(() => ''),
		{ plain: withoutDates() },
	),
	told('DD/MM/YYYY', slashes),
	told(
		'words',
		spelled((value) => `op ${tellDay(value)}`),
	),
	told(
		'a date that is none in the calendar',
		spelled((value) => `${value.slice(0, 4)}-02-31`),
	),
	told(
		'a list',
		spelled((value) => tellDay(value).split('-').map(Number)),
	),
]
