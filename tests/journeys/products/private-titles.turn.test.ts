import { describe, expect, test } from 'vitest'
import { signIn } from '#tests/support/sign-in'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })

test('The heading of a page has the street, its title the kind and number', async () => {
	const page = await site.anna.visit('/mortgages/10011')
	expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Hypotheek Lindelaan 14')
	expect(page.title).toBe('Hypotheek 1 van 3 - Noorderlicht Financieel Advies')
})

describe('With PRIVATE_TITLES=off', async () => {
	const open = await useSite({ env: { PRIVATE_TITLES: 'off' } })

	test('titles are those of the headings', async () => {
		const { visitor } = await signIn(open.portal.url, { branch: 'noord' })
		const page = await visitor.visit('/mortgages/10011')
		expect(page.title).toBe('Hypotheek Lindelaan 14 - Noorderlicht Financieel Advies')
		const task = await visitor.visit('/actions/11001/upload-document')
		expect(task.title).toBe('Upload: Loonstrook - Noorderlicht Financieel Advies')
	})
})
