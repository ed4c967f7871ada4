import type { Page, Request } from 'playwright'
import { startBrowser, type TestBrowser } from '../support/browser'
import { createSitePool } from '../support/shared-site'
import { demoPassword } from '../support/sign-in'
import { getVariantDomain, getVariantHost, siteVariants, type SiteVariant } from './site-variant'
import { startTestSiteApi } from './test-site-api'
import { accounts, type State } from './state'
import { waitForHydration } from './steps'

export type Mode = Pick<SiteVariant, 'language' | 'register'> & {
	brand?: SiteVariant['brand']
	scripts: boolean
}

export interface ShownPage {
	page: Page
	/** The last document as sent. */
	html: string
	status: number
	/** Axe waits for timers, which need scripts, so scripts are allowed after the load. */
	allowScripts(): Promise<void>
	/** Script errors and refusals of the content security policy, as the browser reported them. */
	complaints: string[]
	close(): Promise<void>
}

export interface TestSite {
	show(state: State, mode: Mode, width?: number): Promise<ShownPage>
	close(): Promise<void>
}

/** Limits of the setting `hurried`: each visitor, with an own address, may send two forms and one wrong password. */
const hurry = {
	RATE_LIMITS: 'on',
	TRUSTED_PROXIES: '127.0.0.1,::1',
	LIMIT_POSTS: '2/1h',
	LIMIT_LOGIN: '1/1h',
	LIMIT_GETS: '20/1h',
}

const borrowStage = createSitePool(startTestSiteApi)

/** Visitors of all files of this worker: a lent portal counts what an address sent before. */
let visitors = 0

/** One browser and one portal. Every variant has its own host name, so no switch is needed between pages. */
export async function startTestSite(): Promise<TestSite> {
	const hosts = siteVariants.map(getVariantHost)
	const env = {
		ALLOWED_HOSTS: ['localhost', ...hosts].join(','),
		HOST_BRANCHES: siteVariants
			.map((scene) => `${getVariantHost(scene)}=${getVariantDomain(scene)}`)
			.join(','),
	}
	const { portal, giveBack } = await borrowStage(env)
	let hurried: ReturnType<typeof borrowStage> | undefined
	const browser = await startBrowser()
	const signIns = new Map<string, Promise<Cookies>>()
	const turns = new Map<string, Promise<unknown>>()

	/** Most runs need no second portal. */
	async function portOf({ setting }: SiteVariant) {
		if (setting !== 'hurried') return new URL(portal.url).port
		hurried ??= borrowStage({ ...env, ...hurry })
		return new URL((await hurried).portal.url).port
	}

	function cookiesOf(email: string, site: string) {
		const key = `${email} ${site}`
		const known = signIns.get(key) ?? signIn(browser, site, email)
		signIns.set(key, known)
		return known
	}

	/** States of the same form and client share a draft, so they run one after another. */
	function inTurn(form: string, show: () => Promise<void>) {
		const turn = (turns.get(form) ?? Promise.resolve()).then(show)
		turns.set(
			form,
			turn.catch(() => undefined),
		)
		return turn
	}

	return {
		show: async (state, mode, width = 1280) => {
			const branch = state.as ? accounts[state.as] : (state.branch ?? 'noord')
			const setting = state.setting ?? 'open'
			const scene = { ...mode, branch, setting, brand: mode.brand ?? branch }
			const port = await portOf(scene)
			const site = (at: SiteVariant) => `http://${getVariantHost(at)}:${port}`
			const cookies = state.as ? await cookiesOf(`${state.as}@voorbeeld.nl`, site(scene)) : []
			const address = `2001:db8:0:${(visitors += 1).toString(16)}::1`
			const { page, context } = await browser.newVisitor({
				viewport: { width, height: 900 },
				extraHTTPHeaders: { 'x-forwarded-for': address },
				storageState: { cookies, origins: [] },
			})
			const watched = watch(page)
			const session = await context.newCDPSession(page)
			const disable = (value: boolean) => session.send('Emulation.setScriptExecutionDisabled', { value })
			if (!mode.scripts) await disable(true)
			await inTurn(`${state.as} ${site(scene)}${state.path}`, async () => {
				await page.goto(site(scene) + state.path)
				await state.act?.(page)
				await page.waitForLoadState('load')
				await waitForHydration(page)
				await waitFor(page, state.shows)
			})
			const allowScripts = async () => void (await disable(false))
			return { page, ...(await watched()), allowScripts, close: () => context.close() }
		},
		close: async () => {
			await browser.close()
			await giveBack()
			await (await hurried)?.giveBack()
		},
	}
}

type Cookies = Awaited<ReturnType<Awaited<ReturnType<TestBrowser['newVisitor']>>['context']['cookies']>>

async function signIn(browser: TestBrowser, site: string, email: string): Promise<Cookies> {
	const { page, context } = await browser.newVisitor({ scripts: false })
	await page.goto(site)
	await page.locator('[name=email]').fill(email)
	await page.locator('[name=password]').fill(demoPassword)
	await page.locator('[name=password]').press('Enter')
	await page.waitForURL(/\/(dashboard|settings)$/)
	const cookies = await context.cookies()
	await context.close()
	return cookies
}

function watch(page: Page) {
	const complaints: string[] = []
	let last: { body: Promise<string>; status: number } | undefined
	page.on('pageerror', (error) => complaints.push(error.message))
	page.on('console', (message) => {
		if (message.type() !== 'error' || isOwnStatus(message.text(), message.location().url, page)) return
		complaints.push(`${message.text()} ${message.location().url}`)
	})
	page.on('response', (response) => {
		const request = response.request()
		// React receives data instead of a document: the status of that answer counts.
		if (last && isReactsPost(request)) last = { ...last, status: response.ok() ? 200 : response.status() }
		const isDocument = request.isNavigationRequest() && request.frame() === page.mainFrame()
		if (!isDocument || [204, 302, 303].includes(response.status())) return
		last = { body: response.text().catch(() => ''), status: response.status() }
	})
	return async () => ({ html: (await last?.body) ?? '', status: last?.status ?? 0, complaints })
}

function isReactsPost(request: Request): boolean {
	return request.method() === 'POST' && new URL(request.url()).searchParams.has('_data')
}

/** Chromium reports every 4xx and 5xx status as an error; the page's own status is expected. */
function isOwnStatus(text: string, url: string, page: Page): boolean {
	if (!text.startsWith('Failed to load resource: the server responded')) return false
	const asked = new URL(url)
	asked.searchParams.delete('_data')
	return asked.href === page.url().split('#')[0]
}

/** React shows the new page shortly after the address changed. The test judges whether it appeared. */
async function waitFor(page: Page, shows: string): Promise<void> {
	await page
		.locator(shows)
		.first()
		.waitFor({ state: 'attached', timeout: 30_000 })
		.catch(() => undefined)
}
