import { expect, test } from 'vitest'
import { getCard, listNotices } from '#tests/support/card'
import { generic } from '#tests/support/fault-list'
import { openOverview } from '#tests/support/sign-in'
import { useSite } from '#tests/support/use-site'

const { api, portal } = await useSite()

test('What hangs beside the overview costs it less than a call it needs, and then is left out', async () => {
	const { visitor } = await openOverview(portal.url, { branch: 'noord' })
	const hanging = /^\/api\/(banners|notifications|dossiers|consumers\/partner)$/
	// Longer than the time limit of a required call.
	api.fault('GET', hanging, { slow: 12_000 })
	let answered = 0
	const needed = visitor.visit('/settings').then(
		() => (answered += 1),
		() => 'cut off',
	)
	const pages = await Promise.all(Array.from({ length: 4 }, () => visitor.visit('/dashboard')))
	expect(answered).toBe(0)
	for (const page of pages) {
		expect(page.status).toBe(200)
		expect(listNotices(page)).toEqual([`Fout ${generic.nl}`])
		expect(getCard(page, 'Voortgang').words).toContain('nu niet laten zien')
	}
	const asked = api.callsTo('GET', hanging).length
	expect(listNotices(await visitor.visit('/dashboard'))).toEqual([`Fout ${generic.nl}`])
	// On a slow machine the circuit breaker may allow one more attempt per call.
	expect(api.callsTo('GET', hanging).length - asked).toBeLessThanOrEqual(4)
	// Ends the slow calls.
	await api.refuse()
	await needed
})
