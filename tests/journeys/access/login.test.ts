import { expect, test } from 'vitest'
import type { Fault } from '../../support/faults'
import type { Page } from '../../support/page'
import { openOverview, tryToSignIn } from '../../support/sign-in'
import { startVisitor } from '../../support/visitor'
import { oneBranch, useSite } from '#tests/support/use-site'

const { api, portal } = await useSite({ env: oneBranch })

const visit = () => startVisitor(portal.url)
const errorsOf = (page: Page) =>
	[...page.getByRole('alert').querySelectorAll('li')].map((item) => item.textContent)

const nameOn = (page: Page) => page.getByLabelText<HTMLInputElement>('E-mailadres of gebruikersnaam').value

async function inEnglish(): Promise<Page> {
	return (await visit().visit('/')).press('English')
}

test('The login has a name, a password and a way to a forgotten password [21] [97] [98] [99] [101]', async () => {
	const page = await visit().visit('/')
	expect(page.getByLabelText('E-mailadres of gebruikersnaam').getAttribute('autocomplete')).toBe('username')
	const password = page.getByLabelText('Wachtwoord')
	expect([password.getAttribute('type'), password.getAttribute('autocomplete')]).toEqual([
		'password',
		'current-password',
	])
	expect(password.closest('[data-password]')?.getAttribute('data-show')).toBe('Toon wachtwoord')
	expect(page.getByRole('link', { name: 'Wachtwoord vergeten?' }).getAttribute('href')).toBe(
		'/forgot/password',
	)
	expect(page.getByRole('button', { name: 'Inloggen' })).toBeTruthy()
})

test('Both fields are required, and nothing is asked of the API without them [100] [671]', async () => {
	const page = await tryToSignIn(visit(), { email: '', password: '' })
	expect(page.isRefused).toBe(true)
	expect(errorsOf(page)).toEqual(['Vul uw e-mailadres of gebruikersnaam in', 'Vul uw wachtwoord in'])
	expect(page.getByLabelText('E-mailadres of gebruikersnaam').getAttribute('aria-invalid')).toBe('true')
	expect(api.callsTo('POST', '/api/auth/login')).toEqual([])
})

test('A missing password is told in English too, and nothing of a sign-in is kept [5] [100]', async () => {
	const login = await inEnglish()
	login.fill('Email address or username', 'anna@voorbeeld.nl')
	const page = await login.press('Sign in')
	expect([page.isRefused, page.title]).toEqual([true, 'Error: Sign in - Noorderlicht Financieel Advies'])
	expect(errorsOf(page)).toEqual(['Fill in your password'])
	expect((page.getByLabelText('Email address or username') as HTMLInputElement).value).toBe(
		'anna@voorbeeld.nl',
	)
})

test('The API gets the name and the password as the specification spells them [106]', async () => {
	await openOverview(portal.url, { email: ' anna@voorbeeld.nl ' })
	const calls = api.callsTo('POST', '/api/auth/login')
	expect(calls.map(({ json }) => json)).toEqual([{ email: 'anna@voorbeeld.nl', password: 'Welkom-2026!' }])
	expect(calls[0]?.headers['content-type']).toBe('application/json')
})

test('A user name does as well as an e-mail address [97]', async () => {
	const { page } = await openOverview(portal.url, { email: 'anna' })
	expect(page.words).toContain('Aankoop Lindelaan 14')
})

test('A password goes to the API letter by letter, spaces and all [98] [106]', async () => {
	await tryToSignIn(visit(), { password: '  ünï "\\ 😀 ' })
	expect(api.callsTo('POST', '/api/auth/login').at(-1)?.json).toEqual({
		email: 'anna@voorbeeld.nl',
		password: '  ünï "\\ 😀 ',
	})
})

test('A wrong password says so, and nothing of a sign-in is kept [112] [113]', async () => {
	const page = await tryToSignIn(visit(), { password: 'Verkeerd-1999?' })
	expect([page.isRefused, page.path]).toEqual([true, '/'])
	expect(errorsOf(page)).toEqual(['De gebruikersnaam en/of het wachtwoord klopt niet.'])
	expect(nameOn(page)).toBe('anna@voorbeeld.nl')
	expect(page.html).not.toContain('Verkeerd-1999?')
	expect(page.words).toContain('Vul uw wachtwoord opnieuw in.')
})

