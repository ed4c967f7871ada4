import { expect, test } from 'vitest'
import { getCard } from '#tests/support/card'
import { signIn } from '#tests/support/sign-in'
import { oneBranch, useSite } from '#tests/support/use-site'

const { portal } = await useSite({ env: oneBranch })

const title = 'Waar u bent ingelogd'

test('Another device of the client can be signed out, and only that one', async () => {
	const [here, there] = [(await signIn(portal.url)).visitor, (await signIn(portal.url)).visitor]
	const { visitor: bram } = await signIn(portal.url, { email: 'bram@voorbeeld.nl' })
	const page = await here.visit('/settings')
	const others = getCard(page, title).getAllByRole('button', { name: /^Log uit / })
	expect(others).toHaveLength(1)
	expect(others[0]?.textContent).toMatch(/Ingelogd op .* Laatst gebruikt op /)
	const after = await page.press(others[0] ?? '')
	expect(after.path).toBe('/settings')
	expect(after.words).toContain('Gelukt Dat apparaat is uitgelogd.')
	expect(getCard(after, title).queryAllByRole('button', { name: /^Log uit / })).toEqual([])
	expect((await there.visit('/dashboard')).path).toBe('/')
	expect((await here.visit('/dashboard')).path).toBe('/dashboard')
	expect((await bram.visit('/dashboard')).path).toBe('/dashboard')
})

test('Signing out everywhere ends all devices of the client, and none of somebody else', async () => {
	const devices = [await signIn(portal.url), await signIn(portal.url), await signIn(portal.url)]
	const { visitor: bram } = await signIn(portal.url, { email: 'bram@voorbeeld.nl' })
	const page = await devices[0]?.visitor.visit('/settings')
	expect((await page?.press('Log overal uit'))?.path).toBe('/')
	for (const { visitor } of devices) expect((await visitor.visit('/dashboard')).path).toBe('/')
	expect((await bram.visit('/dashboard')).path).toBe('/dashboard')
})

test('Devices of one name are numbered, so each has a form of its own name', async () => {
	const { visitor } = await signIn(portal.url)
	await signIn(portal.url)
	await signIn(portal.url)
	const page = await visitor.visit('/settings')
	const forms = getCard(page, title).getAllByRole('form')
	const names = forms.map((form) => form.getAttribute('aria-label'))
	expect(new Set(names).size).toBe(names.length)
	expect(names).toContain('Chrome op Linux (2)')
})
