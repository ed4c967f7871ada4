import { describe, expect, test } from 'vitest'
import { findCard } from '#tests/support/card'
import { useBranches, createDocument, createListDocument } from '#tests/support/own-branches'
import { signIn } from '#tests/support/sign-in'
import { deal } from '#tests/support/full'

const { portal, branches } = await useBranches()

const steps = [{ label: 'Advies', completed: true, active: false }]
const mortgages = createListDocument([{ id: '7', label: 'Huis', has_timeline: true, timeline: steps }])
const counter = (total: number) => ({ total, closed: total, open: 0 })
const cardifao = createListDocument([
	{ id: '1', label: 'Woonlasten', action_counter: counter(1) },
	{ id: '2', label: 'Verborgen', action_counter: counter(0) },
])

async function clientOf(licence: Parameters<typeof createDocument>[0]) {
	const branch = branches.open({
		'/api/licenses/current': createDocument(licence),
		'/api/products/mortgages': mortgages,
		'/api/products/cardifao': cardifao,
	})
	return (await signIn(portal.url, { branch })).visitor
}

describe('The timeline of mortgages', () => {
	test.each(
		deal('pages', [
			['do_show_mortgage_timeline', true, true],
			['show_mortgage_timeline', '1', true],
			['showMortgageTimeline', 1, true],
			['doShowMortgageTimeline', 'true', true],
			['mortgageTimelineEnabled', true, true],
			['do_show_mortgage_timeline', false, false],
			['showMortgageTimeline', '0', false],
			['show_mortgage_timeline', null, false],
			['do_show_purchaseintention_timeline', true, false],
		]),
	)('with the switch %s at %j is shown: %s [182] [186] [300]', async (name, value, shown) => {
		const client = await clientOf({ features: { [name]: value }, content: {} })
		const page = await client.visit('/mortgages/7')
		expect(page.status).toBe(200)
		expect(findCard(page, 'Zo ver is uw hypotheek') !== undefined).toBe(shown)
	})

	test('is not shown by a firm that has no switches [182] [300]', async () => {
		const page = await (await clientOf({ content: {} })).visit('/mortgages/7')
		expect(page.words).not.toContain('Zo ver is uw hypotheek')
	})
})

describe('The introduction of disability insurances', () => {
	const html = '<p onclick="x()">Samen <b>zeker</b></p><script>alert(1)</script>'

	test.each(['/cardifao', '/cardifao/1', '/cardifao/2'])(
		'comes from the firm, and nothing of it runs: %s [439]',
		async (path) => {
			const page = await (await clientOf({ content: { cardif_introduction: html } })).visit(path)
			const text = page.getByText('zeker').closest('div')
			expect(text?.innerHTML).toBe('<p>Samen <b>zeker</b></p>')
		},
	)

	test('may differ per language; it is Dutch where there is no other [439]', async () => {
		const client = await clientOf({ content: { cardif_introduction: { nl: 'Zeker', en: 'Safe' } } })
		const page = await client.visit('/cardifao/1')
		expect(page.getByText('Zeker')).toBeTruthy()
		expect((await page.press('English')).getByText('Safe')).toBeTruthy()
		const dutch = await clientOf({ content: { cardif_introduction: { nl: 'Alleen hier' } } })
		expect((await (await dutch.visit('/cardifao')).press('English')).getByText('Alleen hier')).toBeTruthy()
	})

	test('is left out where the firm wrote none; the insurances are there [439] [440]', async () => {
		const page = await (await clientOf({ content: {} })).visit('/cardifao')
		const links = page.getAllByRole('link').map(({ textContent }) => textContent)
		expect(links).toContain('Woonlasten')
		expect(links).not.toContain('Verborgen')
	})
})
