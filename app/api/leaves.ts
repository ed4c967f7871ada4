import { isId } from '#app/lib/is-id'
import { readWordings } from '#app/i18n/read-wordings'
import { findKnown, unread, type Read } from '#app/lib/unread'
import {
	addLoss,
	createReader,
	defineRequired,
	defineValue,
	mapReader,
	type Notes,
	type Reader,
} from './reader'
import { isBlank } from './wire'

/** Greatest length of a text in code units, but for long ones. A page writes it for each resource or row that links it. */
const longestText = 1_000

/** A text of any length that a page writes once: an address, a picture, an explanation. */
export const longText = defineValue('text', (value): Read<string> =>
	isBlank(value) ? undefined : (readText(value) ?? unread),
)

export const longTextIfKnown = mapReader(longText, findKnown)

/** Shown text, and text of a record that a form sends back; a longer one is unread. */
export const text = createReader<Read<string>>(longText.kind, (value, notes) => {
	const whole = longText.read(value, notes)
	return isTooLong(whole, notes) ? unread : whole
})

/**
 * A name, code or address for which every page has other words, or none that states anything: undefined when it could
 * not be read, too, which is noted.
 */
export const textIfKnown = mapReader(text, findKnown)

/** Name that a page shows; a longer one is cut and ends in an ellipsis. */
export const name = createReader<Read<string>>(longText.kind, (value, notes) => {
	const whole = longText.read(value, notes)
	if (!isTooLong(whole, notes)) return whole
	// The slice may have cut its last character in two, so the ellipsis replaces that character.
	return `${Array.from(whole.slice(0, longestText)).slice(0, -1).join('')}…`
})

function isTooLong(whole: unknown, notes: Notes): whole is string {
	if (typeof whole !== 'string' || whole.length <= longestText) return false
	addLoss(notes, { kind: 'dropped', expected: `text up to ${longestText} characters`, value: whole })
	return true
}

/** Name, or undefined when it could not be read. */
export const nameIfKnown = mapReader(name, findKnown)

/** As it came, for those who judge it themselves. */
export const anything: Reader<unknown> = createReader({ is: 'value', expected: 'anything' }, (value) => value)

/** Text whose position in a list counts: anything else is a blank. */
export const textOrBlank: Reader<string> = createReader(
	{ is: 'value', expected: 'text' },
	(value) => readText(value) ?? '',
)

export const requiredText = defineRequired('text', (value) => {
	const whole = readText(value)
	return whole === undefined || whole.length > longestText ? undefined : whole
})

/** A token. */
export const requiredLongText: Reader<string> = {
	...defineRequired('text', readText),
	kind: requiredText.kind,
}

function readText(value: unknown) {
	if (typeof value === 'string') return value.trim() === '' ? undefined : value
	return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined
}

/** `HH:MM`; seconds are dropped. `24:00` is the end of the day. */
export const timeOfDay = defineValue('HH:MM', (value): Read<string> => {
	if (isBlank(value)) return undefined
	const match =
		typeof value === 'string'
			? /^(?:([01]?\d|2[0-3]):([0-5]\d)|(24):(00))(?::|$)/.exec(value.trim())
			: undefined
	const [, hours = match?.[3], minutes = match?.[4]] = match ?? []
	return hours === undefined ? unread : `${hours.padStart(2, '0')}:${minutes ?? ''}`
})

/** A number is read as its text (contract §1). */
export const id = defineRequired('id', (input) => {
	const value = typeof input === 'number' ? String(input) : input
	return isId(value) ? value : undefined
})

const spellings = new Map<unknown, boolean>([
	...['true', '1', 'yes', 'ja', 'y', 'j', 't', 'on'].map((word) => [word, true] as const),
	...['false', '0', 'no', 'nee', 'n', 'f', 'off'].map((word) => [word, false] as const),
])

/** By contract §9, in any case. */
export const flag = defineValue('true or false', readFlag)

export function readFlag(value: unknown): Read<boolean> {
	if (isBlank(value)) return undefined
	if (typeof value === 'boolean') return value
	const isWord = typeof value === 'string' || value === 0 || value === 1
	return (isWord ? spellings.get(String(value).trim().toLowerCase()) : undefined) ?? unread
}

/** A word of a closed set, in any case. Blank is none. */
export function defineChoice<const C extends string>(choices: readonly C[]): Reader<Read<C>> {
	const expected = choices.join(', ')
	return createReader({ is: 'value', expected, choices }, (value, notes) => {
		if (isBlank(value)) return undefined
		const spelled = typeof value === 'string' ? value.trim().toLowerCase() : undefined
		const choice = choices.find((one) => one.toLowerCase() === spelled)
		if (choice === undefined) addLoss(notes, { kind: 'dropped', expected, value })
		return choice ?? unread
	})
}

const localizedKind = { is: 'value', expected: 'text, or a text per language' } as const

/** As `localized`, with what could not be read: whoever uses it tells that. */
export const judgedWordings = createReader(localizedKind, readWordings)

/** A text per language. A blank text and one that cannot be read are absent. */
export const localized = createReader(localizedKind, (value, notes) => {
	const { wordings, faults } = readWordings(value)
	if (faults.length > 0) addLoss(notes, { kind: 'dropped', expected: localizedKind.expected, value })
	return wordings
})
