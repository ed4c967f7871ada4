import { createInstance } from 'i18next'
import { describe, expect, it, vi } from 'vitest'
import { languages } from '#app/locales/languages'
import { flattenTexts } from '#app/locales/text-tree'
import type { TextKey } from '#app/locales/texts'
import { completeLanguages } from '#tests/support/language-rules'
import { getPortalTexts } from './portal-texts.server'
import { createSay, type Dictionary } from './say.server'

describe('the portal speaks', () => {
	it('Dutch and English [5]', () => {
		expect(createSay('nl', 'formal')('login.password')).toBe('Wachtwoord')
		expect(createSay('en', 'formal')('login.password')).toBe('Password')
	})

	it('formally or informally, with the formal text where nothing differs [7]', () => {
		expect(createSay('nl', 'formal')('notices.loggedIn')).toBe('U bent ingelogd.')
		expect(createSay('nl', 'informal')('notices.loggedIn')).toBe('Je bent ingelogd.')
		expect(createSay('nl', 'informal')('login.password')).toBe('Wachtwoord')
	})

	it('with values filled in as they are, not as HTML', () => {
		expect(createSay('nl', 'formal')('dashboard.greeting.night', { name: 'A & B <i>' })).toBe(
			'Welkom, A & B <i>',
		)
	})

	it('with a number as it is, and a value that looks like a place or a pattern like all others', () => {
		const say = createSay('nl', 'formal')
		expect(say('lists.page', { page: 2, pages: 6 })).toBe('Bladzijde 2 van 6')
		expect(say('dashboard.greeting.night', { name: '{{name}}' })).toBe('Welkom, {{name}}')
		expect(say('dashboard.greeting.night', { name: '$& $1' })).toBe('Welkom, $& $1')
	})

	it('with the right plural', () => {
		const say = createSay('nl', 'formal')
		expect([0, 1, 2].map((count) => say('shell.badge.openActions', { count }))).toEqual([
			'0 open punten',
			'1 open punt',
			'2 open punten',
		])
	})

	it('with the plural that i18next would take, for every text that has one', () => {
		const numbers = [0, 1, 1.5, 2, 21, 1_000_000]
		for (const language of languages) {
			const say = createSay(language, 'formal')
			// Missing texts follow the plurals of the main language.
			const isOwn = (key: string) => !say.foreign.has(key)
			const translation = getPortalTexts(language, 'formal')
			const engine = createInstance()
			void engine.init({ lng: language, resources: { [language]: { translation } }, initImmediate: false })
			const keys = [...flattenTexts(translation).keys()].filter((key) => key.endsWith('_one') && isOwn(key))
			if (completeLanguages.includes(language)) expect(keys.length).toBeGreaterThan(10)
			for (const key of keys.map((one) => one.replace(/_one$/, '') as TextKey))
				for (const count of numbers) expect(say(key, { count })).toBe(engine.t(key, { count }))
		}
	})

	it('without reading a value as a text key', () => {
		expect(createSay('nl', 'formal')('dashboard.greeting.night', { name: '$t(login.password)' })).toBe(
			'Welkom, $t(login.password)',
		)
	})

	it('a whole namespace at once, for a page to hand on [7]', () => {
		expect(createSay('nl', 'informal').table('notices').loggedOut).toBe(
			'Je bent uitgelogd. Op een gedeelde computer: sluit nu ook de browser.',
		)
		expect(createSay('en', 'formal').table('shell').menu.mortgages).toBe('Mortgages')
	})

	it('with the reader in view', () => {
		const say = createSay('en', 'informal')
		expect([say.language, say.address]).toEqual(['en', 'informal'])
	})
})

describe('an English text that is missing', () => {
	it('is said in Dutch, informally to an informal reader [6]', async () => {
		vi.resetModules()
		const { texts } = await import('#app/locales/texts')
		texts.en.formal = structuredClone(texts.en.formal)
		texts.en.formal.notices.loggedIn = ''
		const fresh = await import('./say.server')
		expect(fresh.createSay('en', 'formal')('notices.loggedIn')).toBe('U bent ingelogd.')
		expect(fresh.createSay('en', 'informal')('notices.loggedIn')).toBe('Je bent ingelogd.')
		expect(fresh.createSay('en', 'formal')('notices.loggedOut')).toBe(
			'You are signed out. On a shared computer: now close the browser too.',
		)
		vi.resetModules()
	})
})

