import { expect, test } from 'vitest'
import { listNotices } from '#tests/support/card'
import { startVisitor } from '#tests/support/visitor'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })

/** A guest at Noorderlicht. */
async function guest(options = {}) {
	const visitor = startVisitor(site.portal.url, options)
	await visitor.visit('/?domain=noord')
	return visitor
}

const lookOf = ({ document }: { document: Document }) => {
	const { scripts: _, language: _language, ...look } = document.documentElement.dataset
	return look
}

test('A guest chooses larger text and stronger colours once, for every page of this browser', async () => {
	const visitor = await guest()
	const page = await (await visitor.visit('/')).follow('Voorkeuren')
	expect(lookOf(page)).toEqual({})
	page.choose('Nog groter')
	page.choose('Meer contrast')
	const saved = await page.press('Bewaar uw voorkeuren')
	expect([saved.path, listNotices(saved)[0]]).toEqual([
		'/preferences',
		expect.stringContaining('Uw voorkeuren zijn bewaard.'),
	])
	expect(saved.getByLabelText<HTMLInputElement>('Nog groter').checked).toBe(true)
	for (const address of ['/', '/forgot/password', '/bestaat-niet', '/nps-feedback?domain=noord'])
		expect(lookOf(await visitor.visit(address)), address).toEqual({ size: 'larger', contrast: 'more' })
	expect(lookOf(await (await guest()).visit('/'))).toEqual({})
})

test('What is chosen can be taken back, and the other choices stay', async () => {
	const visitor = await guest()
	const page = await visitor.visit('/preferences')
	page.choose('Groter')
	page.choose('English')
	const english = await page.press('Bewaar uw voorkeuren')
	expect([english.title, lookOf(english)]).toEqual([expect.stringMatching(/^Preferences/), { size: 'large' }])
	const usual = english.getByRole('radiogroup', { name: 'How large do you want the text?' })
	usual.querySelector<HTMLInputElement>('[value=usual]')?.click()
	const back = await english.press('Save your preferences')
	expect([back.title, lookOf(back)]).toEqual([expect.stringMatching(/^Preferences/), {}])
	expect((await visitor.visit('/')).document.documentElement.lang).toBe('en')
})

test.each([
	['3 seconden', '3000'],
	['30 seconden', '30000'],
	['Tot ik de melding sluit', null],
])('A notice stays %s for who wants that', async (choice, milliseconds) => {
	const visitor = await guest()
	const page = await visitor.visit('/preferences')
	page.choose(choice)
	const saved = await page.press('Bewaar uw voorkeuren')
	expect(saved.document.querySelector('[data-notice]')?.getAttribute('data-leaves-after')).toBe(milliseconds)
})

test('The simple version can be chosen here too, and sends no script', async () => {
	const visitor = await guest()
	const page = await visitor.visit('/preferences')
	page.choose('De eenvoudige versie, voor oude en langzame apparaten')
	const saved = await page.press('Bewaar uw voorkeuren')
	expect(saved.document.querySelectorAll('script')).toHaveLength(0)
	expect(saved.getByRole('button', { name: 'Gewone versie' })).toBeTruthy()
})

test('Nonsense counts as the usual answer, and a text browser can choose as well [675]', async () => {
	const visitor = await guest({ textBrowser: true })
	const page = await visitor.visit('/preferences')
	const larger = page.getByLabelText<HTMLInputElement>('Nog groter')
	Object.assign(larger, { checked: true, value: 'enormous' })
	page.choose('Meer contrast')
	expect(lookOf(await page.press('Bewaar uw voorkeuren'))).toEqual({ contrast: 'more' })
})
