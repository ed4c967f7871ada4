import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aloneAnswers, partnerAnswers } from '../actions/hypact-answers'
import { files } from '../support/files'
import { findChromium } from '../support/find-program'
import { sha256 } from '../support/recorder'
import { demoPassword } from '../support/sign-in'
import { answerByKeyboard, pressOn, tabTo } from './keyboard'
import { chosen, signIn, startSite, untilHydrated, type Site } from './site'

describe.skipIf(!findChromium())('With the keyboard alone', { timeout: 60_000 }, () => {
	let site: Site
	beforeAll(async () => {
		site = await startSite()
	}, 60_000)
	afterAll(() => site.close(), 60_000)

	test.each([{ scripts: true }, { scripts: false }])(
		'a client signs in and sends a document, scripts $scripts [677]',
		async ({ scripts }) => {
			const action = scripts ? '11001' : '11004'
			const { page, context } = await site.newVisitor({ scripts })
			await page.goto(`${site.url}/?domain=noord`)
			await page.keyboard.press('Tab')
			expect(await page.locator(':focus').innerText()).toBe('Naar de inhoud')
			await page.keyboard.press('Enter')
			await tabTo(page, page.getByLabel('E-mailadres of gebruikersnaam'))
			await page.keyboard.type('anna@voorbeeld.nl')
			await tabTo(page, page.getByLabel('Wachtwoord', { exact: true }))
			await page.keyboard.type(demoPassword)
			await page.keyboard.press('Enter')
			await page.waitForURL('**/dashboard')

			if (scripts) await untilHydrated(page)
			await tabTo(page, page.locator(`main a[href="/actions/${action}/upload-document"]`).first())
			await page.keyboard.press('Enter')
			await page.waitForURL('**/upload-document')
			await page.getByRole('heading', { level: 1, name: /^Upload: / }).waitFor()
			await tabTo(page, page.getByLabel('Kies een of meer bestanden'))
			const pdf = files.pdf()
			const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Space')])
			await chooser.setFiles(chosen(pdf))
			await tabTo(page, page.getByRole('button', { name: 'Verstuur' }))
			await page.keyboard.press('Enter')
			await page.waitForURL('**/dashboard')
			const sent = site.api.callsTo('POST', '/api/documents').at(-1)
			expect(sent?.parts.find(({ name }) => name === 'file[]')?.sha256).toBe(sha256(pdf.bytes))
			expect(sent?.parts.find(({ name }) => name === 'productActionId')?.bytes.toString()).toBe(action)
			await context.close()
		},
	)

	test.each([
		{ scripts: true, who: 'bram', address: '/actions/21031/hypact-form', steps: aloneAnswers },
		{ scripts: false, who: 'anna', address: '/actions/11036/hypact-form', steps: partnerAnswers },
	])(
		'a client answers two steps of a questionnaire and leaves, scripts $scripts [677]',
		async ({ scripts, who, address, steps }) => {
			const { page, context } = await site.newVisitor({ scripts })
			await signIn(page, site, `${who}@voorbeeld.nl`)
			await page.goto(`${site.url}${address}?step=1`)
			for (const [index, answers] of steps.slice(0, 2).entries()) {
				await page
					.getByText(`Stap ${index + 1} van 9`)
					.first()
					.waitFor()
				if (scripts) await untilHydrated(page)
				for (const answer of answers) await answerByKeyboard(page, answer)
				await pressOn(page, page.getByRole('button', { name: 'Volgende' }).last())
			}
			await page.getByText('Stap 3 van 9').first().waitFor()

			await page.goto(`${site.url}${address}?step=1`)
			const chosenWords = await page.locator('main label:is(:checked + *, :checked ~ *)').allInnerTexts()
			expect(chosenWords).toEqual(steps[0]?.map((answer) => 'choose' in answer && answer.choose))
			await pressOn(page, page.getByRole('link', { name: 'Uitloggen' }))
			await page.getByText('U bent uitgelogd.').first().waitFor()
			await context.close()
		},
	)

	test('a client reads the terms in their dialog, agrees and signs [401] [677]', async () => {
		const { page, context } = await site.newVisitor()
		await signIn(page, site)
		await page.goto(`${site.url}/otds/10053/sign/11111`)
		await untilHydrated(page)
		await pressOn(page, page.getByRole('link', { name: 'Lees de voorwaarden' }))
		const dialog = page.getByRole('dialog', { name: 'Voorwaarden dienstverlening' })
		await dialog.waitFor()
		await page.keyboard.press('Escape')
		await dialog.waitFor({ state: 'detached' })
		await page.locator('a:focus', { hasText: 'Lees de voorwaarden' }).waitFor()
		await page.keyboard.press('Enter')
		await dialog.waitFor()
		await tabTo(page, dialog.getByText('Einde van de voorwaarden'))
		await page.getByText('Akkoord gaan kan nu.').waitFor()
		await pressOn(page, dialog.getByRole('button', { name: 'Ik ga akkoord met de voorwaarden' }))
		await page.getByText('Het akkoord met de voorwaarden is bewaard.').first().waitFor()
		await answerByKeyboard(page, { fill: 'IBAN', with: 'NL71 KADE 0417 1643 00' })
		await answerByKeyboard(page, { fill: 'Naam van de rekeninghouder', with: 'A.M. de Vries' })
		await answerByKeyboard(page, { choose: 'Ik ga akkoord met de opdracht' })
		await pressOn(page, page.getByRole('button', { name: 'Onderteken de opdracht' }))
		await page.waitForURL((url) => !url.pathname.endsWith('/11111'))
		expect(site.api.callsTo('POST', '/api/products/otds/actions/11111/sign')).toHaveLength(1)
		await context.close()
	})
})
