import { expect, test } from 'vitest'
import { z } from 'zod/v4'
import { createSay } from '#app/i18n/say.server'
import { answerInvalid, parseFields } from './parse-form.server'

const say = createSay('nl', 'formal')
const outcome = {
	failed: false,
	shownNotices: [],
	foreignTexts: new Map<string, string>(),
	frames: [],
	prefetch: undefined,
}

async function errorsOf(schema: z.ZodType, fields: string) {
	const form = parseFields(new URLSearchParams(fields), schema, { url: 'https://portaal.voorbeeld.nl/x' })
	const answer = answerInvalid({ say, outcome }, form)
	const { result } = (await answer.json()) as { result: { error: Record<string, string[]> } }
	return Object.values(result.error).flat()
}

const [required, unreadable] = [
	'Dit veld is verplicht',
	'Dit antwoord kunnen wij niet lezen. Geef het nog een keer',
]

test.each<[string, z.ZodType, string, string]>([
	['a missing text', z.string(), '', required],
	['an empty text', z.string(), 'a=', required],
	['a text that comes twice', z.string().optional(), 'a=1&a=2', unreadable],
	['another answer', z.enum(['yes', 'no']), 'a=maybe', unreadable],
	['another literal', z.literal('renew'), 'a=test', unreadable],
	['no number', z.coerce.number(), 'a=x', unreadable],
	['a number too large', z.coerce.number().max(5), 'a=6', unreadable],
	['a text too long', z.string().max(1), 'a=12', unreadable],
	['a text of another form', z.string().regex(/b/), 'a=c', unreadable],
	['no e-mail address', z.email(), 'a=c', unreadable],
	['a list too short', z.array(z.string()).min(2), 'a=c', unreadable],
	['no answer of several', z.union([z.literal('a'), z.literal('b')]), 'a=c', unreadable],
	['a rule without words', z.string().refine(() => false), 'a=c', unreadable],
])('%s gets words of the portal, where its schema has none', async (_what, schema, fields, words) => {
	expect(await errorsOf(z.object({ a: schema }), fields)).toEqual([words])
})

test('Words of a schema stay', async () => {
	expect(await errorsOf(z.object({ a: z.string('Geef uw naam') }), '')).toEqual(['Geef uw naam'])
})
