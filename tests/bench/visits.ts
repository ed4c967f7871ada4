import { FormData } from 'undici'
import { createCookieJar } from '../support/cookie-jar'
import { createDice } from '../support/dice'
import { demoPassword } from '../support/sign-in'
import { measureSize, type PageSize } from './bare-app'
import { findValue, type Load } from './load'
import { populationSize, prefixOf } from './population-dossiers'

export const pages = [
	'/mortgages',
	'/documents',
	'/appointments',
	'/invoices',
	'/settings',
	'/actions',
	'/timeline',
].concat('/help', '/general-insurances', '/receipts')
const day = 24 * 3600_000

/** Who visits, and the three pages. */
export interface Plan {
	client: number
	pages: string[]
}

export interface VisitStep extends PageSize {
	/** As in "sign-in", "/dashboard". */
	name: string
	html: string
}

/** Latest visits, which have a client each: sign-ins of one client at the same moment share a session. */
const apart = 40

/** Visits in random order; the same seed gives each site the same ones. */
export function createPlanner(seed: number): () => Plan {
	const dice = createDice(seed)
	const latest: number[] = []
	const pickClient = () => {
		let client = dice.below(populationSize)
		while (latest.includes(client)) client = dice.below(populationSize)
		latest.push(client)
		if (latest.length > apart) latest.shift()
		return client
	}
	return () => ({ client: pickClient(), pages: [0, 1, 2].map(() => dice.pick(pages)) })
}

/** A browser of a client, with cookies and an address of its own. */
function openBrowser(load: Load, client: number) {
	const jar = createCookieJar()
	const from = `10.0.${client >> 8}.${client & 255}`
	return {
		cookies: () => jar.header('/') ?? '',
		async open(path: string, form?: URLSearchParams | FormData, to?: RegExp) {
			const answer = await load.send(path, { cookie: jar.header('/'), form, from })
			for (const line of [answer.headers['set-cookie'] ?? []].flat()) jar.store(line)
			const location = [answer.headers.location ?? ''].flat().join('')
			const isRight = to ? to.test(location) : answer.status === 200
			if (!isRight)
				throw new Error(`${path} answers ${answer.status} ${location}\n${answer.html.slice(-2000)}`)
			return { ...answer, location }
		},
	}
}
type Browser = ReturnType<typeof openBrowser>

/** Sends the login form of the firm's own address. Returns the cookies. */
export async function signInAs(load: Load, client: number): Promise<string> {
	const browser = openBrowser(load, client)
	for await (const step of signIn(browser, client)) void step
	return browser.cookies()
}

async function* signIn({ open }: Browser, client: number): AsyncGenerator<VisitStep> {
	const first = await open('/?domain=noord', undefined, /^\/$/)
	yield toStep('address', first)
	const login = await open('/')
	yield toStep('login', login)
	const form = new URLSearchParams({
		formToken: findValue(login.html, 'formToken'),
		email: `client-${client}@voorbeeld.nl`,
		password: demoPassword,
	})
	yield toStep('sign-in', await open('/', form, /^\/dashboard$/))
}

/** A visit: sign in, overview, three pages, a form sent, sign out. A request per step. */
export async function* visitPortal(load: Load, { client, pages }: Plan): AsyncGenerator<VisitStep> {
	const browser = openBrowser(load, client)
	const { open } = browser
	yield* signIn(browser, client)
	for (const page of ['/dashboard', ...pages]) yield toStep(page, await open(page))
	const insurance = `/general-insurances/${findInsurance(client)}`
	const report = `${insurance}/damage-reports/create`
	const page = await open(report)
	yield toStep('form', page)
	yield toStep('send', await open(report, fillInReport(page.html), new RegExp(`^${insurance}`)))
	const sent = await open(insurance)
	yield toStep('sent', sent)
	const leaving = new URLSearchParams({ formToken: findValue(sent.html, 'formToken') })
	yield toStep('sign-out', await open('/logout', leaving, /^\/$/))
}

function toStep(name: string, { html }: { html: string }): VisitStep {
	return { name, html, ...measureSize(html) }
}

/** The insurance of every client that takes damage reports. */
function findInsurance(client: number) {
	return `${prefixOf(client)}10003`
}

function fillInReport(html: string): FormData {
	const form = new FormData()
	for (const name of ['formId', 'formToken']) form.append(name, findValue(html, name))
	for (const [name, value] of Object.entries(describeDamage())) form.append(name, value)
	return form
}

/** The fields of a report as the API takes them. */
export function describeDamage() {
	const date = new Date(Date.now() - day).toISOString().slice(0, 10)
	return { date, time: '12:00', cause: 'Een gebroken raam' }
}
