import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTotp } from '#app/backend/password.server'
import { getCard } from '#tests/support/card'
import { signIn } from '#tests/support/sign-in'
import type { Visitor } from '#tests/support/visitor'
import { codePath, listErrors, openLinkStep, readSecret, turnOn } from './two-factor-steps'
import { oneBranch, useSite } from '#tests/support/use-site'

const qrPath = '/api/auth/two-factor-qr'

let anna: Visitor
const { api, portal } = await useSite({ env: oneBranch })
beforeEach(async () => {
	api.backend.reset()
	anna = (await signIn(portal.url)).visitor
	api.forgetCalls()
})

const bearers = () => [...new Set(api.calls.flatMap(({ headers }) => headers.authorization ?? []))]
const sent = () => api.callsTo('POST', codePath).map(({ json }) => json)

describe('Switching extra security on', () => {
	test('begins with what an app is and goes on with the picture, two pages that can be gone through again [172] [173] [174]', async () => {
		const first = await (await anna.visit('/settings')).follow('Zet extra beveiliging aan')
		expect([first.path, first.title]).toEqual([
			'/settings/two-factor',
			'Stap 1 van 2: Kies een app - Noorderlicht Financieel Advies',
		])
		expect(first.words).toContain('authenticator')
		expect(api.callsTo('GET', qrPath)).toEqual([])
		const second = await first.follow('Ga verder met de app')
		expect([second.path, second.getByRole('heading', { level: 1 }).textContent]).toEqual([
			'/settings/two-factor?step=2',
			'Koppel de app',
		])
		expect(api.callsTo('GET', qrPath)).toHaveLength(1)
		expect(readSecret(await openLinkStep(anna))).toBe(readSecret(second))
		expect((await second.follow('Terug naar instellingen')).path).toBe('/settings')
	})

	test('shows the picture, a link for an app on this device and the secret in groups of four [174]', async () => {
		const page = await openLinkStep(anna)
		const secret = readSecret(page)
		const picture = page.getByRole('img', { name: 'QR-code met de sleutel voor uw app' })
		expect(picture.getAttribute('src')).toMatch(/^data:image\/svg\+xml;base64,/)
		expect(page.document.querySelector('code')?.textContent).toMatch(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/)
		const link = new URL(page.getByRole('link', { name: 'Open de app' }).getAttribute('href') ?? '')
		expect([link.protocol, link.host]).toEqual(['otpauth:', 'totp'])
		expect(decodeURIComponent(link.pathname)).toBe('/Noorderlicht Financieel Advies:anna@voorbeeld.nl')
		expect(Object.fromEntries(link.searchParams)).toEqual({
			issuer: 'Noorderlicht Financieel Advies',
			secret,
			algorithm: 'SHA1',
			digits: '6',
			period: '30',
		})
		expect(page.getByLabelText('Code uit uw app').outerHTML).toMatch(
			/autocomplete="one-time-code".*inputmode="numeric"/,
		)
		expect(page.headers['cache-control']).toBe('no-store, no-transform')
	})

	test('sends a code that is pressed twice at once only once, and tells it once', async () => {
		const step = await openLinkStep(anna)
		step.fill('Code uit uw app', createTotp(readSecret(step), new Date()))
		api.fault('POST', codePath, { slow: 500 })
		const press = () => step.press('Zet extra beveiliging aan', { redirects: false })
		const answers = await Promise.all([press(), press()])
		expect(answers.map(({ status, headers }) => [status, headers.location])).toEqual([
			[303, '/settings'],
			[303, '/settings'],
		])
		expect(sent()).toHaveLength(1)
		const page = await anna.visit('/settings')
		expect([page.path, page.words.split('De extra beveiliging staat aan.').length - 1]).toEqual([
			'/settings',
			1,
		])
	})

	test('sends the code as it was asked for, and goes on with the new tokens in a new session [175]', async () => {
		const before = anna.cookies.find('accelerate')?.value
		const step = await openLinkStep(anna)
		const old = bearers()
		const code = createTotp(readSecret(step), new Date())
		step.fill('Code uit uw app', `${code.slice(0, 3)} ${code.slice(3)} `)
		const answer = await step.press('Zet extra beveiliging aan', { redirects: false })
		expect([answer.status, answer.headers.location]).toEqual([303, '/settings'])
		expect(sent()).toEqual([{ code, enabled: true }])
		expect(bearers()).toEqual(old)
		api.forgetCalls()

		const page = await anna.visit('/settings')
		expect(page.words).toContain('Gelukt De extra beveiliging staat aan.')
		expect(getCard(page, 'Extra beveiliging').words).toContain('Staat aan')
		expect(anna.cookies.find('accelerate')?.value).not.toBe(before)
		expect(bearers()).toHaveLength(1)
		expect(bearers()).not.toEqual(old)
		expect(api.callsTo('POST', '/api/auth/refresh')).toEqual([])
		expect((await openLinkStep(anna)).path).toBe('/settings')
	})

	test.each(['000000', 'geen code', '987', '<b>1</b>'])(
		'tells at the field that "%s" is wrong, keeps the secret and not the code [115] [116] [175]',
		async (code) => {
			const step = await openLinkStep(anna)
			step.fill('Code uit uw app', code)
			const page = await step.press('Zet extra beveiliging aan')
			expect([page.isRefused, page.path]).toEqual([true, '/settings/two-factor?step=2'])
			expect(page.title).toMatch(/^Fout: Stap 2 van 2: Koppel de app/)
			expect(sent()).toEqual([{ code, enabled: true }])
			expect(listErrors(page)).toEqual(['De code klopt niet. Vul de nieuwste code uit uw app in.'])
			const field = page.getByLabelText('Code uit uw app')
			expect([field.id, field.getAttribute('aria-invalid'), field.getAttribute('value')]).toEqual([
				'two-factor-code',
				'true',
				null,
			])
			expect(readSecret(page)).toBe(readSecret(step))
			expect(page.words).not.toContain(code)
			expect((await anna.visit('/settings')).words).toContain('Staat uit')
		},
	)

	test('asks for a code before it asks the API [175] [671]', async () => {
		const page = await (await openLinkStep(anna)).press('Zet extra beveiliging aan')
		expect([page.isRefused, listErrors(page)]).toEqual([true, ['Vul de code uit uw app in']])
		expect(sent()).toEqual([])
	})

	test.each([
		[
			'a code that is wrong, without naming a field',
			{ status: 422, code: 'invalidOtp' },
			'De code klopt niet.',
		],
		['that it is too busy', { status: 423, code: 'locked' }, ''],
		[
			'a failure',
			{ status: 500, code: 'mysqlError' },
			'Er is een fout opgetreden, probeer het nog een keer.',
		],
	])('shows the message when the API answers %s [175] [246]', async (_what, fault, text) => {
		const step = await openLinkStep(anna)
		api.fault('POST', codePath, fault)
		step.fill('Code uit uw app', '123456')
		const page = await step.press('Zet extra beveiliging aan')
		expect([page.isRefused, page.path]).toEqual([true, '/settings/two-factor?step=2'])
		expect(listErrors(page)[0]).toContain(text)
		expect(page.html).not.toContain('123456')
	})

	test('with a token that is refused renews it and sends the code again with the new one [138] [175]', async () => {
		const step = await openLinkStep(anna)
		const [spent] = bearers()
		api.answer(
			http.post(`*${codePath}`, ({ request }) =>
				request.headers.get('authorization') === spent
					? HttpResponse.json({ code: 'accessTokenExpired' }, { status: 401 })
					: undefined,
			),
		)
		step.fill('Code uit uw app', createTotp(readSecret(step), new Date()))
		const page = await step.press('Zet extra beveiliging aan')
		expect(page.words).toContain('De extra beveiliging staat aan.')
		expect(api.callsTo('POST', '/api/auth/refresh')).toHaveLength(1)
		const tried = api.callsTo('POST', codePath)
		expect(tried.map(({ headers }) => headers.authorization === spent)).toEqual([true, false])
	})
})

