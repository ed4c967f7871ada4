import { expect, test } from 'vitest'
import { z } from 'zod/v4'
import { parseFields } from '#app/forms/parse-form.server'
import { createFeatureContext, locationOf } from '../../tests/support/feature-context'
import { findTyped, keepTyped } from './typed-draft.server'

const target = { subject: 'action 11', closes: '11' }
const schema = z.object({ iban: z.string().optional(), terms: z.string().optional() })

function parse(fields: Record<string, string>) {
	const all = new URLSearchParams({ formToken: 't', formId: 'f', terms: 'Lees de voorwaarden', ...fields })
	return parseFields(all, schema, { url: 'http://portal.test/x' })
}

test('What was typed is kept without the button and what every form carries, and the way leads on', async () => {
	const ctx = await createFeatureContext()
	expect(await findTyped(ctx, target)).toEqual({ typed: {}, overtaken: [] })
	const left = keepTyped(ctx, target, parse({ iban: 'NL71' }), { button: 'terms', to: '/terms' })
	expect(await locationOf(left)).toBe('/terms')
	expect(await findTyped(ctx, target)).toEqual({ typed: { iban: 'NL71' }, overtaken: [] })
})

test.each([
	['a form that asks nothing', target, {}],
	['an action that is done', { ...target, isDone: true }, { iban: 'NL71' }],
])('Of %s nothing is kept', async (_what, about, fields) => {
	const ctx = await createFeatureContext()
	await keepTyped(ctx, about, parse(fields), { button: 'terms', to: '/terms' })
	expect(await findTyped(ctx, target)).toEqual({ typed: {}, overtaken: [] })
})
