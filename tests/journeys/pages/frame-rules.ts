import type { Language } from '#app/locales/languages'
import type { Crawled } from './crawl'
import { isHtml, isOfClient, type Rule, type Sample } from './samples'

/** A plain page without session, and one for a browser that is offline. */
const withoutFrame = ['/nps-feedback', '/offline']
const footerLinks: Record<Language, string[]> = {
	nl: ['Hulp /help', 'Voorkeuren /preferences', 'Toegankelijkheid /accessibility', 'Privacy /privacy'],
	en: ['Help /help', 'Preferences /preferences', 'Accessibility /accessibility', 'Privacy /privacy'],
}
/** Streets, places and persons of the demo dossier. */
const names = /Lindelaan|Groningen|Anna|Jeroen|Vries/
const ofReact = /entry\.client|__remixContext|data-hydrate/
/** React only adds to these, so it waits for the visitor. */
const waiting = ['/appointments/:id', '/settings']
const starting = ['/action/:action/iwize-form', '/action/:action/ockto-form', '/otds/:id/sign/:action']

function findMissingNotices({ answer: { document } }: Crawled): string[] {
	const places = document.querySelectorAll('main [data-notices]').length
	const voices = [...document.querySelectorAll('[role=status]')].map(({ textContent }) => `"${textContent}"`)
	return places === 1 && voices.join() === '""' ? [] : [`${places} places, voices: ${voices.join()}`]
}

function findWrongFooter({ path, language, answer: { document } }: Crawled): string[] {
	const list = document.querySelector('footer nav ul')
	const items = [...(list?.querySelectorAll('a') ?? [])]
	const links = items.map((link) => `${link.textContent} ${link.getAttribute('href')}`).join()
	return links === (withoutFrame.includes(path) ? '' : footerLinks[language].join()) ? [] : [links]
}

function findWrongReact({ path, who, answer: { html, document } }: Crawled): string[] {
	const waits = document.querySelector('script[data-hydrate]:not([data-now])') !== null
	const state = waits ? 'waits' : ofReact.test(html) ? 'starts' : 'none'
	const known = waiting.includes(path) ? 'waits' : starting.includes(path) ? 'starts' : 'none'
	return state === (who === 'client' ? known : 'none') ? [] : [state]
}

function findReactExcess({ answer: { document, html, styles } }: Crawled): string[] {
	const data = document.querySelector('script[data-hydrate]')?.getAttribute('data-hydrate') ?? ''
	const { state } = JSON.parse(data.replace(/["`]/g, (mark) => (mark === '"' ? '`' : '"'))) as {
		state: { loaderData: { root: object } }
	}
	const members = Object.keys(state.loaderData.root).sort().join(' ')
	const share = data.length / (html.length - styles.length)
	return [
		...(members === 'failure formToken noticeTexts notices scripts' ? [] : [members]),
		...(share < 0.27 ? [] : [`${Math.round(share * 100)} % of the page`]),
	]
}

function writeFooter(language: Language, links: string[]): Sample {
	const items = links.map((link) => link.replace(/(\S+) (\S+)/, '<li><a href="$2">$1</a></li>'))
	return { language, html: `<footer><nav><ul>${items.join('')}</ul></nav></footer>` }
}

function writeReact(members: string, padding: string): string {
	const root = Object.fromEntries(members.split(' ').map((name) => [name, 1]))
	const data = JSON.stringify({ state: { loaderData: { root } } }).replace(/"/g, '`')
	return `<script data-hydrate="${data}"></script>${padding.repeat(60)}`
}

const settings = { path: '/settings', kind: 'setup' } as const
const voice = '<div role="status"></div>'

export const frameRules: Rule[] = [
	{
		title: 'has a title of its own that names no street and no person',
		judges: isOfClient,
		find: ({ answer: { title } }) =>
			/^\S.* - Noorderlicht Financieel Advies$/.test(title) && !names.test(title) ? [] : [title],
		good: [{ title: 'Hypotheek 1 van 3 - Noorderlicht Financieel Advies' }],
		bad: [{ title: 'Hypotheek Lindelaan 14 - Noorderlicht Financieel Advies' }, { title: 'Noorderlicht' }],
	},
	{
		title: 'is in the language of the reader, under one heading',
		judges: isHtml,
		find: ({ language, answer: { document } }) => {
			const found = [document.documentElement.lang, document.querySelectorAll('h1').length].join(' ')
			return found === `${language} 1` ? [] : [found]
		},
		good: ['', { language: 'en', lang: 'en' }],
		bad: ['<h1>Nog een</h1>', { language: 'en' }],
	},
	{
		title: 'ends with help and what goes with it, in one order and by one name',
		judges: isHtml,
		find: findWrongFooter,
		good: [writeFooter('nl', footerLinks.nl), writeFooter('en', footerLinks.en), { path: '/offline' }],
		bad: ['', writeFooter('nl', footerLinks.en), writeFooter('nl', footerLinks.nl.toReversed())],
	},
	{
		title: 'has a place for notices, and a voice that says new ones [86]',
		judges: (page) => isHtml(page) && !withoutFrame.includes(page.path),
		find: findMissingNotices,
		good: [`<div data-notices></div>${voice}`],
		bad: [voice, '<div data-notices></div>', '<div data-notices></div><p role="status">Gelukt</p>'],
	},
	{
		title: 'brings React where it does something, at once where nothing works without it',
		judges: isHtml,
		find: findWrongReact,
		good: ['', { ...settings, html: '<script data-hydrate=""></script>' }],
		bad: [
			settings,
			'<script data-hydrate=""></script>',
			{ ...settings, html: '<script data-hydrate data-now>' },
		],
	},
	{
		title: 'gives React nothing of the frame, and at most 27 % of its length without styles',
		judges: (page) => isHtml(page) && ofReact.test(page.answer.html),
		find: findReactExcess,
		good: [writeReact('failure formToken noticeTexts notices scripts', '<p>Tekst</p>')],
		bad: [
			writeReact('failure formToken noticeTexts notices scripts', ''),
			writeReact('failure formToken menu noticeTexts notices scripts', '<p>Tekst</p>'),
		],
	},
]
