import { z } from 'zod/v4'
import type { Say } from '#app/i18n/say.server'
import { cleanTyped } from '#app/lib/clean-text'
import { formatDate } from '#app/lib/format-date'
import { parseDate, type DateBounds } from '#app/lib/parse-date'
import { parseEmail, unwrapEmail } from '#app/lib/parse-email'
import { parseMoney } from '#app/lib/money'
import { parseNumber } from '#app/lib/numbers'
import { parseTime } from '#app/lib/parse-time'
import { parseWireDate } from '#app/lib/parse-wire-date'
import type { TextKey } from '#app/locales/texts'
import { findLengthFault, type TextLength } from './text-lengths'

type Read<T> = { ok: true; value: T } | { ok: false; error: string }

interface TextRules {
	/** Error of an empty field. */
	empty?: TextKey
	clean?: (text: string) => string
}

/** An empty field means "required", or undefined inside `optional`. */
export function createFieldSchemas(say: Say) {
	return { ...wordValues(say), ...amountValues(say), ...timeValues(say) }
}

function wordValues(say: Say) {
	return {
		text: (length: TextLength, rules?: TextRules) => filled(say, length, rules),
		optionalText: (length: TextLength) => atMost(z.string().overwrite(cleanTyped), length, say).optional(),
		/** As typed. */
		password: (empty: TextKey) => atMost(z.string({ error: say(empty) }), 'password', say),
		/** Sent as typed; international addresses too. */
		email: () => typed(say, (text) => readEmail(text, say), filled(say, 'email', { clean: unwrapEmail })),
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
		/** Accepts a decimal comma or point. `example` is as typed. */
		number: (from: number, to: number, example?: string) =>
			typed(say, (text) => {
				const error = withExample(say('validation.numberRange', { from, to }), example, say)
				return within(from, to, parseNumber(text), error)
			}),
		whole: (from: number, to: number, example?: string) =>
			typed(say, (text) => {
				const value = parseNumber(text)
				const isWhole = value !== undefined && Number.isInteger(value)
				const error = withExample(say('validation.wholeRange', { from, to }), example, say)
				return within(from, to, isWhole ? value : undefined, error)
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
				const example = say('validation.examples.time')
				return value ? { ok: true, value } : fault(withExample(say('validation.time'), example, say))
			}),
	}
}

function filled(
	say: Say,
	length: TextLength,
	{ empty = 'validation.required', clean = cleanTyped }: TextRules = {},
) {
	const error = say(empty)
	return atMost(z.string({ error }).overwrite(clean).min(1, error), length, say)
}

function atMost(schema: z.ZodString, length: TextLength, say: Say) {
	return schema.superRefine((text, context) => {
		const message = findLengthFault(text, length, say)
		if (message !== undefined) context.addIssue({ code: 'custom', message, continue: false })
	})
}

function typed<T>(say: Say, read: (text: string) => Read<T>, schema = filled(say, 'short')) {
	return schema.transform((text, context): T => {
		const result = read(text)
		if (result.ok) return result.value
		context.addIssue({ code: 'custom', message: result.error })
		return z.NEVER
	})
}

function readEmail(text: string, say: Say): Read<string> {
	const value = parseEmail(text)
	const example = say('validation.examples.email')
	return value ? { ok: true, value } : fault(withExample(say('validation.email'), example, say))
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

function withExample(error: string, example: string | undefined, say: Say) {
	return example === undefined ? error : `${error}. ${say('validation.example', { example })}`
}

function longDate(day: string | undefined, { language }: Say) {
	const date = day === undefined ? undefined : parseWireDate(day)
	return date ? formatDate(date, language) : ''
}
