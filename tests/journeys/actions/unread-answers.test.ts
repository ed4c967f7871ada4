import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { signIn } from '#tests/support/sign-in'
import type { Visitor } from '#tests/support/visitor'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
let anna: Visitor
beforeEach(async () => {
	site.api.backend.reset()
	anna = (await signIn(site.portal.url, { branch: 'noord' })).visitor
})

const text = { 'content-type': 'text/plain' }
const unreadableAnswers: [string, () => Response][] = [
	['words with 202', () => new HttpResponse('Accepted', { status: 202, headers: text })],
	['a page with 201', () => HttpResponse.html('<h1>Created</h1>', { status: 201 })],
	['half of a document', () => new HttpResponse('{"data":{"type":', { status: 200 })],
	['a redirect', () => new HttpResponse(null, { status: 302, headers: { location: '/login' } })],
	['a document in another notation', () => new HttpResponse('<ok/>', { status: 200, headers: text })],
]

describe.each(unreadableAnswers)('An answer that nobody can read (%s)', (_name, answerWith) => {
	test.each([true, false])('is told as that, not as a broken line; arrived: %s', async (hasArrived) => {
		const page = await anna.visit('/actions/11022/approve-document')
		page.choose('Ja, ik ga akkoord')
		site.api.answer(
			http.post('*/respond-document-approval', async ({ request }) => {
				if (hasArrived) await site.api.backend.handle(request.clone())
				return answerWith()
			}),
		)
		const told = await page.press('Verstuur uw antwoord')
		expect(told.isRefused).toBe(true)
		const words = told.getByRole('alert').textContent
		expect(words).toContain('Wij konden het antwoord niet lezen.')
		expect(words).not.toMatch(/verbinding/i)
		expect(words).toContain(hasArrived ? 'Deze taak is beantwoord' : 'het is niet aangekomen')
	})
})
