import { beforeEach, expect, test } from 'vitest'
import { listNotices } from '#tests/support/card'
import { demoPassword, signIn } from '#tests/support/sign-in'
import type { Visitor } from '#tests/support/visitor'
import { oneBranch, useSite } from '#tests/support/use-site'

let bram: Visitor
const site = await useSite({ env: oneBranch })
beforeEach(async () => {
	bram = (await signIn(site.portal.url, { email: 'bram@voorbeeld.nl' })).visitor
})

const ofAnna = '/actions/11001/upload-document?q=mail'
const leave = 'Log uit en open de link opnieuw'

test('A link of another account says who is signed in, and leads there after signing in as the other', async () => {
	const page = await bram.visit(ofAnna)
	expect([page.status, page.path]).toEqual([404, '/404'])
	expect(page.words).toMatch(/bent ingelogd als Bram .* Misschien hoort de link bij een ander account\./)
	expect(page.title).not.toContain('Bram')
	const login = await page.press(leave)
	expect([login.path, listNotices(login)]).toEqual([
		'/',
		['Gelukt U bent uitgelogd. Op een gedeelde computer: sluit nu ook de browser.'],
	])
	login.fill('E-mailadres of gebruikersnaam', 'anna@voorbeeld.nl')
	login.fill('Wachtwoord', demoPassword)
	const landed = await login.press('Inloggen')
	expect([landed.status, landed.path]).toEqual([200, ofAnna])
})

test('An unknown address says nothing of another account, nor does the page of a guest', async () => {
	await bram.visit(ofAnna)
	expect((await bram.visit('/nergens')).queryByRole('button', { name: leave })).toBeNull()
	const guest = await (await bram.visit('/404')).press(leave)
	expect((await guest.follow('Privacy')).status).toBe(200)
	expect((await bram.visit('/404')).queryByRole('button', { name: leave })).toBeNull()
})

test.each([
	['a new password', '/reset/password/verzonnen', /opende een link voor een nieuw wachtwoord, maar/],
	['somebody else’s check', '/mortgage-check-login/99999', /hypotheekcheck, maar je bent ingelogd als Bram/],
])('A link for %s tells who is signed in what it is and how it opens', async (_what, address, words) => {
	const page = await bram.visit(address)
	expect(page.path).toBe('/dashboard')
	expect(listNotices(page)).toEqual([expect.stringMatching(words)])
})

test.each([{ status: 500 }, { status: 403 }, 'broken-json', 'closed'] as const)(
	'A link to a check, whose tasks cannot be read (%j), does not say that it is somebody else’s',
	async (fault) => {
		site.api.fault('GET', '/api/actions', fault)
		const page = await bram.visit('/mortgage-check-login/21033')
		await site.api.heal()
		expect(page.path).toBe('/dashboard')
		const notices = listNotices(page)
		expect(notices).toContainEqual(
			expect.stringContaining('Wij konden niet lezen of de hypotheekcheck van je link voor jou is.'),
		)
		expect(notices.join(' ')).not.toMatch(/ingelogd als|voor een ander/)
		const again = await bram.visit('/mortgage-check-login/21033')
		expect(again.getByRole('link', { name: 'Open de check' })).toBeTruthy()
	},
)
