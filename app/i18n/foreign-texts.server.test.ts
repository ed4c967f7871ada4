import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Language } from '#app/locales/languages'
import type * as ForeignTextsModule from './foreign-texts.server'
import { markForeignTexts, recordDocument } from './foreign-texts.server'
import type * as SayModule from './say.server'
import type { Dictionary } from './say.server'

/** A language that is begun: Polish has other plurals than Dutch. */
const begun = 'pl' as Language
let createSay: typeof SayModule.createSay
let recordFallbacks: typeof ForeignTextsModule.recordFallbacks
beforeAll(async () => {
	const { texts } = await vi.importActual<{ texts: object }>('#app/locales/texts')
	const formal = {
		login: { password: 'Hasło' },
		lists: { page: 'Strona {{page}} z {{pages}}' },
		shell: { skipToContent: '' },
	}
	vi.resetModules()
	vi.doMock('#app/locales/languages', () => ({ languages: ['nl', 'en', begun], mainLanguage: 'nl' }))
	vi.doMock('#app/locales/texts', () => ({ texts: { ...texts, [begun]: { formal, informal: {} } } }))
	;({ createSay } = await import('./say.server'))
	;({ recordFallbacks } = await import('./foreign-texts.server'))
})
afterAll(() => {
	vi.doUnmock('#app/locales/languages')
	vi.doUnmock('#app/locales/texts')
	vi.resetModules()
})

function readAs(address: 'formal' | 'informal', dictionary?: Dictionary, language = begun) {
	const foreignTexts = new Map<string, string>()
	return { say: recordFallbacks(createSay(language, address, dictionary), foreignTexts), foreignTexts }
}

describe('A language that is begun', () => {
	it('says what it has, and the rest key by key in Dutch, in the address of the reader', () => {
		const { say } = readAs('informal')
		expect(say('login.password')).toBe('Hasło')
		expect(say('lists.page', { page: 2, pages: 6 })).toBe('Strona 2 z 6')
		expect(say('notices.loggedIn')).toBe('Je bent ingelogd.')
		expect(readAs('formal').say('notices.loggedIn')).toBe('U bent ingelogd.')
		expect(say('shell.skipToContent')).toBe('Naar de inhoud')
	})

	it('counts in Dutch where the text is Dutch', () => {
		const { say } = readAs('formal')
		const badge = (count: number) => say('shell.badge.openActions', { count })
		expect([1, 2, 5].map(badge)).toEqual(['1 open punt', '2 open punten', '5 open punten'])
	})

	it('says the firm’s Dutch words where it falls back to Dutch, and the firm’s own where there are any', () => {
		const { say, foreignTexts } = readAs(
			'formal',
			new Map([
				['notices.loggedIn', { nl: 'Welkom terug.', en: 'Hello again.' }],
				['notices.loggedOut', { nl: 'Tot ziens.', [begun]: 'Do widzenia.' }],
				['login.password', { nl: 'Geheim woord' }],
			]),
		)
		const said = [say('notices.loggedIn'), say('notices.loggedOut'), say('login.password')]
		expect(said).toEqual(['Welkom terug.', 'Do widzenia.', 'Hasło'])
		expect([...foreignTexts.keys()]).toEqual(['Welkom terug.'])
	})

	it('records which texts of a page are Dutch, also of a whole namespace and with values', () => {
		const { say, foreignTexts } = readAs('formal')
		say('login.password')
		say('shell.badge.openActions', { count: 2 })
		expect([...foreignTexts.keys()]).toEqual(['2 open punten'])
		expect(say.table('login').password).toBe('Hasło')
		expect(foreignTexts.has('Inloggen')).toBe(true)
		expect(foreignTexts.has('Hasło')).toBe(false)
		expect([say.language, say.address]).toEqual([begun, 'formal'])
	})
})

it('A language that has all texts records nothing and is not wrapped', () => {
	const say = createSay('en', 'formal')
	expect(recordFallbacks(say, new Map())).toBe(say)
	expect(createSay('nl', 'informal').foreign.size).toBe(0)
})

describe('On a page the language of a text that fell back is marked', () => {
	const foreignTexts = new Map([
		['Naar de inhoud', 'nl'],
		["Kies 'A & B'", 'nl'],
	])

	it.each([
		['<a href="#main">Naar de inhoud</a>', '<a lang="nl" href="#main">Naar de inhoud</a>'],
		['<p>Kies &#x27;A &amp; B&#x27;</p>', '<p lang="nl">Kies &#x27;A &amp; B&#x27;</p>'],
		['<b> Naar de inhoud </b>', '<b lang="nl"> Naar de inhoud </b>'],
		['<ul><li>Naar de inhoud</li></ul>', '<ul><li lang="nl">Naar de inhoud</li></ul>'],
	])('%s', (html, marked) => {
		expect(markForeignTexts(html, foreignTexts)).toBe(marked)
	})

	it.each([
		'<p>Hasło</p>',
		'<p>Naar de inhoud: Hasło</p>',
		'<p>Naar de inhoud <a href="/">Hasło</a></p>',
		'<p lang="en">Naar de inhoud</p>',
		'<p class="a" lang="en">Naar de inhoud</p>',
	])('and nothing else: %s', (html) => {
		expect(markForeignTexts(html, foreignTexts)).toBe(html)
	})

	it('A page without such texts is returned as it is', () => {
		expect(markForeignTexts('<p>Naar de inhoud</p>', new Map())).toBe('<p>Naar de inhoud</p>')
	})
})

describe('Of an API document in another language', () => {
	function record(value: unknown, language: Language = 'en') {
		const foreign = new Map<string, string>()
		recordDocument(value, 'nl', { language, foreign })
		return [...foreign]
	}

	it('every text is recorded, at any depth', () => {
		const attributes = {
			title: ' Jaaropgave ',
			tags: [{ name: 'Inkomen' }],
			count: 3,
			isOpen: true,
			none: null,
		}
		expect(record({ data: [{ attributes }] })).toEqual([
			['Jaaropgave', 'nl'],
			['Inkomen', 'nl'],
		])
	})

	it.each(['2026-11-27', '€ 1.300,00', 'A', '', 'anna@voorbeeld.nl', 'https://voorbeeld.nl/a'])(
		'but not %j, which has no language',
		(text) => expect(record(text)).toEqual([]),
	)

	it('nor a text that the portal has in the language of the page', () => {
		expect(record('Online')).toEqual([])
		expect(record('Wachtwoord')).toEqual([['Wachtwoord', 'nl']])
	})
})
