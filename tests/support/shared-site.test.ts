import { expect, test } from 'vitest'
import { createApiHandler } from './card'
import { pickSample } from './full'
import { borrowSite } from './shared-site'
import { signIn } from './sign-in'

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

test.each(
	pickSample(
		'stress',
		[
			['its set-up failed', ({ api }: Site) => api.fault('GET', '/api/theme', { status: 500 })],
			['the firm was another', ({ api }: Site) => api.answer(createApiHandler('/api/theme', { data: null }))],
			['something was switched', ({ api }: Site) => api.backend.set('notice', 'Vandaag dicht')],
		],
		3,
	),
)('A site is not lent again once %s', async (_reason, spoil) => {
	// Its portal has cached no set-up yet.
	const own = { HOST_BRANCHES: 'localhost=noord,spare.localhost=noord' }
	const first = await borrowSite(own)
	spoil(first)
	await signIn(first.portal.url)
	await first.giveBack()
	const second = await borrowSite(own)
	expect(second.portal.pid).not.toBe(first.portal.pid)
	await second.giveBack()
})
