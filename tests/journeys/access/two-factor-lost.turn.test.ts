import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTotp } from '#app/backend/password.server'
import { listNotices } from '#tests/support/card'
import type { Fault } from '#tests/support/faults'
import { signIn, tryToSignIn } from '#tests/support/sign-in'
import type { Visitor } from '#tests/support/visitor'
import { codePath, listErrors, openLinkStep, readSecret, turnOn } from './two-factor-steps'
import { oneBranch, useSite } from '#tests/support/use-site'

let anna: Visitor
const { api, portal } = await useSite({ env: oneBranch })
beforeEach(async () => {
	api.backend.reset()
	anna = (await signIn(portal.url)).visitor
	api.forgetCalls()
})

const sent = () => api.callsTo('POST', codePath).map(({ json }) => json)

describe('Switching extra security on', () => {
	test.each(['reset', 'html', 'half', 'closed', 'empty', 'broken-json', 'wrong-shape', 'gateway'] as const)(
		'whose answer is lost (%s) says at the login what is probably on, and asks for a code from then on [175]',
		async (fault) => {
			const step = await openLinkStep(anna)
			step.fill('Code uit uw app', createTotp(readSecret(step), new Date()))
			api.fault('POST', codePath, { lost: fault }, 1)
			const page = await step.press('Zet extra beveiliging aan')
			expect([page.path, page.words]).toEqual([
				'/',
				expect.stringContaining('De extra beveiliging staat nu waarschijnlijk aan.'),
			])
			expect(page.words).toContain('Wij vragen dan ook om de code uit uw app.')
			expect(page.words).not.toContain('U bent uitgelogd')
			expect(sent()).toHaveLength(1)
			const login = await tryToSignIn(anna)
			expect(login.path).toBe('/login/code')
			login.fill('Code uit de app', createTotp(readSecret(step), new Date()))
			expect((await login.press('Verder')).path).toBe('/settings')
		},
	)

	test.each<[string, Fault, string]>([
		['did not arrive', 'reset', 'Er is een fout opgetreden'],
		['did not arrive', { status: 502 }, 'Er is een fout opgetreden'],
	])('that %s says so and stays off: %j [175]', async (_what, fault, words) => {
		const step = await openLinkStep(anna)
		step.fill('Code uit uw app', createTotp(readSecret(step), new Date()))
		api.fault('POST', codePath, fault, 1)
		const page = await step.press('Zet extra beveiliging aan')
		expect([page.isRefused, page.path]).toEqual([true, '/settings/two-factor?step=2'])
		expect(listErrors(page)[0]).toContain(words)
		expect((await anna.visit('/settings')).words).toContain('Staat uit')
	})

	test('of which nobody can tell whether it arrived says so, and what to expect [175]', async () => {
		const step = await openLinkStep(anna)
		step.fill('Code uit uw app', createTotp(readSecret(step), new Date()))
		api.fault('POST', codePath, 'reset', 1)
		api.answer(
			http.get('*/api/consumers', () =>
				sent().length > 0 ? HttpResponse.json({}, { status: 500 }) : undefined,
			),
		)
		const page = await step.press('Zet extra beveiliging aan')
		expect([page.status, page.path, listNotices(page)[0]]).toEqual([
			200,
			'/settings',
			expect.stringContaining('Wij weten niet of de extra beveiliging nu aanstaat.'),
		])
	})

	test('whose answer is lost while the tokens stay valid goes on as usual [175]', async () => {
		const step = await openLinkStep(anna)
		step.fill('Code uit uw app', '123456')
		api.fault('POST', codePath, 'reset', 1)
		api.answer(
			http.get('*/api/consumers', () =>
				HttpResponse.json({ data: { type: 'consumers', id: '1001', attributes: { two_factor: true } } }),
			),
		)
		const page = await step.press('Zet extra beveiliging aan')
		expect(page.path).toBe('/settings')
		expect(page.words).toContain('De extra beveiliging staat aan.')
		expect((await anna.visit('/dashboard')).path).toBe('/dashboard')
	})
})

describe('Switching extra security off', () => {
	test('whose answer is lost says at the login what is probably off, and asks for no code [176]', async () => {
		const { page, secret } = await turnOn(anna)
		const question = await page.follow('Zet extra beveiliging uit')
		question.fill('Code uit uw app', createTotp(secret, new Date()))
		api.fault('POST', codePath, { lost: { status: 504 } }, 1)
		const login = await question.press('Ja, zet uit')
		expect([login.path, listNotices(login)]).toEqual([
			'/',
			[expect.stringContaining('De extra beveiliging staat nu waarschijnlijk uit.')],
		])
		expect((await tryToSignIn(anna)).path).toBe('/settings')
	})
})
