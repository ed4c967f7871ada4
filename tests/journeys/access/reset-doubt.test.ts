import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { sendPasswords } from '#tests/support/reset-link'
import { tryToSignIn } from '#tests/support/sign-in'
import { startVisitor } from '#tests/support/visitor'
import { oneBranch, useSite } from '#tests/support/use-site'

const { api, portal } = await useSite({ env: oneBranch })

const good = 'Groene-fietsbel-44'
const saved = () => api.callsTo('POST', '/api/auth/reset-password').map(({ json }) => json)

/** Opens the form with a new link. */
async function openForm() {
	const link = await api.sendResetLink()
	const visitor = startVisitor(portal.url)
	return { ...link, visitor, form: await visitor.visit(link.path) }
}

const perhaps =
	/Misschien is uw nieuwe wachtwoord opgeslagen\. Probeer in te loggen met het nieuwe wachtwoord\./
const words = { 'content-type': 'text/plain' }
const lostAnswers: [string, () => Response][] = [
	['words with 202', () => new HttpResponse('Accepted', { status: 202, headers: words })],
	['a page', () => HttpResponse.html('<h1>It works!</h1>')],
	['a redirect', () => new HttpResponse(null, { status: 302, headers: { location: '/' } })],
	['a gateway without an answer', () => new HttpResponse(null, { status: 502 })],
	['a gateway that waited in vain', () => new HttpResponse(null, { status: 504 })],
	['half of a document', () => new HttpResponse('{"data"', { status: 200 })],
]

describe.each(lostAnswers)('A new password whose answer is lost (%s)', (_name, loseAnswer) => {
	const lose = (isSaved: boolean) =>
		api.answer(
			http.post('*/api/auth/reset-password', async ({ request }) => {
				if (isSaved) await api.backend.handle(request.clone())
				return loseAnswer()
			}),
		)

	test('is told as perhaps saved, also when its link is opened again or its form sent again', async () => {
		const { form, path, visitor } = await openForm()
		lose(true)
		const told = [await sendPasswords(form, good)]
		await api.heal()
		told.push(
			await sendPasswords(form, good),
			await visitor.visit(path),
			await startVisitor(portal.url).visit(path),
		)
		for (const page of told) {
			expect([page.path, page.words]).toEqual(['/', expect.stringMatching(perhaps)])
			expect(page.words).not.toMatch(/De link werkt niet meer|is opgeslagen\. U kunt nu inloggen/)
		}
		expect((await tryToSignIn(startVisitor(portal.url), { password: good })).path).toBe('/dashboard')
	})

	test('can be sent again over the same link where it was not saved', async () => {
		const { form, path, visitor } = await openForm()
		lose(false)
		expect((await sendPasswords(form, good)).words).toMatch(perhaps)
		await api.heal()
		const again = await visitor.visit(path)
		expect(again.path).toBe('/reset/password')
		const page = await sendPasswords(again, good)
		expect(page.received?.lines[0]).toBe('Uw nieuwe wachtwoord is opgeslagen. U kunt nu inloggen.')
	})
})

test.each([
	['Groene-fietsbel-44', 'Rode-fietsbel-55', 'Groene-fietsbel-44'],
	['Groene-fietsbel-44', 'Groene-fietsbel-44', 'Rode-fietsbel-55'],
	['Rode-fietsbel-55', 'Groene-fietsbel-44', 'Gele-fietsbel-66', 'Rode-fietsbel-55'],
	['Groene-fietsbel-44', 'groene-fietsbel-44!A', 'Groene-fietsbel-44', 'groene-fietsbel-44!A'],
])('Of new passwords over one link each other one is sent anew: %s, %s, %s', async (...passwords) => {
	const { path } = await api.sendResetLink()
	api.answer(http.post('*/api/auth/reset-password', () => new HttpResponse(null, { status: 204 })))
	for (const password of passwords) {
		const form = await startVisitor(portal.url).visit(path)
		expect((await sendPasswords(form, password)).words).toContain('Uw nieuwe wachtwoord is opgeslagen.')
	}
	const sentOnce = passwords.filter((password, at) => password !== passwords[at - 1])
	expect(saved()).toMatchObject(sentOnce.map((password) => ({ password })))
})
