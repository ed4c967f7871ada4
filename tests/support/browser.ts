import {
	chromium,
	type Browser,
	type BrowserContext,
	type BrowserContextOptions,
	type Page,
} from 'playwright'
import { findChromium, findWholeChromium } from './find-program'

// Without these flags Chromium looks up its own hosts at every start and waits for them on a closed network.
const quietFlags = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	`--disable-features=${[
		// Prevents two hidden pages with address bar suggestions per window.
		'WebUIOmniboxPopup',
		'WebUIOmniboxAimPopup',
		// Playwright's own value, because only the last use of the flag counts.
		'AvoidUnnecessaryBeforeUnloadCheckSync',
		'DestroyProfileOnBrowserClose',
		'HttpsUpgrades',
		'HttpsFirstBalancedModeAutoEnable',
		'LensOverlay',
		'MediaRouter',
		'PaintHolding',
		'ThirdPartyStoragePartitioning',
		'OptimizationHints',
		'NetworkTimeServiceQuerying',
	].join()}`,
]

// isbot treats "HeadlessChrome" as a bot, and a bot may get another page.
const userAgent =
	'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

interface TabOptions extends BrowserContextOptions {
	/** False: scripts are disabled. */
	scripts?: boolean
}

export interface TestBrowser {
	/** A visitor with no cookies, Dutch, 1280 × 800, reduced motion. */
	newVisitor(options?: TabOptions): Promise<{ context: BrowserContext; page: Page }>
	close(): Promise<void>
}

/**
 * One browser for all files of a worker, because a start costs more than a test. Playwright closes it with the worker.
 */
const running = new Map<string, Promise<Browser>>()

/** Debian's Chromium through Playwright; `whole` includes the PDF viewer. @throws Error when none is installed */
export async function startBrowser({ whole = false } = {}): Promise<TestBrowser> {
	const executablePath = whole ? findWholeChromium() : findChromium()
	if (!executablePath) throw new Error('Chromium is missing: run tests/browsers/ensure-browsers.ts')
	const browser = await findOrLaunch(executablePath)
	const contexts: BrowserContext[] = []
	return {
		newVisitor: async ({ scripts = true, ...options } = {}) => {
			const context = await browser.newContext({
				javaScriptEnabled: scripts,
				locale: 'nl-NL',
				timezoneId: 'Europe/Amsterdam',
				viewport: { width: 1280, height: 800 },
				userAgent,
				// A page that fades in accepts no click yet.
				reducedMotion: 'reduce',
				// Requests of a worker pass Playwright's routes by, so tests of the worker ask for it.
				serviceWorkers: 'block',
				...options,
			})
			contexts.push(context)
			const page = await context.newPage()
			if (scripts) waitForScripts(page)
			return { context, page }
		},
		close: async () => {
			await Promise.all(contexts.map((context) => context.close()))
			if (!process.env.VITEST) await browser.close()
		},
	}
}

/** A first page loads scripts after the first paint, so a navigation waits until they ran or cannot run. */
function waitForScripts(page: Page) {
	for (const name of ['goto', 'reload'] as const) {
		const open = page[name].bind(page) as (...args: unknown[]) => ReturnType<Page['goto']>
		page[name] = async (...args: unknown[]) => {
			const response = await open(...args)
			const isHeld = args.some((arg) => typeof arg === 'object' && arg !== null && 'waitUntil' in arg)
			if (!isHeld) await page.waitForFunction(areScriptsThere, undefined, patience).catch(() => undefined)
			return response
		}
	}
}

/** Limit for tests that block scripts. */
const patience = { timeout: 15_000 }

function areScriptsThere() {
	// Without scripts, or with a clock that a test controls, no frame is rendered.
	if (!matchMedia('(scripting: enabled)').matches || !String(requestAnimationFrame).includes('native'))
		return true
	const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
	const waiting = Array.from(
		document.querySelectorAll<HTMLElement>('script[data-src]'),
		({ dataset }) => dataset.src,
	)
	const files = waiting.map((src) => fetched.find(({ name }) => name === location.origin + src))
	const isEnhanced = 'portalEnhanced' in window || files[0]?.responseStatus !== 200
	return files.every((file) => file !== undefined) && (files.length === 0 || isEnhanced)
}

async function findOrLaunch(executablePath: string): Promise<Browser> {
	const known = await running.get(executablePath)
	if (known?.isConnected()) return known
	const launch = chromium.launch({ executablePath, args: quietFlags })
	running.set(executablePath, launch)
	return launch
}
