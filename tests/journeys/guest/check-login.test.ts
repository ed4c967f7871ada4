import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import type { Page } from '#tests/support/page'
import { signIn } from '#tests/support/sign-in'
import { startVisitor } from '#tests/support/visitor'
import { deal } from '#tests/support/full'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
beforeEach(() => site.api.backend.reset())

const path = '/api/auth/product-action-login'
const failed =
	'Dit e-mailadres en deze geboortedatum horen niet bij deze check, of de check is al verstuurd. Controleer beide gegevens.'

async function open(options = {}) {
	const visitor = startVisitor(site.portal.url, options)
	return { visitor, page: await visitor.visit('/mortgage-check-login/11037?domain=noord') }
}

function enter(page: Page, email = 'anna@voorbeeld.nl', birthday = '31-03-1984') {
	page.fill('E-mailadres', email)
	page.fill('Geboortedatum', birthday)
	return page.press('Begin met de check')
}

const alertOf = (page: Page) => page.getByRole('alert').textContent

test('An e-mail address and a birth date open the check, without a bearer and with the token on the server [637] [638] [642] [643] [146]', async () => {
	const { visitor, page } = await open()
	const check = await enter(page)
	expect([check.path, check.status]).toEqual(['/mortgage-check/11037?step=1', 200])
	const [login] = site.api.callsTo('POST', path)
	expect(login?.json).toEqual({
		email: 'anna@voorbeeld.nl',
		birthday: '1984-03-31',
		productActionId: '11037',
	})
	expect(login?.headers).not.toHaveProperty('authorization')
	expect(login?.headers).not.toHaveProperty('token')
	const reads = site.api.callsTo('GET', /-no-login\//)
	expect([...new Set(reads.map((call) => call.path))].sort()).toEqual([
		'/api/consumer-no-login/11037/1001',
		'/api/products/mortgage-no-login/11037/1001',
	])
	for (const { headers } of reads) {
		expect(headers.token).toMatch(/^[\w-]{40,}$/)
		expect(headers).not.toHaveProperty('authorization')
		expect(check.html).not.toContain(headers.token)
		expect(visitor.cookies.header('/')).not.toContain(headers.token)
	}
})

test.each([
	['', '', ['E-mailadres: Dit veld is verplicht', 'Geboortedatum: Dit veld is verplicht']],
	['anna', '31-03-1984', ['E-mailadres: Ongeldig email. Bijvoorbeeld naam@voorbeeld.nl']],
	['anna@voorbeeld.nl', '31-02-1984', ['Geboortedatum: Deze dag bestaat niet in deze maand']],
])('"%s" with "%s" is not sent [636]', async (email, birthday, faults) => {
	const { page } = await open()
	const refused = await enter(page, email, birthday)
	expect(refused.isRefused).toBe(true)
	const links = [...refused.getByRole('alert').querySelectorAll('a')]
	expect(links.map(({ textContent }) => textContent)).toEqual(faults)
	expect(refused.getByLabelText<HTMLInputElement>('E-mailadres').value).toBe(email)
	expect(refused.getByLabelText<HTMLInputElement>('Geboortedatum').value).toBe(birthday)
	expect(site.api.callsTo('POST', path)).toEqual([])
})

test('Whatever is wrong, the message is the same, and what was typed stays [640]', async () => {
	for (const [email, birthday] of [
		['anna@voorbeeld.nl', '01-01-1980'],
		['niemand@voorbeeld.nl', '31-03-1984'],
		['bram@voorbeeld.nl', '12-08-1996'],
	] as const) {
		const { page } = await open()
		const refused = await enter(page, email, birthday)
		expect([refused.isRefused, refused.path]).toEqual([true, '/mortgage-check-login/11037'])
		expect(alertOf(refused)).toContain(failed)
		expect(refused.title).toMatch(/^Fout: /)
		expect(refused.getByLabelText<HTMLInputElement>('E-mailadres').value).toBe(email)
	}
})

test.each<[what: string, answer: [status: number, body: object], words: string]>(
	deal('pages', [
		['an unknown code', [403, { code: 'whatever' }], failed],
		['no code', [404, {}], failed],
		['a success without a token', [200, { id: '1001' }], failed],
		['a success with a code alone', [200, { code: 'consumerNotFound' }], failed],
		[
			'a lock told as a success',
			[200, { code: 'CONSUMER_LOCKED', locked_time_remaining: 61 }],
			'U heeft het te vaak geprobeerd. Over 2 minuten kunt u het opnieuw proberen.',
		],
		[
			'a lock',
			[423, { error: { code: 'CONSUMER_LOCKED', lockedTimeRemaining: '60' } }],
			'U heeft het te vaak geprobeerd. Over 1 minuut kunt u het opnieuw proberen.',
		],
		[
			'a lock of a day',
			[423, { code: 'CONSUMER_LOCKED', locked_time_remaining: 86_400 }],
			'U heeft het te vaak geprobeerd. Over 24 uur kunt u het opnieuw proberen.',
		],
		[
			'a lock of no time',
			[423, { code: 'CONSUMER_LOCKED' }],
			'U heeft het te vaak geprobeerd. Probeer het later nog een keer.',
		],
		[
			'too many tries of anybody',
			[429, {}],
			'U heeft het te vaak geprobeerd. Probeer het later nog een keer.',
		],
		['a failure', [500, { code: 'genericError' }], 'Er is een fout opgetreden'],
	]),
)('The API answers with %s: the page says so [639] [640]', async (_what, [status, body], words) => {
	site.api.answer(http.post(`*${path}`, () => HttpResponse.json(body, { status })))
	const { page } = await open()
	const refused = await enter(page)
	expect(refused.isRefused).toBe(true)
	expect(alertOf(refused)).toContain(words)
})

test('Five wrong tries lock the client for a quarter of an hour, a right try too [639]', async () => {
	const { page } = await open()
	let refused = page
	for (let count = 0; count < 5; count += 1) refused = await enter(refused, undefined, '01-01-1980')
	expect(alertOf(refused)).toContain(failed)
	const locked = await enter(refused)
	expect(alertOf(locked)).toContain(
		'U heeft het te vaak geprobeerd. Over 15 minuten kunt u het opnieuw proberen.',
	)
})

test('Who is signed in goes to the dashboard, from the login and from the check', async () => {
	const { visitor } = await signIn(site.portal.url, { branch: 'noord' })
	for (const address of ['/mortgage-check-login/11037', '/mortgage-check/11037'])
		expect((await visitor.visit(address)).path).toBe('/dashboard')
})

test('A check is not open to who told nothing, or told it for another action point [74]', async () => {
	const { visitor, page } = await open()
	expect((await visitor.visit('/mortgage-check/11037')).path).toBe('/mortgage-check-login/11037')
	await enter(page)
	expect((await visitor.visit('/mortgage-check/21033')).path).toBe('/mortgage-check-login/21033')
	expect(site.api.callsTo('GET', /-no-login\/21033/)).toEqual([])
})

test('The session gets another id when somebody told who they are', async () => {
	const { visitor, page } = await open()
	const refused = await enter(page, undefined, '01-01-1980')
	await visitor.visit('/mortgage-check/11037')
	await enter(refused)
	const first = visitor.cookies.header('/')
	await enter(page)
	expect(visitor.cookies.header('/')).not.toBe(first)
})

test('A text browser, which tells nothing of where a form comes from, gets in too [675]', async () => {
	const { page } = await open({ textBrowser: true })
	expect((await enter(page)).path).toBe('/mortgage-check/11037?step=1')
})
