import { http } from 'msw'
import { expect, test } from 'vitest'
import type { Page } from '../../support/page'
import { openOverview } from '../../support/sign-in'
import { useSite } from '#tests/support/use-site'

const site = await useSite()

/** An API that has its texts in Dutch alone, and says so by this header. */
function answerInDutch(contentLanguage: string | undefined) {
	site.api.answer(
		http.get('*/api/*', async ({ request }) => {
			const headers = new Headers(request.headers)
			headers.set('Accept-Language', 'nl')
			const answer = await site.api.backend.handle(new Request(request.url, { headers }))
			if (contentLanguage === undefined) return answer
			const told = new Headers(answer.headers)
			told.set('Content-Language', contentLanguage)
			return new Response(answer.body, { status: answer.status, headers: told })
		}),
	)
}

async function visitAppointments(language: 'English' | 'Nederlands'): Promise<Page> {
	const { visitor, page } = await openOverview(site.portal.url, { branch: 'noord' })
	if (language === 'English') await page.press('English')
	return visitor.visit('/appointments')
}

const listMarked = ({ document }: Page) =>
	[...document.querySelectorAll<HTMLElement>('main [lang]')].map(({ lang, textContent }) => [
		lang,
		textContent,
	])

test.each(['nl', 'nl-NL', 'DUT'])(
	'On an English page the texts of an API that answers in Dutch (%s) are marked, the portal’s are not [677]',
	async (header) => {
		answerInDutch(header)
		const page = await visitAppointments('English')
		expect(page.document.documentElement.lang).toBe('en')
		const marked = listMarked(page)
		expect(marked).toContainEqual(['nl', 'Bespreking van de offerte'])
		expect(marked).toContainEqual(['nl', 'Ossenmarkt 8, Groningen'])
		expect(new Set(marked.map(([lang]) => lang))).toEqual(new Set(['nl']))
		expect(page.getByRole('heading', { level: 1 }).outerHTML).not.toContain('lang=')
		// The same word in both languages.
		expect(marked).not.toContainEqual(['nl', 'Online'])
		await site.api.heal()
	},
)

test('A language that the portal does not have is marked as well', async () => {
	answerInDutch('fr-BE')
	expect(listMarked(await visitAppointments('Nederlands'))).toContainEqual([
		'fr-be',
		'Bespreking van de offerte',
	])
	await site.api.heal()
})

test.each([undefined, 'nl, en', '?', ''])(
	'An English page marks nothing for the header %j',
	async (header) => {
		answerInDutch(header)
		expect(listMarked(await visitAppointments('English'))).toEqual([])
		await site.api.heal()
	},
)

test('A Dutch page marks nothing of an API that answers in Dutch', async () => {
	answerInDutch('nl')
	expect(listMarked(await visitAppointments('Nederlands'))).toEqual([])
	await site.api.heal()
})
