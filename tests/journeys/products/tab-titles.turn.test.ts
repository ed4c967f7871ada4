import { expect, test } from 'vitest'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })

test('The heading of a page has the street, its title the kind and number', async () => {
	const page = await site.anna.visit('/mortgages/10011')
	expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Hypotheek Lindelaan 14')
	expect(page.title).toBe('Hypotheek 1 van 3 - Noorderlicht Financieel Advies')
})
