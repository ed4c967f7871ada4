import type { Page } from 'puppeteer-core'
import { startDisplay, type Display } from '#tests/browsers/display'
import { startFirefox } from '#tests/browsers/firefox'
import { startOrca, type Orca } from '#tests/browsers/orca'
import { borrowSite, type SharedSite } from '../../support/shared-site'
import { openOverview } from '../../support/sign-in'
import { cleanSpeech } from './clean-speech'
import { formatSpeech } from './kept-speech'

/** A client at a keyboard, who hears what Orca says of Firefox. */
export interface Listener {
	url: string
	api: SharedSite['api']
	page: Page
	/** Opens an address by the address bar: as a guest, or as this client of Noorderlicht. */
	open(path: string, email?: string): Promise<void>
	/** Presses keys one by one, and notes what is said after each. */
	press(...keys: string[]): Promise<void>
	/** Presses a key that leads to another page, and waits until something, or these words, are said of it. */
	follow(key: string, words?: string | RegExp): Promise<void>
	/** Presses a key, and waits until these words are said. */
	hear(key: string, words: string | RegExp): Promise<void>
	/** Presses a key again and again, until these words are said. */
	pressUntil(key: string, words: string | RegExp): Promise<void>
	type(text: string): Promise<void>
	/** Steps of the journey, with what was said after each. */
	steps: SpokenStep[]
}

/** What a client does, and what must be heard once, in this order. */
export interface SpokenJourney {
	name: string
	take(listener: Listener): Promise<void>
	hears: readonly string[]
}

export interface SpokenStep {
	/** Keys, or text that is typed. */
	does: string
	says: string[]
}

const mostPresses = 60

const preferences = {
	'accessibility.force_disabled': -1,
	'browser.formfill.enable': false,
	'browser.urlbar.autoFill': false,
	'browser.urlbar.maxRichResults': 0,
	'dom.disable_beforeunload': true,
	// A link says "visited" only in the journey that came second.
	'places.history.enabled': false,
	'signon.rememberSignons': false,
}

/** The portal, its API, a virtual screen, Orca, and Firefox with a new profile. */
export async function startSpokenSite() {
	const { api, portal, giveBack } = await borrowSite()
	const display = await startDisplay({ width: 1280, height: 1024 })
	const orca = await startOrca(display.name)
	const browser = await startFirefox(preferences, { env: orca.env })
	const [page = await browser.newPage()] = await browser.pages()
	await display.focus(browser.process()?.pid ?? 0)
	await orca.listen()

	return {
		/** A new journey, with the API as it was at first. */
		begin: async (): Promise<Listener> => {
			api.backend.reset()
			api.forgetCalls()
			await browser.deleteCookie(...(await browser.cookies()))
			const keyboard = createKeyboard(page, display, orca)
			return { url: portal.url, api, page, ...keyboard, open: openBy(keyboard, portal.url, page, display) }
		},
		display,
		close: async () => {
			await browser.close()
			await orca.close()
			await display.close()
			await giveBack()
		},
	}
}

type Keyboard = ReturnType<typeof createKeyboard>

function createKeyboard(page: Page, display: Display, orca: Orca) {
	const steps: SpokenStep[] = []

	/** Orca says the title too, as "Finished loading …", but not whenever the focus moves at the same time. */
	async function note(does: string, isEnough?: (spoken: readonly string[]) => boolean, title?: string) {
		const spoken = await orca.listen(isEnough)
		const says = [...(title === undefined ? [] : [`Page: ${title}`]), ...cleanSpeech(spoken)]
		steps.push({ does, says })
		if (isEnough && !isEnough(spoken))
			throw new Error(`After ${does} was not said what is awaited:\n${formatSpeech(steps)}`)
		return says
	}

	async function hear(key: string, words: string | RegExp) {
		await display.press(key)
		await note(key, (spoken) => hasWords(spoken, words))
	}

	return {
		steps,
		note,
		hear,
		listen: orca.listen,
		press: async (...keys: string[]) => {
			for (const key of keys) {
				await display.press(key)
				await note(key)
			}
		},
		follow: async (key: string, words: string | RegExp = /./) => {
			await loads(page, () => display.press(key))
			await note(key, (spoken) => hasWords(spoken, words), await page.title())
		},
		pressUntil: async (key: string, words: string | RegExp) => {
			for (let count = 0; count < mostPresses; count += 1) {
				await display.press(key)
				if (hasWords(await note(key), words)) return
			}
			throw new Error(`"${words}" was not said:\n${formatSpeech(steps)}`)
		},
		type: async (text: string) => {
			await display.type(text)
			await note(`"${text}"`)
		},
	}
}

function openBy(keyboard: Keyboard, url: string, page: Page, display: Display): Listener['open'] {
	return async (path, email) => {
		if (email) await page.browser().setCookie(...(await readCookies(url, email)))
		// Else Orca says the field of the page before, while the next one loads.
		await page.goto('about:blank')
		await keyboard.listen()
		await display.press('ctrl+l')
		await keyboard.listen()
		await display.type(path.startsWith('/') ? url + path : path)
		await keyboard.listen()
		await keyboard.listen()
		await loads(page, () => display.press('Return'))
		await keyboard.note(path, (spoken) => hasWords(spoken, /./), await page.title())
	}
}

async function loads(page: Page, work: () => Promise<void>) {
	await Promise.all([page.waitForNavigation({ waitUntil: 'load' }), work()])
}

function hasWords(spoken: readonly string[], words: string | RegExp): boolean {
	return spoken.some((line) => (typeof words === 'string' ? line.includes(words) : words.test(line)))
}

async function readCookies(url: string, email: string) {
	const { visitor } = await openOverview(url, { branch: 'noord', email })
	const domain = new URL(url).hostname
	return visitor.cookies
		.all()
		.map(({ name, value }) => ({ name, value, domain, path: '/', httpOnly: true, sameSite: 'Lax' as const }))
}
