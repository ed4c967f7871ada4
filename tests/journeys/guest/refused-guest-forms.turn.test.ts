import { describe, expect, test } from 'vitest'
import type { Page } from '#tests/support/page'
import { demoPassword, tryToSignIn } from '#tests/support/sign-in'
import { startVisitor, type Visitor } from '#tests/support/visitor'
import { useDossierSite } from './dossier-site'

const site = await useDossierSite()
const alertOf = (page: Page) => page.queryByRole('alert')?.textContent

describe('A refused form of a guest', () => {
	const forgot = '/forgot/password'
	const guest = (options = {}) => startVisitor(site.portal.url, options)
	const emailOf = (page: Page) => page.document.querySelector<HTMLInputElement>('main [name=email]')?.value

	async function ask(page: Page, email: string) {
		page.fill('E-mailadres', email)
		return page.press('Vraag een link aan')
	}

	async function refuseEmail(visitor: Visitor) {
		return ask(await visitor.visit(forgot), 'anna@gmial.com')
	}

	test('is held by one sealed cookie, and goes with the button', async () => {
		const visitor = guest()
		const refused = await refuseEmail(visitor)
		expect([refused.isRefused, emailOf(refused)]).toEqual([true, 'anna@gmial.com'])
		const [cookie] = visitor.cookies.all().filter(({ name }) => name === 'refused-form')
		expect(cookie?.value.length).toBeLessThanOrEqual(2_048)
		expect(Buffer.from(cookie?.value ?? '', 'base64').toString()).not.toContain('anna@gmial.com')
		await visitor.visit('/help')
		const back = await visitor.visit(refused.url)
		expect([emailOf(back), alertOf(back)]).toEqual(['anna@gmial.com', alertOf(refused)])
		expect(emailOf(await guest().visit(refused.url))).toBe('')
		const cleared = await back.press('Wis wat ik typte')
		expect([cleared.path, emailOf(cleared), alertOf(cleared)]).toEqual([forgot, '', undefined])
		expect(emailOf(await visitor.visit(refused.url))).toBe('')
	})

	test('is answered in place where no cookie is kept', async () => {
		const refused = await refuseEmail(guest({ withoutCookies: true }))
		expect([refused.status, emailOf(refused), new URL(refused.url).search]).toEqual([
			422,
			'anna@gmial.com',
			expect.not.stringContaining('form='),
		])
		expect(refused.queryByRole('button', { name: 'Wis wat ik typte' })).toBeNull()
	})

	test('stays when another tab sends the same form, and goes with a sign-in', async () => {
		const visitor = guest()
		const refused = await refuseEmail(visitor)
		const other = await visitor.visit(forgot)
		other.fill('E-mailadres', 'anna@voorbeeld.nl')
		expect((await other.press('Vraag een link aan')).path).toBe('/forgot/password?sent=1')
		expect(emailOf(await visitor.visit(refused.url))).toBe('anna@gmial.com')
		expect((await tryToSignIn(visitor)).path).toBe('/dashboard')
		expect(visitor.cookies.find('refused-form')).toBeUndefined()
	})

	test('is not shown at another branch than it was filled in for', async () => {
		const visitor = startVisitor(site.portal.url)
		const refused = await refuseEmail(visitor)
		expect(emailOf(await visitor.visit(`${refused.url}&domain=vesting`))).toBe('')
	})

	test('is answered in place where it is too large', async () => {
		const page = await guest().visit('/receipts/check')
		const text = Array.from({ length: 900 }, (_, at) => (at * 7919).toString(36)).join(' ')
		const area = page.document.querySelector<HTMLTextAreaElement>('main textarea')
		if (area) area.value = text
		const refused = await page.press(
			page.document.querySelector('main form button:not([type=button])') as Element,
		)
		expect([refused.status, refused.document.querySelector('main textarea')?.textContent]).toEqual([
			422,
			text,
		])
	})

	test('is forgotten once it was sent, or grew too large to be held', async () => {
		const visitor = guest()
		const refused = await refuseEmail(visitor)
		expect((await ask(refused, 'anna@voorbeeld.nl')).path).toBe('/forgot/password?sent=1')
		expect(emailOf(await visitor.visit(refused.url))).toBe('')
		const again = await refuseEmail(visitor)
		const email = `${Array.from({ length: 900 }, (_, at) => (at * 7919).toString(36)).join('.')}@gmial.com`
		const large = await ask(again, email)
		expect([large.status, emailOf(large)]).toEqual([422, email])
		expect(large.html).not.toContain('anna@gmial.com')
		expect(emailOf(await visitor.visit(again.url))).toBe('')
	})

	test('keeps its error alone where it signs in, and the user name for one page', async () => {
		const visitor = guest()
		const page = await visitor.visit('/')
		page.fill('E-mailadres of gebruikersnaam', 'anna@voorbeeld.nl')
		page.fill('Wachtwoord', `${demoPassword}x`)
		const refused = await page.press('Inloggen')
		expect(refused.isRefused).toBe(true)
		const nameOn = (one: Page) => one.getByLabelText<HTMLInputElement>('E-mailadres of gebruikersnaam').value
		expect([nameOn(refused), nameOn(await visitor.visit(refused.url))]).toEqual(['anna@voorbeeld.nl', ''])
		expect(refused.queryByRole('button', { name: 'Wis wat ik typte' })).toBeNull()
		expect(refused.html).not.toContain(demoPassword)
	})
})
