import type { Say } from '#app/i18n/say.server'
import { countCharacters } from '#app/lib/count-characters'

/**
 * Greatest lengths of typed texts, in characters as a person counts them; our choice where no source is named. Fields
 * have no `maxlength`, because browsers cut pasted text in silence.
 */
export const textLengths = {
	/** Initials, house number, postcode, phone, IBAN, amount, number, date, time, code. */
	short: 100,
	/** Name of a person, street, place, firm or kind; a cause. */
	line: 255,
	/** RFC 5321 §4.5.3.1.3, without the brackets. */
	email: 254,
	/** The documents accept any text [118]. */
	userName: 500,
	/** Remarks, questions and explanations. */
	remark: 10_000,
	/** Limit of the specification [538]. */
	sustainability: 255,
	/** Contract §1. */
	id: 128,
	/** The maximum of Django and Symfony. */
	password: 4096,
	search: 100,
	/** Code units of a sealed receipt: what fits in a body (`app/server/slow-bodies.ts`). */
	receipt: 320_000,
} as const

export type TextLength = Exclude<keyof typeof textLengths, 'receipt'>

/** Error of a text that is too long. Counts no further than the figure that it names. */
export function findLengthFault(text: string, kind: TextLength, say: Say): string | undefined {
	const maximum = textLengths[kind]
	if (text.length <= maximum) return undefined
	const most = 2 * maximum
	const count = countCharacters(text, most)
	if (count <= maximum) return undefined
	const key = count > most ? 'validation.typedMore' : 'validation.typedLength'
	return `${describeLimit(kind, say)}. ${say(key, { typed: formatCount(Math.min(count, most), say) })}`
}

export function describeLimit(kind: keyof typeof textLengths, say: Say): string {
	return say('validation.maximumLength', { maximum: formatCount(textLengths[kind], say) })
}

function formatCount(count: number, { language }: Say) {
	return new Intl.NumberFormat(language).format(count)
}
