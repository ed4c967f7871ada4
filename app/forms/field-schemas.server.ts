import { z } from 'zod/v4'
import type { Say } from '#app/i18n/say.server'
import { countCharacters } from '#app/lib/count-characters'
import { formatDate } from '#app/lib/format-date'
import { parseDate, type DateBounds } from '#app/lib/parse-date'
import { parseMoney } from '#app/lib/parse-money'
import { parseNumber } from '#app/lib/parse-number'
import { parseTime } from '#app/lib/parse-time'
import { parseWireDate } from '#app/lib/parse-wire-date'
import type { TextKey } from '#app/locales/texts'

type Read<T> = { ok: true; value: T } | { ok: false; error: string }

/** An empty field means "required", or undefined inside `optional`. */
export function createFieldSchemas(say: Say) {
	return { ...wordValues(say), ...amountValues(say), ...timeValues(say) }
}

function wordValues(say: Say) {
	return {
		/** Without a maximum only the size of the form bounds it. */
		text: (maximum?: number) => (maximum === undefined ? filled(say) : atMost(filled(say), maximum, say)),
		email: () => filled(say).pipe(z.email(say('validation.email'))),
		choice: <const T extends string>(answers: readonly T[]) =>
			z.enum(answers, { error: say('validation.choice') }),
		agreed: (message: TextKey = 'validation.agreement') => z.literal('on', { error: say(message) }),
	}
}

function amountValues(say: Say) {
	return {
		/** Euros, at most two decimals (contract §5). */
		money: () => typed(say, (text) => readMoney(text, say)),
		moneyAboveZero: () =>
			typed(say, (text) => {
				const read = readMoney(text, say)
				return read.ok && read.value <= 0 ? fault(say('validation.aboveZero')) : read
			}),
		/** Accepts a decimal comma or point. */
		number: (from: number, to: number) =>
			typed(say, (text) => within(from, to, parseNumber(text), say('validation.numberRange', { from, to }))),
		whole: (from: number, to: number) =>
			typed(say, (text) => {
				const value = parseNumber(text)
				const isWhole = value !== undefined && Number.isInteger(value)
				return within(from, to, isWhole ? value : undefined, say('validation.wholeRange', { from, to }))
			}),
	}
}

function timeValues(say: Say) {
	return {
		/** `YYYY-MM-DD` within the bounds. */
		date: (bounds: DateBounds = {}) =>
			typed(say, (text): Read<string> => {
				const read = parseDate(text, bounds)
				if (read.ok) return read
				if (read.reason === 'empty') return fault(say('validation.required'))
				const [earliest, latest] = [longDate(bounds.earliest, say), longDate(bounds.latest, say)]
				return fault(say(`validation.date.${read.reason}`, { earliest, latest }))
			}),
		/** `HH:MM`. */
		time: () =>
			typed(say, (text): Read<string> => {
				const value = parseTime(text)
				return value ? { ok: true, value } : fault(say('validation.time'))
			}),
	}
}

function filled(say: Say) {
	const error = say('validation.required')
	return z.string({ error }).trim().min(1, error)
}

function atMost(schema: z.ZodString, maximum: number, say: Say) {
	const error = say('validation.maximumLength', { maximum })
	return schema.refine((text) => countCharacters(text, maximum) <= maximum, { error })
}

function typed<T>(say: Say, read: (text: string) => Read<T>) {
	return filled(say).transform((text, context): T => {
		const result = read(text)
		if (result.ok) return result.value
		context.addIssue({ code: 'custom', message: result.error })
		return z.NEVER
	})
}

function readMoney(text: string, say: Say): Read<number> {
	const read = parseMoney(text)
	return read.ok ? { ok: true, value: read.cents / 100 } : fault(say('validation.currency'))
}

function within(from: number, to: number, value: number | undefined, error: string): Read<number> {
	return value !== undefined && value >= from && value <= to ? { ok: true, value } : fault(error)
}

function fault(error: string) {
	return { ok: false as const, error }
}

function longDate(day: string | undefined, { language }: Say) {
	const date = day === undefined ? undefined : parseWireDate(day)
	return date ? formatDate(date, language) : ''
}
