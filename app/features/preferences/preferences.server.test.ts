import { expect, test, vi } from 'vitest'
import { createFeatureContext, fillIn } from '#tests/support/feature-context'
import { getPreferencesPage, preferencesFormSchema, savePreferences } from './preferences.server'

test('What is chosen now is told, and the usual where nothing is', async () => {
	const { visitor, ...ctx } = await createFeatureContext()
	const preferences = { contrast: 'more' as const }
	const { questions } = await getPreferencesPage({ ...ctx, visitor: { ...visitor, preferences } })
	expect(questions.map(({ name, chosen }) => [name, chosen])).toEqual([
		['language', 'nl'],
		['size', 'usual'],
		['contrast', 'more'],
		['notices', 'usual'],
		['scripts', 'on'],
	])
})

test('The language is asked where there is more than one', async () => {
	const { branch, ...ctx } = await createFeatureContext()
	const languages = async () => ({ ...(await branch.languages()), all: [] })
	const { questions } = await getPreferencesPage({ ...ctx, branch: { ...branch, languages } })
	expect(questions.map(({ name }) => name)).not.toContain('language')
})

test.each([
	[
		{ size: 'larger', language: 'en' },
		{ size: 'larger', language: 'en' },
	],
	[{ size: 'usual', language: 'nl' }, { language: 'nl' }],
	[{ size: 'huge', scripts: 'maybe', language: 'xx' }, { language: 'en' }],
	[{ scripts: 'on' }, { scripts: 'on', language: 'en' }],
	[{}, { language: 'en' }],
])('Of %j is kept: %j', async (fields, kept) => {
	const ctx = await createFeatureContext()
	const prefer = vi.fn()
	const form = await fillIn(ctx, preferencesFormSchema, fields as Record<string, string>)
	const visitor = { ...ctx.visitor, preferences: { language: 'en' as const } }
	const answer = savePreferences({ ...ctx, visitor, cookies: { ...ctx.cookies, prefer } }, form)
	expect(answer.headers.get('Location')).toBe('/preferences')
	expect(prefer.mock.calls).toEqual([[expect.objectContaining(kept)]])
	expect(Object.entries(prefer.mock.calls[0]?.[0] as object).filter(([, value]) => value)).toEqual(
		expect.arrayContaining(Object.entries(kept)),
	)
})
