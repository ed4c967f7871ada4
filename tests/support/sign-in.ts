import type { Page } from './page'
import { startVisitor, type Visitor } from './visitor'

export const demoPassword = 'Welkom-2026!'

interface Options {
	/** Branch in the address; absent: the portal's default. */
	branch?: string
	email?: string
	password?: string
	/** False returns the response to the form itself. */
	redirects?: boolean
}

/** Fills in the login as a client does. Returns the resulting page. */
export async function tryToSignIn(visitor: Visitor, options: Options = {}): Promise<Page> {
	const { branch, email = 'anna@voorbeeld.nl', password = demoPassword, redirects } = options
	const login = await visitor.visit(addressOf(branch))
	login.fill('E-mailadres of gebruikersnaam', email)
	login.fill('Wachtwoord', password)
	return login.press('Inloggen', { redirects })
}

type SignIn = Omit<Options, 'redirects'>

/** A new signed-in visitor, who has not opened the overview yet. Posts the login without parsing its page. */
export async function signIn(siteUrl: string, options: SignIn = {}): Promise<{ visitor: Visitor }> {
	const { visitor, post } = await fillLogin(siteUrl, options)
	const { headers, words } = await post({ redirects: false })
	if (headers.location !== '/dashboard') throw new Error(`Signing in leads to ${headers.location}: ${words}`)
	return { visitor }
}

/** A new signed-in visitor with the overview. */
export async function openOverview(
	siteUrl: string,
	options: SignIn = {},
): Promise<{ visitor: Visitor; page: Page }> {
	const { visitor, post } = await fillLogin(siteUrl, options)
	const page = await post({})
	if (page.path !== '/dashboard') throw new Error(`Signing in ended at ${page.path}: ${page.words}`)
	return { visitor, page }
}

async function fillLogin(
	siteUrl: string,
	{ branch, email = 'anna@voorbeeld.nl', password = demoPassword }: SignIn,
) {
	const visitor = startVisitor(siteUrl)
	const login = await visitor.visit(addressOf(branch))
	const formToken = /name="formToken" value="([^"]*)"/.exec(login.html)?.[1] ?? ''
	const fields = new URLSearchParams({ formToken, email, password })
	const body = { type: 'application/x-www-form-urlencoded', body: Buffer.from(fields.toString()) }
	const post = (sending: Pick<Options, 'redirects'>) =>
		visitor.visit('/', { method: 'POST', body, from: login, ...sending })
	return { visitor, post }
}

function addressOf(branch: string | undefined): string {
	return branch ? `/?domain=${branch}` : '/'
}
