import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '#tests/support/api'
import { getCard, listNotices } from '#tests/support/card'
import { generic } from '#tests/support/fault-list'
import { files } from '#tests/support/files'
import type { Fault } from '#tests/support/faults'
import { startPortal, type TestPortal } from '#tests/support/portal'
import { demoPassword, signIn } from '#tests/support/sign-in'
import { startVisitor } from '#tests/support/visitor'

/** Longer than the portal waits for a call. */
const tooSlow: Fault = { slow: 12_000 }
const limit = 30_000

interface Place {
	api: Awaited<ReturnType<typeof startApi>>
	portal: TestPortal
}
const places: Place[] = []
beforeAll(async () => {
	for (let count = 0; count < 4; count += 1) {
		const api = await startApi()
		places.push({ api, portal: await startPortal({ apiUrl: api.url }) })
	}
}, limit)
afterAll(async () => {
	for (const { api, portal } of places) {
		await portal.close()
		await api.close()
	}
})

function placeOf(number: number): Place {
	const place = places[number]
	if (!place) throw new Error('No such place')
	return place
}

describe.concurrent('An API that is slow over the limit', () => {
	test(
		'The dashboard waits once for all of its calls, then says what is missing [227] [244]',
		async () => {
			const { api, portal } = placeOf(0)
			const { visitor } = await signIn(portal.url, { branch: 'noord' })
			api.fault('GET', /^\/api\/(actions|dossiers|banners|notifications|consumers\/partner)$/, tooSlow)
			api.fault('GET', /^\/api\/products\/(appointments|definitions)$/, tooSlow)
			const page = await visitor.visit('/dashboard')
			expect(page.status).toBe(200)
			expect(listNotices(page)).toEqual(['Gelukt U bent ingelogd.', `Fout ${generic.nl}`])
			expect(getCard(page, 'Wat u nu kunt doen').words).toContain(
				'Wij kunnen uw actiepunten nu niet laten zien',
			)
			expect(api.callsTo('GET', '/api/dossiers')).toHaveLength(1)
		},
		limit,
	)

	test(
		'A login that is not answered in time gives the form back, and asks once [227] [243]',
		async () => {
			const { api, portal } = placeOf(1)
			api.fault('POST', '/api/auth/login', tooSlow)
			const page = await startVisitor(portal.url).visit('/?domain=noord')
			page.fill(/^E-mailadres/, 'anna@voorbeeld.nl')
			page.fill('Wachtwoord', demoPassword)
			const answer = await page.press('Inloggen')
			expect(answer.isRefused).toBe(true)
			expect(answer.getByRole('alert').textContent).toContain(generic.nl)
			expect(answer.getByLabelText<HTMLInputElement>(/^E-mailadres/).value).toBe('anna@voorbeeld.nl')
			expect(api.callsTo('POST', '/api/auth/login')).toHaveLength(1)
		},
		limit,
	)

	test(
		'A portal that just started waits once for the set-up of the firm, then shows the login [227]',
		async () => {
			const { api, portal } = placeOf(2)
			const paths = /^\/api\/(maintenance|multiple-domains|theme|dictionary)$/
			api.fault('GET', paths, tooSlow)
			const page = await startVisitor(portal.url).visit('/')
			expect(page.status).toBe(200)
			expect(page.document.querySelectorAll('input[name=password]')).toHaveLength(1)
			expect(listNotices(page)).toEqual([`Fout ${generic.nl}`])
		},
		limit,
	)

	test(
		'An upload may take longer than a read, and is not sent twice [481]',
		async () => {
			const { api, portal } = placeOf(3)
			const { visitor } = await signIn(portal.url, { branch: 'noord' })
			const page = await visitor.visit('/actions/11001/upload-document')
			page.attach('Kies een of meer bestanden', [files.pdf()])
			api.fault('POST', '/api/documents', tooSlow)
			expect((await page.press('Verstuur')).path).toBe('/dashboard')
			expect(api.callsTo('POST', '/api/documents')).toHaveLength(1)
		},
		limit,
	)
})
