import { describe, expect, test } from 'vitest'
import { askForTokens } from '#tests/support/ask-for-tokens'
import { demoPassword, signIn } from '#tests/support/sign-in'
import { startVisitor } from '#tests/support/visitor'
import { oneBranch, useSite } from '#tests/support/use-site'

const { api, portal } = await useSite({ env: oneBranch })

const officePrograms = [
	'Mozilla/4.0 (compatible; ms-office; MSOffice 16)',
	'Microsoft Office/16.0 (Windows NT 10.0; Microsoft Word 16.0.17126; Pro)',
	'Microsoft Office Existence Discovery',
	'Microsoft Office Protocol Discovery',
	'Mozilla/4.0 (compatible; MSIE 7.0; Windows NT 10.0; ms-office; MSOffice rmj)',
]

describe.each(officePrograms)('An office program that opens a link of a mail first (%s)', (agent) => {
	const office = () => startVisitor(portal.url, { headers: { 'user-agent': agent } })

	test.each(['GET', 'HEAD'] as const)('gets no redirect and spends nothing, by %s', async (method) => {
		const { path: reset } = await api.sendResetLink()
		const { refreshToken } = await askForTokens(api)
		api.forgetCalls()
		const links = [
			'/actions/11001/upload-document',
			reset,
			`${reset}.`,
			`/important-documents?accessToken=verlopen&refreshToken=${refreshToken}`,
			'/actions/11001/upload-document?domain=noord&utm_source=mail',
			'/nps-feedback?token=nps-office&amp;value=9',
			'/mortgage-check-login/11037?domain=noord',
			'/dashboard',
			'/dashboard.',
			'/nps-feedback)?token=nps-office&value=9',
			'/nps-feedback%3Ftoken=nps-office&value=9',
			'/?domain=noord',
			'/actions/11036/hypact-form',
		]
		for (const link of links) {
			const answer = await office().visit(link, { method, redirects: false })
			expect([link, answer.status, answer.headers.location, answer.setCookies]).toEqual([
				link,
				200,
				undefined,
				[],
			])
		}
		// The start of the portal asks for the licence.
		expect(api.calls.filter(({ path }) => path !== '/api/licenses')).toEqual([])
		const form = await startVisitor(portal.url).visit(reset)
		expect([form.path, form.getByLabelText('Nieuw wachtwoord').tagName]).toEqual(['/reset/password', 'INPUT'])
	})

	test('says in two languages what to do, and gets the pictures of a mail as others do', async () => {
		const page = await office().visit('/dashboard')
		expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Open deze link in een browser')
		expect(page.words).toContain('Open this link in a browser')
		const picture = await office().visit('/images/onbekend', { redirects: false })
		expect(picture.status).toBe(
			(await startVisitor(portal.url).visit('/images/onbekend', { redirects: false })).status,
		)
	})
})

const upload = '/actions/11001/upload-document'

/** The last address that a program of no known name follows a link to, as it hands it to a browser. */
async function follow(link: string) {
	const { url } = await startVisitor(portal.url).visit(link)
	const { pathname, search } = new URL(url)
	expect([pathname, search]).toEqual(['/', expect.stringMatching(/^\?to=[\w-]+$/)])
	return pathname + search
}

test.each([
	upload,
	'/appointments/10101?confirm=cancel',
	'/invoices?q=a%20b&page=2',
	`${upload}?domain=noord&utm_source=mail`,
	'/actions/11004/upload-document/',
])(
	'A browser that gets the last address of %s leads there after the sign-in, also when signed in',
	async (link) => {
		const last = await follow(link)
		const signedIn = (await signIn(portal.url)).visitor
		const landed = await signedIn.visit(last)
		const direct = await signedIn.visit(link)
		expect([landed.status, landed.path]).toEqual([200, direct.path])
		const other = startVisitor(portal.url)
		const login = await other.visit(last)
		login.fill('E-mailadres of gebruikersnaam', 'anna@voorbeeld.nl')
		login.fill('Wachtwoord', 'onjuist')
		const refused = await login.press('Inloggen')
		refused.fill('Wachtwoord', demoPassword)
		expect((await refused.press('Inloggen')).path).toBe(direct.path)
		expect((await other.visit('/')).path).toBe('/dashboard')
	},
)

test('The last address holds no token, and nobody else’s page; the overview and a form need none', async () => {
	const { refreshToken } = await askForTokens(api)
	const last = await follow(`${upload}?accessToken=&refreshToken=${refreshToken}`)
	expect(Buffer.from(last.slice('/?to='.length), 'base64url').toString('latin1')).not.toMatch(
		/actions|upload/,
	)
	const at = async (path: string, method: 'GET' | 'POST' = 'GET') =>
		(await startVisitor(portal.url).visit(path, { method, redirects: false })).headers.location
	expect([await at('/dashboard'), await at(upload, 'POST')]).toEqual(['/', '/'])
	const { visitor } = await signIn(portal.url)
	for (const forged of ['/?to=', `${last}A`, '/?to=/actions', '/?to=https://evil.example/'])
		expect((await visitor.visit(forged)).path).toBe('/dashboard')
})
