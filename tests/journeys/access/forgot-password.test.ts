import { expect, test } from 'vitest'
import type { Fault } from '../../support/faults'
import type { Page } from '../../support/page'
import { findResetLink } from '../../support/reset-link'
import { signIn } from '../../support/sign-in'
import { startVisitor } from '../../support/visitor'
import { oneBranch, useSite } from '#tests/support/use-site'

const { api, portal } = await useSite({ env: oneBranch })

const open = () => startVisitor(portal.url).visit('/forgot/password')
const asked = () => api.callsTo('POST', '/api/auth/forgot-password').map(({ json }) => json)
const errorsOf = (page: Page) =>
	[...page.getByRole('alert').querySelectorAll('li')].map((item) => item.textContent)

async function ask(email: string, options?: { redirects: false }) {
	const page = await open()
	page.fill('E-mailadres', email)
	return page.press('Vraag een link aan', options)
}

test('From the login one gets to a page with one field, a button and a way back [23] [117]', async () => {
	const login = await startVisitor(portal.url).visit('/')
	const page = await login.follow('Wachtwoord vergeten?')
	expect([page.status, page.path, page.title]).toEqual([
		200,
		'/forgot/password',
		'Wachtwoord vergeten - Noorderlicht Financieel Advies',
	])
	expect(page.getAllByRole('textbox')).toHaveLength(1)
	expect(page.getByLabelText('E-mailadres').getAttribute('autocomplete')).toBe('email')
	expect((await page.follow('Terug naar inloggen')).path).toBe('/')
})

test('The API gets the address, the client a mail with a link, and the page says where to look [119]', async () => {
	const page = await ask('anna@voorbeeld.nl')
	expect(asked()).toEqual([{ email: 'anna@voorbeeld.nl' }])
	expect([page.status, page.getByRole('heading', { level: 1 }).textContent]).toEqual([200, 'Kijk in uw mail'])
	expect(page.words).toContain('Is dit adres bij ons bekend? Dan is er nu een mail naar u onderweg.')
	const { path } = findResetLink(await api.mailTo('1001'))
	const form = await startVisitor(portal.url).visit(path)
	expect(form.getByLabelText('Nieuw wachtwoord')).toBeTruthy()
})

test.each([
	['no address at all', 'geen-adres', 'geen-adres'],
	['an address with spaces around it', '  anna@voorbeeld.nl ', 'anna@voorbeeld.nl'],
	['something long and odd', `"<b>\\'😀${'x'.repeat(400)}`, `"<b>\\'😀${'x'.repeat(400)}`],
])('No rule stands before the API: %s is sent too [118]', async (_what, typed, sent) => {
	const page = await ask(typed)
	expect(asked()).toEqual([{ email: sent }])
	expect(page.path).toBe('/forgot/password?sent=1')
})

test.each([
	['no field at all', 'x=1'],
	['the field twice', 'email=a&email=b'],
	['nothing typed', 'email=+'],
])('A form with %s says that the address is missing, and nothing is sent', async (_what, body) => {
	const type = 'application/x-www-form-urlencoded'
	const answer = await startVisitor(portal.url).visit('/forgot/password', {
		method: 'POST',
		body: { type, body: Buffer.from(body) },
		redirects: false,
	})
	expect([answer.status, asked()]).toEqual([422, []])
	expect(answer.getByRole('alert').textContent).toContain('Dit veld is verplicht')
})

test('Nobody can tell an address we know from one we do not: status, words, size and time are the same [120]', async () => {
	const seen = await Promise.all(
		['anna@voorbeeld.nl', 'niemand@voorbeeld.nl'].map(async (email) => {
			const began = performance.now()
			const answer = await ask(email, { redirects: false })
			expect(performance.now() - began).toBeGreaterThan(1_000)
			const page = await startVisitor(portal.url).visit(answer.headers.location ?? '')
			expect(page.html).not.toContain(email)
			expect(answer.setCookies).toEqual([])
			const { status, headers } = answer
			return [status, headers.location, answer.bytes.length, page.words, page.bytes.length]
		}),
	)
	expect(seen[0]?.slice(0, 2)).toEqual([303, '/forgot/password?sent=1'])
	expect(seen[1]).toEqual(seen[0])
})

test.each<[string, Fault]>([
	['breaks down', { status: 500, code: 'mysqlError' }],
	['hangs up', 'closed'],
	['refuses without a reason', { status: 400 }],
])(
	'When the API %s, the page says so after the same second and keeps the address [120] [671]',
	async (...row) => {
		const [, fault] = row
		api.fault('POST', '/api/auth/forgot-password', fault)
		const began = performance.now()
		const page = await ask('anna@voorbeeld.nl')
		expect(performance.now() - began).toBeGreaterThan(1_000)
		expect([page.isRefused, page.title]).toEqual([
			true,
			'Fout: Wachtwoord vergeten - Noorderlicht Financieel Advies',
		])
		expect(errorsOf(page)).toEqual(['Er is een fout opgetreden, probeer het nog een keer.'])
		expect(page.getByLabelText<HTMLInputElement>('E-mailadres').value).toBe('anna@voorbeeld.nl')
	},
)

test('Who is signed in is led to the dashboard, and nothing is asked [23]', async () => {
	const { visitor } = await signIn(portal.url)
	expect((await visitor.visit('/forgot/password')).path).toBe('/dashboard')
	expect(asked()).toEqual([])
})
