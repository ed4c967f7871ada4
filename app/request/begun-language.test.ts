import { expect, it, vi } from 'vitest'
import type { Language } from '#app/locales/languages'

/** A language that is begun, with one text. */
const begun = vi.hoisted(() => 'pl' as Language)
vi.mock('#app/locales/languages', () => ({ languages: ['nl', 'en', begun], mainLanguage: 'nl' }))
vi.mock('#app/locales/texts', async (original) => {
	const { texts } = await original<{ texts: object }>()
	return { texts: { ...texts, [begun]: { formal: { login: { password: 'Hasło' } }, informal: {} } } }
})
vi.mock('#app/firm/resolve-firm.server', () => ({
	resolveFirm: () => ({
		language: () => Promise.resolve(begun),
		branch: () => Promise.resolve('noord'),
		branches: () => Promise.resolve({ value: [] }),
	}),
}))
vi.mock('#app/firm/firm.server', () => ({
	getFirm: () => Promise.resolve({ licence: { features: {} }, dictionary: new Map() }),
}))

it('A request records which of its texts are not in the language of its reader', async () => {
	const { createContext } = await import('./create-context.server')
	const { createRequestFacts } = await import('./request-facts')
	const ctx = await createContext(new Request('https://portal.example/'), createRequestFacts(false))
	const say = await ctx.texts.say()
	expect([say('login.password'), say('notices.loggedIn')]).toEqual(['Hasło', 'U bent ingelogd.'])
	expect([...ctx.outcome.foreignTexts]).toEqual([['U bent ingelogd.', 'nl']])
})
