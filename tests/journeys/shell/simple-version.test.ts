import { expect, test } from 'vitest'
import type { Page } from '../../support/page'
import { demoPassword, openOverview, signIn } from '../../support/sign-in'
import { startVisitor } from '../../support/visitor'
import { useSite } from '#tests/support/use-site'

const site = await useSite()

const notice = 'Uw apparaat heeft weinig geheugen of rekenkracht. Daarom ziet u de eenvoudige versie.'
const versionForm = ({ document }: Page) => document.querySelector('form[data-version=open]')
const hasScripts = ({ document }: Page) => document.querySelector('script') !== null

/** Posts the footer's form as enhance.js does on a weak device. */
async function reportWeakDevice(page: Page) {
	const form = versionForm(page) as HTMLFormElement
	form.insertAdjacentHTML('beforeend', '<input type="hidden" name="by" value="device">')
	return page.press('Eenvoudige versie', { redirects: false })
}

test.each([
	['a guest', () => startVisitor(site.portal.url)],
	['a client', async () => (await signIn(site.portal.url, { branch: 'noord' })).visitor],
])(
	'%s with a weak device gets the simple version with the next page, is told once, and can go back',
	async (_who, enter) => {
		const visitor = await enter()
		const page = await visitor.visit('/help?domain=noord')
		expect(hasScripts(page)).toBe(true)
		await reportWeakDevice(page)
		const next = await visitor.visit('/help')
		expect([hasScripts(next), next.words.includes(notice)]).toEqual([false, true])
		expect((await visitor.visit('/help')).words).not.toContain(notice)
		await next.press('Gewone versie')
		const back = await visitor.visit('/help')
		expect([hasScripts(back), versionForm(back)]).toEqual([true, null])
	},
)

test('Who chose the normal version keeps it, whatever a script or a header tells of the device', async () => {
	const { visitor, page } = await openOverview(site.portal.url, { branch: 'noord' })
	const preferences = await visitor.visit('/preferences')
	expect(preferences.getByRole<HTMLInputElement>('radio', { name: 'De gewone versie' }).checked).toBe(true)
	await preferences.press('Bewaar uw voorkeuren')
	await reportWeakDevice(page)
	const weak = { headers: { 'sec-ch-device-memory': '0.5' } }
	const next = await visitor.visit('/dashboard', weak)
	expect([hasScripts(next), next.words.includes(notice)]).toEqual([true, false])
})

test.each(['sec-ch-device-memory', 'device-memory'])(
	'A browser that tells of little memory gets it at once: %s',
	async (name) => {
		const visitor = startVisitor(site.portal.url, { headers: { [name]: '1' } })
		const page = await visitor.visit('/?domain=noord')
		expect([hasScripts(page), page.words.includes(notice)]).toEqual([false, true])
		page.fill('E-mailadres of gebruikersnaam', 'anna@voorbeeld.nl')
		page.fill('Wachtwoord', demoPassword)
		const dashboard = await page.press('Inloggen')
		expect([hasScripts(dashboard), dashboard.words.includes(notice)]).toEqual([false, false])
	},
)

test('Browsers are asked for the memory of their device; of a usual one nothing changes', async () => {
	const visitor = startVisitor(site.portal.url, { headers: { 'device-memory': '4' } })
	const page = await visitor.visit('/?domain=noord')
	expect(page.headers['accept-ch']).toBe('Sec-CH-Device-Memory, Device-Memory')
	expect([hasScripts(page), versionForm(page) !== null]).toEqual([true, true])
})
