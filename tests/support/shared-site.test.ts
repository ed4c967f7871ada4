import { expect, test } from 'vitest'
import { createApiHandler } from './card'
import { borrowSite } from './shared-site'
import { openOverview, signIn } from './sign-in'

test('A site that is given back is lent again, and knows nothing of who had it', async () => {
	const first = await borrowSite()
	const { visitor: anna } = await signIn(first.portal.url, { branch: 'noord' })
	first.api.answer(createApiHandler('/api/invoices', { data: [] }))
	first.api.fault('GET', '/api/banners', { status: 500 })
	await anna.visit('/invoices')
	expect((await anna.visit('/dashboard')).status).toBe(200)
	await first.giveBack()

	const second = await borrowSite()
	expect(second.portal.pid).toBe(first.portal.pid)
	expect([second.api.calls, second.portal.lines]).toEqual([[], []])
	expect((await anna.visit('/dashboard')).path).not.toBe('/dashboard')
	const other = await signIn(second.portal.url, { branch: 'noord' })
	expect((await other.visitor.visit('/invoices')).getAllByRole('row').length).toBeGreaterThan(1)
	await second.giveBack()
})

type Site = Awaited<ReturnType<typeof borrowSite>>

test.each([
	['its set-up failed', ({ api }: Site) => api.fault('GET', '/api/theme', { status: 500 })],
	['the firm was another', ({ api }: Site) => api.answer(createApiHandler('/api/theme', { data: null }))],
	['something was switched', ({ api }: Site) => api.backend.set('notice', 'Vandaag dicht')],
])('A site is lent again without its set-up once %s', async (_reason, spoil) => {
	const own = { HOST_BRANCHES: 'localhost=noord,spare.localhost=noord' }
	const first = await borrowSite(own)
	spoil(first)
	await openOverview(first.portal.url)
	await first.giveBack()
	const second = await borrowSite(own)
	expect(second.portal.pid).toBe(first.portal.pid)
	const { page } = await openOverview(second.portal.url)
	expect(page.words).not.toContain('Vandaag dicht')
	expect(second.api.callsTo('GET', '/api/theme').length).toBeGreaterThan(0)
	await second.giveBack()
})

test('A site whose set-up stayed as it was is lent with it', async () => {
	const own = { HOST_BRANCHES: 'localhost=noord,other.localhost=noord' }
	const first = await borrowSite(own)
	await openOverview(first.portal.url)
	await first.giveBack()
	const second = await borrowSite(own)
	await openOverview(second.portal.url)
	expect(second.api.callsTo('GET', '/api/theme')).toEqual([])
	await second.giveBack()
})
