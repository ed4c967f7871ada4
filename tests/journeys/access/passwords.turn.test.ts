import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { sendPasswords } from '#tests/support/reset-link'
import { tryToSignIn } from '#tests/support/sign-in'
import { startVisitor } from '#tests/support/visitor'
import { oneBranch, useSite } from '#tests/support/use-site'

const { api, portal } = await useSite({ env: oneBranch })

const composed = 'Groene-fi\u00ebts-44'
const decomposed = composed.normalize('NFD')
const asked = () =>
	api.callsTo('POST', '/api/auth/login').map(({ json }) => (json as { password: string }).password)
const refuse = (status: number, code: string) =>
	api.answer(http.post('*/api/auth/login', () => HttpResponse.json({ errors: [{ code }] }, { status })))

test('A password goes out as typed first, and once more in NFC where the API calls it wrong', async () => {
	refuse(422, 'authLoginFailed')
	await tryToSignIn(startVisitor(portal.url), { email: 'bram@voorbeeld.nl', password: decomposed })
	expect(asked()).toEqual([decomposed, composed])
	api.forgetCalls()
	await tryToSignIn(startVisitor(portal.url), { email: 'bram@voorbeeld.nl', password: composed })
	expect(asked()).toEqual([composed])
})

test.each([
	[423, 'consumerLocked'],
	[429, 'authLoginFailed'],
	[500, 'authLoginFailed'],
	[422, 'whoKnows'],
])('After %i %s it is not tried again', async (status, code) => {
	refuse(status, code)
	await tryToSignIn(startVisitor(portal.url), {
		email: `${code}${status}@voorbeeld.nl`,
		password: decomposed,
	})
	expect(asked()).toEqual([decomposed])
})

test('A new password is set in NFC, and its owner signs in however the keyboard composes', async () => {
	const { path } = await api.sendResetLink()
	const form = await startVisitor(portal.url).visit(path)
	await sendPasswords(form, decomposed, composed)
	expect(api.callsTo('POST', '/api/auth/reset-password').map(({ json }) => json)).toEqual([
		expect.objectContaining({ password: composed }),
	])
	for (const password of [decomposed, composed]) {
		const page = await tryToSignIn(startVisitor(portal.url), { email: 'anna@voorbeeld.nl', password })
		expect(page.path).toBe('/dashboard')
	}
})
