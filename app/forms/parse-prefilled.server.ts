import { z } from 'zod/v4'
import type { Say } from '#app/i18n/say.server'
import { readForm } from '#app/request/read-form.server'
import { findValue } from './find-value'
import { parseFields } from './parse-form.server'
import { findPrefilled, isUntouched, type Prefill, type Prefilled } from './prefill'
import { followRecord } from './prefilled-fields'

/**
 * Untouched fields have the record's text of today. `changes` has an error for each typed field of the answer whose
 * record changed since the page was shown; `labels` has the words of choices.
 */
export async function parsePrefilled<S extends z.ZodType>(
	request: Request,
	schema: S,
	{ prefill, labels = {} }: { prefill: Prefill; labels?: Readonly<Record<string, string>> },
	say: Say,
) {
	const { fields, shown, changed } = followRecord(await readForm(request), prefill)
	const form = parseFields(fields, schema, request)
	const answered: unknown = form.value ?? form.submission.payload
	const names = changed.filter((name) => findValue(answered, name) !== undefined)
	const changes = names.map((name): [string, string[]] => {
		const text = findPrefilled(prefill, name, () => '')?.text ?? ''
		return [name, [describeChange(labels[text] ?? text, say)]]
	})
	return { form, shown, changes: Object.fromEntries(changes) }
}

/** Text of the record today, `''` for nothing. */
export function describeRecord(text: string, say: Say): string {
	return text === '' ? say('form.record.empty') : say('form.record.now', { now: text })
}

/** An error: the form is sent when the client presses again. */
export function describeChange(text: string, say: Say): string {
	return `${describeRecord(text, say)} ${say('form.record.pressAgain')}`
}

/** The record's value while its text is unchanged, whatever its format; else what `schema` reads. */
export function createPrefilledSchema<T extends string | number>(
	schema: z.ZodType<T>,
	prefilled: Prefilled<T>,
) {
	return z.unknown().transform((text, context): T => {
		const { value } = prefilled
		if (value !== undefined && typeof text === 'string' && isUntouched(prefilled, text)) return value
		const read = schema.safeParse(text)
		if (read.success) return read.data
		context.addIssue({ code: 'custom', message: read.error.issues[0]?.message })
		return z.NEVER
	})
}