describe("the firm's dictionary", () => {
	const dictionary: Dictionary = new Map([
		['login.password', { nl: 'Uw geheim woord', en: 'Secret word' }],
		['login.title', { nl: ' ', en: 'Come in' }],
		['notices.loggedIn', { nl: 'Welkom terug.' }],
		['notices.loggedOut', { nl: 'U bent weg.' }],
		['notices.loggedOut_informal', { nl: 'Je bent weg.' }],
		['dashboard.greeting.night', { nl: 'Dag {{name}}' }],
		['shell.badge.openActions_one', { nl: '{{count}} taak' }],
		['lists.page', { nl: '{{ page }} van {{pages}}' }],
		['unknown.key', { nl: 'Nergens' }],
		['__proto__', { nl: 'Nergens' }],
	])
	const formal = createSay('nl', 'formal', dictionary)
	const informal = createSay('nl', 'informal', dictionary)

	it('overrides a text of the portal, per language [9]', () => {
		expect(formal('login.password')).toBe('Uw geheim woord')
		expect(createSay('en', 'formal', dictionary)('login.password')).toBe('Secret word')
	})

	it('leaves a text alone where the language is empty or missing', () => {
		expect(formal('login.title')).toBe('Inloggen')
		expect(createSay('en', 'formal', dictionary)('notices.loggedIn')).toBe('You are signed in.')
	})

	it('reaches an informal reader by the plain key only where the portal has no informal text', () => {
		expect(informal('login.password')).toBe('Uw geheim woord')
		expect(informal('notices.loggedIn')).toBe('Je bent ingelogd.')
		expect(formal('notices.loggedIn')).toBe('Welkom terug.')
	})

	it('overrides the informal text by the key with _informal', () => {
		expect(informal('notices.loggedOut')).toBe('Je bent weg.')
		expect(formal('notices.loggedOut')).toBe('U bent weg.')
	})

	it('may use the values and plurals of the portal', () => {
		expect(formal('dashboard.greeting.night', { name: 'Anna' })).toBe('Dag Anna')
		expect(formal('shell.badge.openActions', { count: 1 })).toBe('1 taak')
		expect(formal('shell.badge.openActions', { count: 2 })).toBe('2 open punten')
	})

	it('may write the places of values as it likes', () => {
		expect(formal('lists.page', { page: 2, pages: 6 })).toBe('2 van 6')
	})

	it('shows in whole namespaces and touches nobody else', () => {
		expect(formal.table('login').password).toBe('Uw geheim woord')
		expect(createSay('nl', 'formal').table('login').password).toBe('Wachtwoord')
		expect(createSay('nl', 'formal')('login.password')).toBe('Wachtwoord')
	})
})

describe('a text of the firm that binds, worded in one language', () => {
	const dictionary: Dictionary = new Map([
		['otdTerms.chapters.payment.text', { nl: 'U betaalt binnen 30 dagen.' }],
		['bankguarantees.explanation_informal', { nl: 'Betaal binnen 10 dagen.' }],
		['proposal.agree', { nl: ' ', en: 'I accept' }],
		['otdSign.agreed', { nl: 'Ik teken', en: 'I sign' }],
		['otdTerms.purpose', { nl: 'Lees dit.' }],
	])

	it.each([
		['en', 'otdTerms.chapters.payment.text', 'U betaalt binnen 30 dagen.', 'nl'],
		['en', 'bankguarantees.explanation', 'Betaal binnen 10 dagen.', 'nl'],
		['nl', 'proposal.agree', 'I accept', 'en'],
		['nl', 'otdTerms.chapters.payment.text', 'U betaalt binnen 30 dagen.', undefined],
		['nl', 'otdSign.agreed', 'Ik teken', undefined],
		['en', 'otdSign.agreed', 'I sign', undefined],
		['en', 'otdTerms.purpose', 'Read the text. The button to agree is below it.', undefined],
	] as const)('is told to a reader of %s, not ours: %s', (language, key, text, foreign) => {
		for (const address of ['formal', 'informal'] as const) {
			const say = createSay(language, address, dictionary)
			expect(say(key)).toBe(text)
			expect(say.foreign.get(key)).toBe(foreign)
		}
	})
})
