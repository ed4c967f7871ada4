import type { SubmissionResult } from '@conform-to/react'
import type { z } from 'zod/v4'
import type { Say } from '#app/i18n/say.server'

const keys = ['validation.required', 'validation.unreadable'] as const

/** Text keys for errors that a schema has no words for, so no text of zod reaches a page. Input is parsed without a language. */
export const unwordedError: z.core.$ZodErrorMap = ({ input }) => keys[input === undefined ? 0 : 1]

export function sayUnworded(message: string, say: Say) {
	const key = keys.find((candidate) => candidate === message)
	return key ? say(key) : message
}

export function sayUnwordedErrors(result: SubmissionResult<string[]>, say: Say): SubmissionResult<string[]> {
	if (!result.error) return result
	const error: NonNullable<typeof result.error> = {}
	for (const [name, texts] of Object.entries(result.error))
		error[name] = texts?.map((text) => sayUnworded(text, say)) ?? null
	return { ...result, error }
}
