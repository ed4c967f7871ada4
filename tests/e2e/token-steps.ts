import type { BrowserContext, Page } from 'playwright'
import { overviewHeading } from '../support/overview-heading'
import { http, HttpResponse } from 'msw'
import { expect } from 'vitest'
import { createTotp } from '#app/backend/password.server'
import { files } from '../support/files'
import { demoPassword } from '../support/sign-in'
import { toFilePayload, waitForHydration } from './site'
import type { TokenSite } from './token-site'

/** One browser during its steps. */
export interface Walk {
	site: TokenSite
	page: Page
	context: BrowserContext
	scripts: boolean
	/** Opens an address as typed, with its tokens. */
	open: (path: string) => Promise<void>
}

export interface Step {
	name: string
	run: (walk: Walk) => Promise<void>
}

const tomsSecret = 'JZXW64TEMVZGY2LD'

/** Every flow with tokens, each in a browser of its own. A new flow with tokens needs a step here. */
export const steps: Step[] = [
	{ name: 'sign in by password, upload, download, change language, log out', run: mainJob },
	{ name: 'sign in by code', run: byCode },
	{ name: 'sign in by a token pair in the address', run: byPair },
	{ name: 'answer a link with the tokens of somebody else', run: byPairOfAnother },
	{ name: 'open pages by an access token in the address', run: byAccessToken },
	{ name: 'open pages by tokens that the API refuses', run: byRefusedTokens },
	{ name: 'have expired tokens renewed', run: byRefresh },
	{ name: 'have expired tokens that are not renewed', run: byFailedRefresh },
]

/** Signs in as anna by default; tom also needs a code. */
export async function signIn({ page, open }: Walk, name = 'anna') {
	await open('/')
	await page.getByLabel('E-mailadres of gebruikersnaam').fill(`${name}@voorbeeld.nl`)
	await page.getByLabel('Wachtwoord', { exact: true }).fill(demoPassword)
	await page.getByRole('button', { name: 'Inloggen' }).click()
	await page.waitForURL(name === 'tom' ? '**/login/code' : '**/dashboard')
}

async function heading(page: Page) {
	return page.getByRole('heading', { level: 1 }).innerText()
}

async function openTasks({ page }: Walk) {
	await page.getByRole('link', { name: /^Bekijk alle \d+ punten$/ }).click()
	await page.waitForURL('**/actions')
}

async function mainJob(walk: Walk) {
	const { page, scripts } = walk
	await signIn(walk)
	if (scripts) await waitForHydration(page)
	const label = scripts ? 'Recente loonstrook' : 'Werkgeversverklaring'
	const upload = page.getByRole('link', { name: new RegExp(`^Upload( opnieuw)?: ${label}`) })
	await openTasks(walk)
	await upload.first().click()
	await page.waitForURL('**/upload-document')
	await page.getByRole('button', { name: 'Verstuur' }).click()
	await page.getByRole('alert').first().waitFor()
	const file = toFilePayload(files.pdf('loonstrook.pdf', 2_000))
	await page.getByLabel('Kies een of meer bestanden').setInputFiles(file)
	await page.getByRole('button', { name: 'Verstuur' }).click()
	await page.waitForURL('**/dashboard')
	const taken = page.waitForEvent('download')
	await page
		.getByRole('link', { name: /^Download / })
		.first()
		.click()
	expect(await (await taken).failure()).toBeNull()
	await page.getByRole('button', { name: 'English' }).click()
	await page.locator('html[lang=en]').waitFor()
	await page.getByRole('link', { name: 'Sign out' }).click()
	await page.waitForURL(`${walk.site.url}/`)
}

async function byCode(walk: Walk) {
	const { page } = walk
	await signIn(walk, 'tom')
	await page.getByLabel('Code uit de app').fill('000000')
	await page.getByRole('button', { name: 'Verder' }).click()
	await page.getByRole('alert').first().waitFor()
	await page.getByLabel('Code uit de app').fill(createTotp(tomsSecret, new Date()))
	await page.getByRole('button', { name: 'Verder' }).click()
	await page.waitForURL('**/dashboard')
}

/** Tokens as in the firm's mails. */
async function askForTokens({ api }: TokenSite, name = 'anna') {
	const answer = await fetch(`${api.url}/api/auth/login`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', domain: 'noord' },
		body: JSON.stringify({ email: `${name}@voorbeeld.nl`, password: demoPassword }),
	})
	type Answer = { data: { attributes: { accessToken: string; refreshToken: string } } }
	const { accessToken, refreshToken } = ((await answer.json()) as Answer).data.attributes
	return { accessToken, pair: `accessToken=${accessToken}&refreshToken=${refreshToken}` }
}

async function byPair({ site, page, open }: Walk) {
	const { pair } = await askForTokens(site)
	await open(`/?${pair}`)
	await page.waitForURL('**/dashboard')
	await open(`/important-documents?domain=noord&${pair}&q=mail`)
	expect(page.url()).toBe(`${site.url}/important-documents?q=mail`)
}

async function byPairOfAnother(walk: Walk) {
	const { site, page, open } = walk
	await signIn(walk, 'bram')
	const { pair } = await askForTokens(site)
	await open(`/important-documents?${pair}`)
	await page.getByRole('button', { name: 'Ja, ga verder met de link' }).click()
	await page.waitForURL('**/important-documents')
}

async function byAccessToken({ site, page, scripts, open }: Walk) {
	const { accessToken } = await askForTokens(site)
	for (const path of ['/', '/nergens', '/actions/11004/upload-document', '/important-documents']) {
		await open(`${path}?accessToken=${accessToken}`)
		expect(page.url()).toContain(accessToken)
	}
	await open(`/important-documents?domain=noord&accessToken=${accessToken}`)
	expect(await heading(page)).toBe('Belangrijke documenten')
	await open(`/dashboard?page=2&accessToken=${accessToken}`)
	expect(await heading(page)).toMatch(overviewHeading)
	if (scripts) await waitForHydration(page)
	await page.getByRole('button', { name: 'English' }).click()
	await page.locator('html[lang=en]').waitFor()
	await open(`/actions?accessToken=${accessToken}`)
	if (scripts) await waitForHydration(page)
	await page
		.getByRole('link', { name: /^Upload / })
		.first()
		.click()
	await page.waitForURL(({ pathname }) => pathname === '/')
}

async function byRefusedTokens({ page, open }: Walk) {
	for (const query of ['accessToken=verlopen-1', 'accessToken=verlopen-2&refreshToken=verlopen-3']) {
		await open(`/dashboard?${query}`)
		expect(await heading(page)).toBe('Inloggen')
	}
}

/** Makes the API refuse this browser's access token. */
function spend({ api }: TokenSite) {
	const last = api.calls.filter(({ headers }) => headers.authorization).at(-1)
	const refused = () => HttpResponse.json({ code: 'accessTokenExpired' }, { status: 401 })
	api.answer(
		http.all('*', ({ request }) =>
			request.headers.get('authorization') === last?.headers.authorization ? refused() : undefined,
		),
	)
}

async function byRefresh(walk: Walk) {
	const { site, page, open } = walk
	await signIn(walk)
	spend(site)
	await open('/dashboard')
	expect(await heading(page)).toMatch(overviewHeading)
}

async function byFailedRefresh(walk: Walk) {
	const { site, page, open } = walk
	await signIn(walk)
	spend(site)
	site.api.fault('POST', '/api/auth/refresh', { status: 401, code: 'refreshTokenExpired' }, 1)
	await open('/actions/11004/upload-document')
	expect(await heading(page)).toBe('Inloggen')
}
