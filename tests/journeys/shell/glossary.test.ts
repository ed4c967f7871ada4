import { expect, test } from 'vitest'
import { readText } from '#tests/support/card'
import { readFacts } from '#tests/support/product-site'
import { startVisitor } from '#tests/support/visitor'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })

test('A client finds the words of this site explained by way of help, in the order of the alphabet', async () => {
	const page = await (await site.anna.visit('/help')).follow('Woordenlijst')
	expect([page.path, page.status]).toEqual(['/glossary', 200])
	const words = Object.keys(readFacts(page))
	expect(words).toEqual([...words].sort(new Intl.Collator('nl').compare))
	expect(readFacts(page)['WOZ-waarde']).toBe(
		'Wat een huis waard is volgens de gemeente. De gemeente bepaalt dat elk jaar.',
	)
})

test('A word has an address of its own, the same in both languages and without a script', async () => {
	const visitor = startVisitor(site.portal.url, { textBrowser: true })
	const login = await visitor.visit('/?domain=noord')
	const entry = async () => {
		const { document } = await visitor.visit('/glossary#loan-part')
		return readText(document.getElementById('loan-part') ?? document.body)
	}
	expect(await entry()).toBe('LeningdeelEen deel van een hypotheek met een eigen soort of rente.')
	await login.press('English')
	expect(await entry()).toBe('Loan partA part of a mortgage with a type or interest rate of its own.')
})