describe('Switching extra security off', () => {
	test('asks first, on a page of its own, and can be left [176] [178] [672]', async () => {
		const { page } = await turnOn(anna)
		const question = await page.follow('Zet extra beveiliging uit')
		expect([question.path, question.getByRole('heading', { level: 1 }).textContent]).toEqual([
			'/settings?confirm=two-factor-off',
			'Extra beveiliging uitzetten?',
		])
		expect((await question.follow('Nee, laat aan')).words).toContain('Staat aan')
		expect(sent()).toHaveLength(1)
	})

	test('sends the code, goes on with the new tokens in a new session, and the status is off [176] [177]', async () => {
		const { page, secret } = await turnOn(anna)
		const before = anna.cookies.find('accelerate')?.value
		const question = await page.follow('Zet extra beveiliging uit')
		const old = bearers().slice(-1)
		api.forgetCalls()
		const code = createTotp(secret, new Date())
		question.fill('Code uit uw app', code)
		const answer = await question.press('Ja, zet uit', { redirects: false })
		expect([answer.status, answer.headers.location]).toEqual([303, '/settings'])
		expect(sent()).toEqual([{ code, enabled: false }])
		expect(bearers()).toEqual(old)
		api.forgetCalls()
		const after = await anna.visit('/settings')
		expect(after.words).toContain('Gelukt De extra beveiliging staat uit.')
		expect(getCard(after, 'Extra beveiliging').words).toContain('Staat uit')
		expect(anna.cookies.find('accelerate')?.value).not.toBe(before)
		expect(bearers()).not.toEqual(old)
		expect((await anna.visit('/settings?confirm=two-factor-off')).words).toContain('Staat uit')
	})

	test('with a wrong code or none asks again and changes nothing [115] [176]', async () => {
		const { page } = await turnOn(anna)
		const question = await page.follow('Zet extra beveiliging uit')
		question.fill('Code uit uw app', '111 11')
		const again = await question.press('Ja, zet uit')
		expect([again.isRefused, again.path]).toEqual([true, '/settings?confirm=two-factor-off'])
		expect(again.title).toMatch(/^Fout: Extra beveiliging uitzetten\?/)
		expect(listErrors(again)).toEqual(['De code klopt niet. Vul de nieuwste code uit uw app in.'])
		expect(sent().at(-1)).toEqual({ code: '11111', enabled: false })
		again.fill('Code uit uw app', '  ')
		expect(listErrors(await again.press('Ja, zet uit'))).toEqual(['Vul de code uit uw app in'])
		expect(sent()).toHaveLength(2)
		expect((await anna.visit('/settings')).words).toContain('Staat aan')
	})
})

test('The secret and the codes are in no log [174] [175]', async () => {
	const { secret } = await turnOn(anna)
	const log = portal.lines.join('\n')
	expect(log).toContain(qrPath)
	expect(log).not.toContain(secret)
	for (const body of sent()) expect(log).not.toMatch(new RegExp(`\\b${(body as { code: string }).code}\\b`))
})
