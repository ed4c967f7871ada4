// Own portals: their stores were written by an older build.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTotp } from '#app/backend/password.server'
import { openStoreFixture, type FixtureKind } from '#tests/fixtures/open-store'
import { sentForms } from '#tests/fixtures/traces'
import { listNotices } from '#tests/support/card'
import { hasRedis } from '#tests/support/redis'
import { openOverview, tryToSignIn } from '#tests/support/sign-in'

const kinds: FixtureKind[] = ['file', 'redis']
const amount = 'Welk bruto jaarinkomen verwacht u, in euro’s?'

describe.each(kinds)('What the build of 6be8f74 left in its %s store', (kind) => {
	describe.skipIf(kind === 'redis' && !hasRedis())('is there for this one', () => {
		let site: Awaited<ReturnType<typeof openStoreFixture>>
		beforeAll(async () => {
			site = await openStoreFixture('store-6be8f74', kind)
		})
		afterAll(() => site.close())

		test('Who was signed in still is, and reads the notice that waited', async () => {
			const page = await site.comeBack('bram').visit('/dashboard')
			expect([page.path, listNotices(page)[0]]).toEqual(['/dashboard', 'Gelukt Je bent ingelogd.'])
		})

		test('Receipts tell what was sent', async () => {
			const anna = site.comeBack('anna')
			const list = await anna.visit('/receipts')
			const links = list.document.querySelectorAll<HTMLAnchorElement>(
				'main a[href^="/receipts/"]:not([href$=".zip"])',
			)
			const receipts = await Promise.all([...links].map((link) => anna.visit(link.href)))
			expect(receipts.map(({ status }) => status)).toEqual(sentForms.map(() => 200))
			const words = receipts.map((page) => page.words.replaceAll('\u00a0', ' ')).join()
			for (const word of sentForms.flatMap(({ receipt }) => receipt)) expect(words).toContain(word)
		})

		test('A draft opens where it was left, with what was half typed', async () => {
			const page = await site.comeBack('anna').visit('/actions/11036/hypact-form')
			expect(page.document.querySelector('main h2')?.textContent).toMatch(/^Stap 3 van 9/)
			expect(page.getByLabelText<HTMLInputElement>(amount).value).toBe('12,')
		})

		test('It does so in a new session too', async () => {
			const { page } = await openOverview(site.portal.url, { branch: 'noord', email: 'bram@voorbeeld.nl' })
			const draft = await page.follow('Ga verder Vragen voor het advies (Hypact)')
			expect(draft.words).toContain('Controleer je antwoorden')
			expect(draft.words).toContain('Mijn zus is rechter.')
		})

		test('A sign-in that waits for its code takes it', async () => {
			const page = await site.comeBack('tom').visit('/login/code')
			page.fill('Code uit de app', createTotp('JZXW64TEMVZGY2LD', new Date()))
			expect((await page.press('Verder')).path).toBe('/dashboard')
		})

		test('A guest goes on with the mortgage check', async () => {
			const page = await site.comeBack('guest').visit('/mortgage-check/11037?step=1')
			expect([page.status, page.path]).toEqual([200, '/mortgage-check/11037?step=1'])
		})

		test('Who was sent away signs in', async () => {
			const page = await tryToSignIn(site.comeBack('stranger'))
			expect(['/actions/11001/upload-document', '/dashboard']).toContain(page.path)
		})
	})
})
