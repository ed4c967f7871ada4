import { describe, expect, test } from 'vitest'
import { listNotices } from '#tests/support/card'
import { generic } from '#tests/support/fault-list'
import { borrowSettings as startPortal } from '#tests/support/shared-site'
import { signIn } from '#tests/support/sign-in'
import { deal } from '#tests/support/full'
import { listErrors, picture, createSharing, startUrl } from './sharing-site'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
const { ask, require, requireThis, state } = createSharing(site)

const startName = /^Begin met Ockto/
const asks = (call: string, id: string) => site.api.callsTo('GET', `/api/inventory-form/${call}/${id}`).length

async function open(told: Parameters<typeof state>[0] = { code: 10 }) {
	const { id, ockto } = ask()
	require()
	state(told)
	return { id, address: ockto, page: await site.anna.visit(ockto) }
}

describe('At the start (10)', () => {
	test('the page has four steps, the code to scan and the link that starts the same [71] [565] [566] [567] [572] [573]', async () => {
		const { id, page } = await open({ id: '1', code: 10, label: 'start' })
		expect([page.status, page.document.querySelector('h1')?.textContent]).toEqual([
			200,
			'Gegevens delen met Ockto',
		])
		expect(page.document.querySelectorAll('main ol li')).toHaveLength(4)
		const code = page.getByRole('img', { name: 'QR-code voor de app Ockto' })
		expect(code.getAttribute('src')).toBe(`data:image/png;base64,${picture}`)
		const link = page.getByRole('link', { name: startName })
		expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([startUrl, '_blank'])
		expect(link.compareDocumentPosition(code)).toBe(4)
		expect(listErrors(page)).toEqual([])
		expect(page.queryByRole('button', { name: 'Nieuwe QR-code' })).toBeNull()
		expect([asks('requirements', id), asks('ockto-state', id)]).toEqual([1, 1])
	})

	test('a code is a number or its text, in an envelope or not [573]', async () => {
		for (const state of [{ code: '10' }, { data: { type: 's', id: '1', attributes: { code: 10 } } }])
			expect((await open(state)).page.getByRole('img', { name: /QR/ })).toBeTruthy()
	})

	test('the code may come with its type in front; the data may stand at the top [567]', async () => {
		const { ockto } = ask()
		state({ code: 10 })
		const code = { qr_code: `data:image/png;base64,${picture}`, url: startUrl, errors: null }
		requireThis({ ockto: { ockto_qrcode: code } })
		expect((await site.anna.visit(ockto)).getByRole('img', { name: /QR/ })).toBeTruthy()
	})

	test('an action of its own kind leads here too [71] [78]', async () => {
		const { ockto } = ask({ type: 'OCKTO_FORM' })
		require()
		state({ code: 10 })
		const dashboard = await site.anna.visit('/dashboard')
		const link = dashboard.document.querySelector(`main a[href="${ockto}"]`)
		expect((await dashboard.follow(link!)).getByRole('img', { name: /QR/ })).toBeTruthy()
	})

	test('nothing but the page’s own policy holds: no frame is let in', async () => {
		const { page } = await open()
		expect(page.headers['content-security-policy']).not.toContain('frame-src')
		expect(page.document.querySelector('iframe')).toBeNull()
	})
})

