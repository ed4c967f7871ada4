import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findChromium } from '../support/find-program'
import { signIn, startSite, waitForHydration, type Site } from './site'

const approval = '/actions/11022/approve-document'
const opportunity = '/mortgages/10011/present-opportunity-to-consumer/11034'

describe.skipIf(!findChromium())('What an answer shows', () => {
	let site: Site
	beforeAll(async () => {
		site = await startSite()
	})
	afterAll(() => site.close())

	async function open(address: string, scripts: boolean, email?: string) {
		const { page, context } = await site.newVisitor({ scripts })
		await signIn(page, site, email)
		await page.goto(site.url + address)
		if (scripts) await waitForHydration(page)
		const choose = (label: string) => page.getByLabel(label, { exact: true }).check({ force: true })
		return { page, context, choose }
	}

	test('with a script the button of an approval waits for an answer, and says so [487]', async () => {
		const { page, context, choose } = await open(approval, true)
		const button = page.getByRole('button', { name: 'Verstuur uw antwoord' })
		const reason = 'Kies eerst een antwoord. Daarna werkt de knop.'
		await page.getByText(reason).waitFor()
		expect(await button.getAttribute('aria-disabled')).toBe('true')
		const reasonId = await button.getAttribute('aria-describedby')
		expect(await page.locator(`[id="${reasonId}"]`).textContent()).toBe(reason)
		await button.click({ force: true })
		expect(site.api.callsTo('POST', /respond-document-approval/)).toEqual([])
		expect(await page.locator('[data-error-summary]').count()).toBe(0)
		await choose('Ja, ik ga akkoord')
		await page.getByText(reason).waitFor({ state: 'detached' })
		expect(await button.getAttribute('aria-disabled')).toBeNull()
		await context.close()
	})

	test.each([true, false])(
		'with scripts %s the remark is there for a no and a question, and away for a yes [486] [672]',
		async (scripts) => {
			const { page, context, choose } = await open(approval, scripts)
			const remark = page.locator('textarea')
			expect(await remark.isVisible()).toBe(false)
			for (const [answer, isThere] of [
				['Nee, ik ga niet akkoord', true],
				['Ja, ik ga akkoord', false],
				['Ik heb eerst een vraag', true],
			] as const) {
				await choose(answer)
				expect(await remark.isVisible()).toBe(isThere)
			}
			const button = page.getByRole('button', { name: 'Verstuur uw antwoord' })
			expect(await button.getAttribute('aria-disabled')).toBeNull()
			await context.close()
		},
	)

	test.each([true, false])(
		'with scripts %s each answer to a saving shows its own fields alone [336] [337] [672]',
		async (scripts) => {
			const { page, context, choose } = await open(opportunity, scripts)
			const [date, amount] = [page.locator('[name=futureDate]'), page.locator('[name=customAmount]')]
			const shown = async () => [await date.isVisible(), await amount.isVisible()]
			expect(await shown()).toEqual([false, false])
			await choose('Ja, maar later')
			expect(await shown()).toEqual([true, false])
			await choose('Alleen vanaf een bedrag dat ik kies')
			expect(await shown()).toEqual([false, true])
			expect(await page.getByLabel('Over de resterende looptijd').isVisible()).toBe(true)
			await choose('Nee, ik wil dit niet')
			expect(await shown()).toEqual([false, false])
			await context.close()
		},
	)

	test.each([
		[true, 'pepSelf', '1', { email: 'anna@voorbeeld.nl', action: '11036' }],
		[false, 'pepAssociate', '0', { email: 'bram@voorbeeld.nl', action: '21031' }],
	])(
		'with scripts %s the office is asked for once %s is answered, by %s too, and may stay empty [523] [672]',
		async (scripts, name, answer, { email, action }) => {
			const { page, context } = await open(`/actions/${action}/hypact-form?step=1`, scripts, email)
			const answerFirst = (question: string) =>
				page.locator(`[name=${question}]:not([value=""])`).first().check({ force: true })
			const next = () => page.getByRole('button', { name: 'Volgende' }).click()
			for (const question of ['isStarter', 'knowIncomeRetirement', 'knowIncomeDeath'])
				await answerFirst(question)
			for (const question of ['knowIncomeDisability', 'knowBuyFinancialProduct', 'experienceMortgage'])
				await answerFirst(question)
			await next()
			const office = page.locator('[name=pepReason]')
			await office.waitFor({ state: 'attached' })
			expect(await office.isVisible()).toBe(false)
			await page.locator(`[name=${name}][value="${answer}"]`).check({ force: true })
			expect(await office.isVisible()).toBe(true)
			await answerFirst(name === 'pepSelf' ? 'pepAssociate' : 'pepSelf')
			await next()
			await page.getByRole('heading', { name: 'Stap 3 van 9' }).waitFor()
			await context.close()
		},
	)
})
