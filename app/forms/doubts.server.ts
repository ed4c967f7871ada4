import { computeHash } from '#app/config/seal.server'
import type { Say } from '#app/i18n/say.server'
import { cleanTyped } from '#app/lib/clean-text'
import { isCompletePhone } from '#app/lib/contact-href'
import { formatMoney } from '#app/lib/money'
import { formatPercent } from '#app/lib/numbers'
import { suggestEmail } from '#app/lib/parse-email'
import { formatPostcode } from '#app/lib/postcode'
import type { Uses } from '#app/request/context.server'
import { confirmedField } from '#app/request/form-fields'
import { findText } from './find-value'
import { answerInvalid, type ParsedForm } from './parse-form.server'

/** A value that could be read and is probably a slip. */
export interface Doubt {
	/** Name of its field. */
	name: string
	value: string | number
	question: string
	/** Label of the checkbox, where this is the only doubt. */
	confirm?: string
}

/**
 * Asks about doubts before a form is sent; undefined when there are none, or when the client confirmed each of these
 * values. Nothing is refused (contract §9). Another value is asked about again.
 */
export function askDoubts<T>(ctx: Uses<'outcome' | 'say'>, form: ParsedForm<T>, doubts: readonly Doubt[]) {
	const confirmed = findText(form.submission.payload, confirmedField).split(' ').filter(Boolean)
	const open = doubts.filter((doubt) => !confirmed.includes(getMark(doubt)))
	const [first] = open
	if (!first) return undefined
	const { say } = ctx
	const count = open.length
	const label = (count === 1 && first.confirm) || say('form.doubts.confirm', { count })
	return answerInvalid(ctx, form, {
		heading: say('form.doubts.heading'),
		errors: {
			'': [say('form.doubts.text')],
			...Object.fromEntries(open.map(({ name, question }) => [name, [question]])),
		},
		confirm: { name: confirmedField, value: addMarks(confirmed, doubts), label },
	})
}

const mostMarks = 60

/** Earlier marks stay: a value that the client returns to is not asked about again. */
function addMarks(confirmed: readonly string[], doubts: readonly Doubt[]) {
	return [...new Set([...confirmed, ...doubts.map(getMark)])].slice(-mostMarks).join(' ')
}

/** Binds a confirmation to the field and its value. */
function getMark({ name, value }: Doubt) {
	return computeHash(JSON.stringify([name, value])).slice(0, 12)
}

/** Question about a phone number that is not a complete one. */
export function doubtPhone(text: string, say: Say) {
	return isCompletePhone(text) ? undefined : say('form.doubts.phone')
}

export function doubtHouseNumber(text: string, say: Say) {
	return /^[1-9]\d{0,4}(?!\d)/.test(text) ? undefined : say('form.doubts.houseNumber')
}

/** Question about an address that looks like a slip. */
export function doubtEmail(address: string, say: Say) {
	const meant = suggestEmail(address)
	return meant === undefined ? undefined : say('form.doubts.email', { meant })
}

/** Question about a postcode that cannot be Dutch, of an address in the Netherlands. */
export function doubtPostcode(text: string, country: string, say: Say) {
	const isPossible = !isNetherlands(country) || formatPostcode(text) !== undefined
	return isPossible ? undefined : say('form.doubts.postcode')
}

/** `1234 AB` for an address in the Netherlands, which is the country where none is typed. */
export function tidyPostcode(text: string, country: string) {
	return (isNetherlands(country) && formatPostcode(text)) || text
}

function isNetherlands(country: string) {
	return /^(?:|nld?|nederland|(?:the )?netherlands|holland)\.?$/i.test(cleanTyped(country))
}

/** Interest in per cent below this is asked about: it may be a fraction. */
const leastRate = 0.2

export function doubtRate(value: number, say: Say) {
	if (value <= 0 || value >= leastRate) return undefined
	return say('form.doubts.rate', { value: formatPercent(value), meant: formatPercent(value * 100) })
}

/** Question about an amount that is a hundred times more or less than the record's, or than one beside it. */
export function doubtAmount(value: number, known: number | undefined, say: Say, isBeside = false) {
	if (known === undefined || value <= 0 || known <= 0) return undefined
	if (Math.max(value / known, known / value) < 100) return undefined
	return say(isBeside ? 'form.doubts.amountBeside' : 'form.doubts.amount', {
		value: formatMoney(value),
		known: formatMoney(known),
	})
}
