import { beforeEach, expect, test } from 'vitest'
import { changedSteps, ownSteps } from '#tests/actions/check-answers'
import { fillWithoutScripts } from '#tests/actions/steps'
import { isFull, deal } from '#tests/support/full'
import type { Page } from '#tests/support/page'
import { signIn } from '#tests/support/sign-in'
import { useSite } from '#tests/support/use-site'

const testInFull = test.runIf(isFull('questionnaires'))

const site = await useSite({ as: 'anna' })
const sent = () => site.api.callsTo('POST', '/api/mortgage-check/submit-form')
const worth = 'Wat is uw woning nu waard, in euro’s?'
const phone = 'Telefoonnummer'
beforeEach(() => site.api.backend.reset())

const anna = async () => (await signIn(site.portal.url, { branch: 'noord' })).visitor
const address = '/mortgage-check/10011/11037'
const errorsOf = (page: Page) =>
	page.isRefused
		? [...page.getByRole('alert').querySelectorAll('a')].map(({ textContent }) =>
				textContent.replace(/\s/g, ' '),
			)
		: []

const steps = [...ownSteps, ...changedSteps]
const upTo = (field: string) =>
	steps.slice(
		0,
		steps.findIndex((step) => 'fill' in step && step.fill === field),
	)
const after = (field: string) =>
	steps.slice(steps.findIndex((step) => 'fill' in step && step.fill === field) + 1)

test('A value a hundred times off is asked about in the check too, once, also after a draft and another session', async () => {
	const visitor = await anna()
	const page = await fillWithoutScripts(await visitor.visit(`${address}?step=1`), upTo(worth))
	page.fill(worth, '4.150')
	const rest = after(worth)
	const end = rest.findIndex((step) => 'press' in step)
	const asked = await (await fillWithoutScripts(page, rest.slice(0, end))).press('Volgende')
	expect(errorsOf(asked)).toEqual([`${worth} Klopt € 4.150,00? Bij ons staat € 415.000,00.`])
	asked.choose('Dit klopt')
	const next = await asked.press('Volgende')
	expect(next.words).toContain('Stap 5 van 6')
	await next.press('Ga later verder')
	const again = await (await anna()).visit(`${address}?step=4`)
	expect(again.getByLabelText<HTMLInputElement>(/Wat is uw woning nu waard/).value).toBe('4.150')
	const passed = await again.press('Volgende')
	expect([passed.status, passed.words.includes('Stap 5 van 6')]).toEqual([200, true])
	const back = await passed.press('Vorige')
	back.fill(worth, '4.100')
	expect(errorsOf(await back.press('Volgende'))).toHaveLength(1)
	expect(sent()).toEqual([])
})

testInFull('A number that was confirmed is not asked about again when the API fails', async () => {
	const page = await fillWithoutScripts(await (await anna()).visit(`${address}?step=1`), upTo(phone))
	page.fill(phone, '061234')
	const asked = await page.press('Gegevens versturen')
	expect(errorsOf(asked)).toHaveLength(1)
	asked.choose('Dit klopt')
	site.api.fault('POST', '/api/mortgage-check/submit-form', { status: 500 }, 1)
	const failed = await asked.press('Gegevens versturen')
	expect(failed.words).not.toContain('Klopt dit nummer?')
	const done = await failed.press('Gegevens versturen')
	expect([done.status, errorsOf(done), sent().length]).toEqual([200, [], 2])
})

test.each(
	deal('questionnaires', [
		...['00 31 6 12345678', '0031 (0)6 12345678', '0800 1234', '0900-1234', '14 020', '+32 470 12 34 56'],
		...['+49 30 123456', '０６－１２３４５６７８', '06\u00a0–\u00a012345678'],
	]),
)('The number %s is not asked about, and goes out', async (number) => {
	const page = await fillWithoutScripts(await (await anna()).visit(`${address}?step=1`), upTo(phone))
	page.fill(phone, number)
	await page.press('Gegevens versturen')
	expect(sent()).toHaveLength(1)
})
