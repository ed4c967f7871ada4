import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestPortal } from '#tests/support/portal'
import { signIn } from '#tests/support/sign-in'
import type { Visitor } from '#tests/support/visitor'
import { borrowDemo as startPortal } from '#tests/support/shared-site'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })

const invoice = '/actions/11025/invoice-payment'

describe('The demonstration, whose bank stands beside the portal', () => {
	let portal: TestPortal
	let anna: Visitor
	beforeAll(async () => {
		portal = await startPortal()
		anna = (await signIn(portal.url, { branch: 'noord' })).visitor
	})
	afterAll(() => portal.close())

	async function goToBank() {
		const between = await (await anna.visit(invoice)).press(/^Betaal/)
		return between.follow('Open de betaalpagina')
	}

	test('takes a client there and back who does not pay: the invoice says so [453] [460]', async () => {
		const bank = await goToBank()
		expect(bank.path).toMatch(/^\/bank\/[\da-f]{24}$/)
		expect(bank.words).toContain('Factuur 2026-0311: € 1.850,00')
		const stopped = await bank.press('Annuleer')
		expect(stopped.path).toBe(invoice)
		expect(stopped.words).toContain('Nog niet betaald: de betaling is afgebroken')
	})

	test('takes a client there and back who pays: afterwards the invoice is paid [453] [459]', async () => {
		const landed = await (await goToBank()).press('Betaal')
		expect(landed.path).toBe('/dashboard')
		expect(landed.received?.heading).toBe('Ontvangen: Betaling van factuur 2026-0311')
		expect(landed.received?.lines.slice(0, 2)).toEqual([
			'Bedankt. Wij hebben uw betaling ontvangen.',
			'Bedrag: € 1.850,00',
		])
		const rows = [...(await anna.visit('/invoices')).document.querySelectorAll('tbody tr')]
		const row = rows.find(({ textContent }) => textContent.includes('2026-0311'))
		expect(row?.textContent).toMatch(/Voorbeeldbank.*Betaald/)
		expect(row?.querySelector('a[href$="invoice-payment"]')).toBeNull()
	})

	test('knows no other payments', async () => {
		expect((await anna.visit('/bank/1')).status).toBe(404)
	})
})

describe('A firm’s own API', () => {
	test('has its bank elsewhere: the demonstration’s is not there [453]', async () => {
		site.api.forgetCalls()
		expect((await site.anna.visit('/bank/11801')).status).toBe(404)
		expect(site.api.calls.filter(({ path }) => path.startsWith('/bank'))).toEqual([])
	})
})
