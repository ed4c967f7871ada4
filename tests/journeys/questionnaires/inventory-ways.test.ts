import { describe, expect, test } from 'vitest'
import { listNotices } from '#tests/support/card'
import { isFull, deal } from '#tests/support/full'
import { useBranches, createDocument } from '#tests/support/own-branches'
import type { Page } from '#tests/support/page'
import { signIn } from '#tests/support/sign-in'
import { bram, fillIn, createPersonIn, pressFormButton, send, findFieldValue } from './inventory-page'

const testInFull = test.runIf(isFull('questionnaires'))

const { portal, branches } = await useBranches()

const path = '/actions/21032/inventory'

function clientOf(modules: Record<string, boolean | string>) {
	return clientAt(branches.open({ '/api/licenses/current': createDocument({ modules, content: {} }) }))
}
async function clientAt(branch: string) {
	return (await signIn(portal.url, { branch, email: 'bram@voorbeeld.nl' })).visitor
}
const digital = { has_ockto_enabled: true, has_iwize_enabled: true }
const waysOf = (page: Page) =>
	[...page.document.querySelectorAll<HTMLInputElement>('main [name=way]')].map(({ value }) => value)

describe('The ways to fill in the inventory', () => {
	test.each(
		deal('questionnaires', [
			[digital, ['manual', 'iwize', 'ockto']],
			[{ has_iwize_enabled: true, has_ockto_enabled: false }, ['manual', 'iwize']],
			[{ hasOcktoEnabled: '1' }, ['manual', 'ockto']],
		]),
	)('are those of the licence: %j offers %j [544] [545]', async (modules, ways) => {
		const page = await (await clientOf(modules)).visit(path)
		expect([page.status, waysOf(page)]).toEqual([200, ways])
		expect(page.words).toContain('Zelf invullen Duurt ongeveer 30 minuten.')
		const fast = page.words.match(/Duurt minder dan 5 minuten\./g) ?? []
		expect(fast).toHaveLength(ways.length - 1)
		expect(page.document.querySelector('[name="consumer.firstName"]')).toBeNull()
	})

	test.each<Record<string, boolean | string>>([{}, { has_ockto_enabled: false, has_iwize_enabled: '0' }])(
		'are one where the firm has no module: %j shows the form at once [544]',
		async (modules) => {
			const page = await (await clientOf(modules)).visit(path)
			expect(waysOf(page)).toEqual([])
			expect(findFieldValue(page, 'consumer.firstName')).toBe('Bram')
			expect(page.words).toContain('ongeveer 30 minuten')
			expect(page.queryByRole('link', { name: 'Kies een andere manier' })).toBeNull()
		},
	)

	test('lead on by one button: by hand to the form, which leads back to the choice [544]', async () => {
		const page = await (await clientOf(digital)).visit(path)
		page.choose(/^Zelf invullen/)
		const form = await page.press('Verder')
		expect([form.path, form.status]).toEqual([bram, 200])
		expect(findFieldValue(form, 'consumer.lastName')).toBe('Jansen')
		expect(waysOf(await form.follow('Kies een andere manier'))).toHaveLength(3)
	})

	test.each(
		deal('questionnaires', [
			['iwize', 'Ophalen met DigiD', '/action/21032/iwize-form'],
			['ockto', 'Ophalen met een app', '/action/21032/ockto-form'],
		]),
	)('lead to %s with its name in the address, where the firm has it [544]', async (way, label, address) => {
		const client = await clientOf(digital)
		const page = await client.visit(path)
		page.choose(new RegExp(`^${label}`))
		const target = await page.press('Verder', { redirects: false })
		expect([target.status, target.headers.location]).toEqual([302, address])
		const without = await (await clientOf({})).visit(`${path}?way=${way}`)
		expect([without.status, findFieldValue(without, 'consumer.firstName')]).toEqual([200, 'Bram'])
	})

	testInFull.each(['fax', '', '__proto__'])('know no way "%s": the choice stays [544]', async (way) => {
		const page = await (await clientOf(digital)).visit(`${path}?way=${way}`)
		expect([page.status, waysOf(page).length]).toEqual([200, 3])
	})
})

describe('A form that was begun', () => {
	testInFull(
		'is told of where the ways are chosen, after a logout too; it goes on as it was left [544] [547]',
		async () => {
			const branch = branches.open({
				'/api/licenses/current': createDocument({ modules: digital, content: {} }),
			})
			const client = await clientAt(branch)
			expect((await client.visit(path)).words).not.toContain('Je bent al begonnen')
			const form = fillIn(await client.visit(bram), { 'consumer.city': 'Rolde' })
			const landed = await form.press('Ga later verder')
			expect(landed.path).toBe('/dashboard')
			expect(listNotices(landed)[0]).toContain('Alles wat je invulde, staat hier klaar tot')
			await client.visit('/logout')
			const later = await clientAt(branch)
			const card = (await later.visit('/dashboard')).document.querySelector(`main a[href="${path}"]`)
			expect(card).not.toBeNull()
			const choice = await later.visit(path)
			expect(choice.words).toContain('Je bent al begonnen')
			const again = await choice.follow('Ga verder met invullen')
			expect([again.path, findFieldValue(again, 'consumer.city')]).toEqual([bram, 'Rolde'])
		},
	)

	test('and sent is done: the page offers no way any more, by either name of its route [79] [544]', async () => {
		const client = await clientOf(digital)
		const answers = { ...createPersonIn('consumer'), 'mortgage.currentDebtAmount': '0' }
		await pressFormButton(fillIn(await client.visit(bram), answers), send)
		const moved = await client.visit('/actions/21032/inventory-form', { redirects: false })
		expect([moved.status, moved.headers.location]).toEqual([301, path])
		const page = await client.visit('/actions/21032/inventory-form')
		expect(page.words).toContain('Dit actiepunt is al klaar.')
		expect(waysOf(page)).toEqual([])
	})
})