test.each(['guest', 'with a session', 'too long'])(
	'The user name stands beside its error once: a reload, a later visit and another tab show none (%s) [671]',
	async (who) => {
		const visitor = visit()
		if (who === 'with a session') await visitor.visit('/dashboard')
		const email = who === 'too long' ? 'a'.repeat(600) : 'anna@voorbeeld.nl'
		const page = await tryToSignIn(visitor, { email, password: 'Verkeerd-1999?' })
		expect([page.isRefused, nameOn(page)]).toEqual([true, email])
		for (const address of [page.url, page.url, '/']) {
			const later = await visitor.visit(address)
			expect([later.status, nameOn(later)]).toEqual([200, ''])
		}
	},
)

test('In English a wrong password has the words the firm compares with [5] [113]', async () => {
	const login = await inEnglish()
	login.fill('Email address or username', 'anna@voorbeeld.nl')
	login.fill('Password', 'wrong')
	const page = await login.press('Sign in')
	expect(errorsOf(page)).toEqual(['Not Authenticated: mailadress and/or password incorrect.'])
})

test.each<[string, Fault, string]>([
	['no password [112] [114]', { status: 422, code: 'noPasswordProvided' }, 'Vul een wachtwoord in.'],
	[
		'a password of a 401 [112] [113]',
		{ status: 401, code: 'authLoginFailed' },
		'De gebruikersnaam en/of het wachtwoord klopt niet.',
	],
	[
		'a branch that it cannot tell [112] [249]',
		{ status: 404, code: 'brandCannotBeDetermined' },
		'Wij weten niet bij welke vestiging u klant bent. Kies eerst uw vestiging.',
	],
	[
		'something without a name [112] [246]',
		{ status: 400 },
		'Er is een fout opgetreden, probeer het nog een keer.',
	],
	[
		'a failure [112] [277]',
		{ status: 500, code: 'mysqlError' },
		'Er is een fout opgetreden, probeer het nog een keer.',
	],
])('The login says it when the API answers %s', async (_what, fault, text) => {
	api.fault('POST', '/api/auth/login', fault)
	const page = await tryToSignIn(visit())
	expect(page.isRefused).toBe(true)
	expect(errorsOf(page)).toEqual([text])
	expect(api.callsTo('POST', '/api/auth/refresh')).toEqual([])
	expect(api.callsTo('POST', '/api/auth/login')).toHaveLength(1)
})

test('After the tokens come consumer and definitions; then the dashboard with a notice, once [111]', async () => {
	await startVisitor(portal.url).visit('/')
	api.forgetCalls()
	const { page } = await openOverview(portal.url)
	expect(page.words).toContain('Gelukt U bent ingelogd.')
	const asked = (path: string) => api.callsTo('GET', path).length
	expect([asked('/api/consumers'), asked('/api/products/definitions')]).toEqual([1, 2])
	const order = api.calls.map(({ path }) => path)
	expect(order.indexOf('/api/auth/login')).toBeLessThan(order.indexOf('/api/consumers'))
	expect((await (await openOverview(portal.url)).visitor.visit('/dashboard')).words).not.toContain(
		'U bent ingelogd.',
	)
})

test.each(['/api/consumers', '/api/products/definitions'])(
	'When %s fails after the tokens, nobody is signed in and the error is shown [112]',
	async (path) => {
		const visitor = visit()
		api.fault('GET', path, { status: 500, code: 'mysqlError' })
		const page = await tryToSignIn(visitor)
		expect([page.isRefused, page.path]).toEqual([true, '/'])
		expect(errorsOf(page)).toEqual(['Er is een fout opgetreden, probeer het nog een keer.'])
		await api.heal()
		expect((await visitor.visit('/dashboard')).path).toBe('/')
	},
)