describe('How far it is', () => {
	test('scanned (20): a spinner with words, and a button for a new code in place of the old [568]', async () => {
		const { page } = await open({ code: 20 })
		expect(page.words).toContain('U heeft de QR-code gescand. Ga verder in de app Ockto.')
		const renew = page.getByRole('button', { name: 'Nieuwe QR-code' })
		const card = renew.closest('section') ?? page.document.body
		expect(card.querySelectorAll('span[class*=spinner]')).toHaveLength(1)
		expect(card.textContent).toContain('U heeft de QR-code gescand.')
		expect(page.queryByRole('img', { name: /QR/ })).toBeNull()
		expect(page.queryByRole('link', { name: startName })).toBeNull()
	})

	test.each([{ data: null }, { id: '1', code: null }, { id: '1' }])(
		'not told yet, as %j: a code that is there is shown; placeholders stand in for one that is not [569] [571]',
		async (told) => {
			const { address, page } = await open(told)
			expect(page.getByRole('img', { name: /QR/ })).toBeTruthy()
			expect(page.words).not.toContain('Zodra de QR-code er is')
			require({ qrCode: undefined, url: undefined })
			const waiting = await site.anna.visit(address)
			expect(waiting.words).toContain('Zodra de QR-code er is, staat die hier.')
			expect(waiting.document.querySelectorAll('main [aria-hidden=true] > span')).toHaveLength(6)
			expect(listErrors(waiting)).toEqual([expect.stringContaining('De QR-code ontbreekt.')])
		},
	)

	test('finished (30): the dashboard, where it is said once; the action is done [574]', async () => {
		const { address, page } = await open({ code: 30 })
		expect([page.path, page.status]).toEqual(['/dashboard', 200])
		expect([page.received?.lines[0], listNotices(page)]).toEqual(['Wij hebben uw gegevens ontvangen.', []])
		expect((await site.anna.visit('/dashboard')).received?.headings).toHaveLength(1)
		site.api.forgetCalls()
		const again = await site.anna.visit(address)
		expect([again.path, again.words.includes('Dit actiepunt is al klaar.')]).toEqual([address, true])
		expect(site.api.callsTo('POST', /inventory-form/)).toEqual([])
	})

	test.each(
		deal('questionnaires', [
			{ code: 99, label: 'failed' },
			{ code: 40 },
			{ code: 0 },
			{ code: -1 },
			{ code: 'stuk' },
		]),
	)(
		'anything else, as %j: the generic message on the dashboard; the action stays open [575]',
		async (told) => {
			const { address, page } = await open(told)
			expect([page.path, listNotices(page)]).toEqual(['/dashboard', [`Fout ${generic.nl}`]])
			state({ code: 10 })
			expect((await site.anna.visit(address)).getByRole('img', { name: /QR/ })).toBeTruthy()
		},
	)

	test.each([
		['a prefetch', { headers: { 'sec-purpose': 'prefetch' } }],
		['HEAD', { method: 'HEAD' as const }],
	])('is told to nobody by %s [574]', async (_what, options) => {
		const { ockto } = ask()
		require()
		state({ code: 30 })
		const answer = await site.anna.visit(ockto, { ...options, redirects: false })
		expect([answer.status, answer.headers.location]).toEqual([302, '/dashboard'])
		expect(listNotices(await site.anna.visit('/important-documents'))).toEqual([])
	})
})

describe('The other number of the address', () => {
	test.each(['ockto', 'iwize'])('leads on for good: %s [71] [72]', async (way) => {
		const answer = await site.anna.visit(`/actions/11031/${way}-form`, { redirects: false })
		expect([answer.status, answer.headers.location]).toEqual([301, `/action/11031/${way}-form`])
	})

	test.each(['9', '1%00', '1'.repeat(129), '11033'])('The id %s is not found [71] [72]', async (id) => {
		for (const way of ['ockto-form', 'iwize-form']) {
			const page = await site.anna.visit(`/action/${id}/${way}`)
			expect([page.status, page.path]).toEqual([404, '/404'])
		}
		expect(site.api.callsTo('POST', /inventory-form/)).toEqual([])
	})
})

test('OCKTO_VIDEO_URL puts a video on the page, of which nothing is loaded before a click [570] [673]', async () => {
	const video = 'https://video.voorbeeld.nl/ockto?taal=nl'
	const portal = await startPortal({ apiUrl: site.api.url, env: { OCKTO_VIDEO_URL: video } })
	try {
		const { visitor } = await signIn(portal.url, { branch: 'noord' })
		const { ockto } = ask()
		require()
		state({ code: 10 })
		const page = await visitor.visit(ockto)
		const link = page.getByRole('link', { name: /^Bekijk de uitleg in een video/ })
		expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([video, '_blank'])
		expect(page.document.querySelector('iframe')).toBeNull()
		expect(page.headers['content-security-policy']).toContain('frame-src https://video.voorbeeld.nl;')
		const other = await visitor.visit('/dashboard')
		expect(other.headers['content-security-policy']).not.toContain('frame-src')
	} finally {
		await portal.close()
	}
	expect((await open()).page.queryByRole('link', { name: /video/ })).toBeNull()
})
