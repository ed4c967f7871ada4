import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { findCard, getCard, readText } from '#tests/support/card'
import type { Page } from '#tests/support/page'
import { openOverview } from '#tests/support/sign-in'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
const title = 'Vandaag klaar'
const day = 24 * 3600_000
const moment = (ago: number) => new Date(Date.now() - ago).toISOString()
const file = { type: 'DOWNLOAD_ADDED_DOCUMENT', is_done: true }
const rowsOf = (page: Page) => getCard(page, title).getAllByRole('listitem').map(readText)

test('What was done today stands below the open tasks until the next visit; what was done before does not', async () => {
	const tasks = [
		{ ...file, id: '1', label: 'Net', date_executed: moment(1000) },
		{ ...file, id: '2', label: 'Eerder', date_executed: moment(3 * day) },
		{ ...file, id: '3', label: 'Ooit', date_executed: 'straks' },
	]
	const { visitor } = await openOverview(site.portal.url, { branch: 'noord', email: 'bram@voorbeeld.nl' })
	site.tell('/api/actions', ...tasks)
	expect(rowsOf(await visitor.visit('/actions'))).toEqual([expect.stringMatching(/^Download: Net Klaar op/)])
	for (const address of ['/actions?status=done', '/actions?q=net', '/dashboard'])
		expect(findCard(await visitor.visit(address), title)).toBeUndefined()
	const again = await openOverview(site.portal.url, { branch: 'noord', email: 'bram@voorbeeld.nl' })
	expect(findCard(await again.visitor.visit('/actions'), title)).toBeUndefined()
})

test('A task that was just sent stands there with its receipt', async () => {
	const page = await site.anna.visit('/actions/11105/update-date-conditions-precedent')
	page.fill(/^Tot en met welke datum/, '1-12-2027')
	await page.press('Verstuur de datum')
	const tasks = await site.anna.visit('/actions')
	expect(rowsOf(tasks)).toEqual([
		expect.stringMatching(
			/^Nieuwe datum voorwaarden Hypotheek Lindelaan 14 Klaar op \d+ \p{L}+ \d+ Bekijk het bewijs Nieuwe datum voorwaarden$/u,
		),
	])
	const receipt = await tasks.follow('Bekijk het bewijs Nieuwe datum voorwaarden')
	expect(receipt.path).toMatch(/^\/receipts\//)
	expect(receipt.words).toContain('1 december 2027')
})

test('So does a payment', async () => {
	site.tell('/api/actions', {
		id: '790',
		type: 'PAY_INVOICE',
		label: 'Factuur 12 betalen',
		invoice: { id: '79', public_number: '12', total: 10 },
	})
	site.api.answer(http.post('*/api/invoices/validate-payment', () => HttpResponse.json({ status: 'PAID' })))
	await site.anna.visit('/actions/790/validate-ideal-payment')
	const tasks = await site.anna.visit('/actions')
	expect(tasks.words).toContain('U hoeft niets te doen. Wij zijn aan zet.')
	const receipt = await tasks.follow('Bekijk het bewijs Factuur 12 betalen')
	expect(receipt.words).toContain('Betaling van factuur 12')
})

test('Our own counts agree wherever they stand', async () => {
	const overview = await site.anna.visit('/dashboard')
	const told = /Bekijk alle (\d+) punten/.exec(getCard(overview, 'Wat u nu kunt doen').words)?.[1]
	const sentence = /Wij wachten op (\d+) punten\. Het oudste staat er sinds .*?\./.exec(overview.words)
	const tasks = await site.anna.visit('/actions')
	expect(tasks.words).toContain(sentence?.[0])
	const jumps = tasks.getByRole('navigation', { name: 'Ga naar' })
	const counts = [...jumps.querySelectorAll('a')].map((link) => {
		const id = link.getAttribute('href')?.slice(1) ?? ''
		const rows = tasks.document.getElementById(id)?.closest('section')?.querySelectorAll('li').length
		const count = Number(/\((\d+)\)$/.exec(readText(link))?.[1])
		expect(rows).toBe(count)
		return count
	})
	expect(counts[0]).toBe(Number(sentence?.[1]))
	expect(counts.reduce((sum, count) => sum + count, 0)).toBe(Number(told))
})
