import { describe, expect, test } from 'vitest'
import { listNotices } from '#tests/support/card'
import { generic } from '#tests/support/fault-list'
import { borrowDemo as startPortal } from '#tests/support/shared-site'
import { signIn } from '#tests/support/sign-in'
import { deal } from '#tests/support/full'
import { createSharing } from './sharing-site'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
const { ask, require, state, take, sent } = createSharing(site)

const renewName = 'Nieuwe QR-code'
const testName = 'Verstuur de testgegevens'
const sending = '#send'

function scanned(more: object = {}) {
	const asked = ask()
	require({}, more)
	state({ code: 20 })
	take()
	return asked
}

describe('A new code', () => {
	test('is asked for once, and the page is there again [578]', async () => {
		const { id, ockto } = scanned()
		const landed = await (await site.anna.visit(ockto)).press(renewName)
		expect([landed.path, landed.status]).toEqual([ockto, 200])
		expect(listNotices(landed)).toEqual(['Gelukt Er is een nieuwe QR-code.'])
		expect(sent('ockto-renew-qr').map(({ path, bytes }) => [path, bytes.length])).toEqual([
			[`/api/inventory-form/ockto-renew-qr/${id}`, 0],
		])
	})

	test('that is pressed twice at once, or in two tabs, is asked for once; later it is another [578] [674]', async () => {
		const { ockto } = scanned()
		const [one, other] = [await site.anna.visit(ockto), await site.anna.visit(ockto)]
		const pressed = await Promise.all([one.press(renewName), one.press(renewName), other.press(renewName)])
		expect(pressed.map(({ path, status }) => [path, status])).toEqual(pressed.map(() => [ockto, 200]))
		expect(sent('ockto-renew-qr')).toHaveLength(1)
		await pressed[0].press(renewName)
		expect(sent('ockto-renew-qr')).toHaveLength(2)
	})

	test.each([
		['fails', { status: 500 }, generic.nl],
		['breaks off', 'reset', generic.nl],
		['refuses', { status: 403, code: 'accessDenied' }, 'U heeft geen toegang'],
	] as const)('that %s is said to be so; one more press goes on [578]', async (_what, fault, words) => {
		const { ockto } = scanned()
		site.api.fault('POST', /ockto-renew-qr/, fault, 1)
		const refused = await (await site.anna.visit(ockto)).press(renewName)
		expect([refused.isRefused, refused.path]).toEqual([true, ockto])
		expect(refused.getByRole('alert').textContent).toContain(words)
		expect(listNotices(await refused.press(renewName))).toEqual(['Gelukt Er is een nieuwe QR-code.'])
	})

	test('that fails beside test data is told with its own reason and nothing else [578]', async () => {
		const { ockto } = scanned({ ockto_debug: true })
		site.api.fault('POST', /ockto-renew-qr/, { status: 500 }, 1)
		const refused = await (await site.anna.visit(ockto)).press(renewName)
		const { textContent } = refused.getByRole('alert')
		expect(textContent).toContain(generic.nl)
		expect(textContent).not.toMatch(/Invalid|antwoorden/)
	})

	test('of an action that is done is not asked for [578]', async () => {
		const { id, ockto } = scanned()
		const page = await site.anna.visit(ockto)
		site.tell('/api/actions', { id, type: 'FILL_INVENTORY_FORM', is_done: true })
		const landed = await page.press(renewName)
		expect(landed.words).toContain('Dit actiepunt is al klaar.')
		expect(sent('ockto-renew-qr')).toEqual([])
	})
})

describe('Test data', () => {
	const debug = { ockto_debug: true }

	test('are nowhere to be seen unless the firm’s API asks for them [579]', async () => {
		for (const [more, count] of [
			[{}, 0],
			[{ ockto_debug: 0 }, 0],
			[debug, 1],
			[{ ockto_debug: '1' }, 1],
		] as const) {
			const { ockto } = scanned(more)
			const page = await site.anna.visit(ockto)
			expect(page.queryAllByRole('button', { name: testName })).toHaveLength(count)
		}
	})

	test.each([
		['Klant', 'client'],
		['Partner', 'partner'],
		['Klant en partner met één lening', 'duo_one_loan'],
		['Klant en partner met drie leningen', 'duo_three_loans'],
	])('are sent as they were chosen: %s [579] [580]', async (label, testCase) => {
		const { id, ockto } = scanned(debug)
		const page = await site.anna.visit(ockto)
		page.choose(label)
		const landed = await page.press(testName)
		expect([landed.path, listNotices(landed)]).toEqual([ockto, ['Gelukt De testgegevens zijn verstuurd.']])
		expect(sent('ockto-debug').map(({ path, json }) => [path, json])).toEqual([
			[`/api/inventory-form/ockto-debug/${id}`, { testCase }],
		])
	})

	test('ask for a choice; nothing is sent without [580]', async () => {
		const { ockto } = scanned(debug)
		const refused = await (await site.anna.visit(ockto)).press(testName)
		expect([refused.isRefused, refused.title.startsWith('Fout: ')]).toEqual([true, true])
		const link = refused.getByRole('alert').querySelector('a')
		expect(refused.document.querySelector(link?.getAttribute('href') ?? sending)?.tagName).toBe('INPUT')
		expect(sent('ockto-debug')).toEqual([])
	})

	test('pressed twice at once are sent once [580] [674]', async () => {
		const { ockto } = scanned(debug)
		const page = await site.anna.visit(ockto)
		page.choose('Partner')
		await Promise.all([page.press(testName), page.press(testName)])
		expect(sent('ockto-debug')).toHaveLength(1)
	})

	test('are not sent once the API no longer asks for them [579]', async () => {
		const { ockto } = scanned(debug)
		const page = await site.anna.visit(ockto)
		page.choose('Partner')
		require()
		expect((await page.press(testName)).path).toBe(ockto)
		expect(sent('ockto-debug')).toEqual([])
	})
})

describe('Without a script', () => {
	test('a press looks again, and the page loads again only for who asked for that [572] [673]', async () => {
		const { ockto } = scanned()
		const page = await site.anna.visit(ockto)
		expect(page.headers.refresh).toBeUndefined()
		const looked = await page.follow('Kijk opnieuw')
		expect([looked.path, looked.headers.refresh]).toEqual([ockto, undefined])
		const loading = await page.follow('Laat de pagina elke 5 seconden opnieuw laden')
		expect(loading.headers.refresh).toBe(`5; url=${ockto}?reload=119`)
		expect(loading.words).toContain('Deze pagina laadt elke 5 seconden opnieuw, hoogstens 10 minuten lang.')
		const last = await site.anna.visit(`${ockto}?reload=1`)
		expect(last.headers.refresh).toBe(`5; url=${ockto}`)
		const stopped = await loading.follow('Stop met opnieuw laden')
		expect([stopped.path, stopped.headers.refresh]).toEqual([ockto, undefined])
	})

	test.each(deal('questionnaires', ['0', '-1', '120', '1e3', '999', 'aan', '', 'https://boef.voorbeeld.nl']))(
		'an address with reload=%s loads nothing again [673]',
		async (reload) => {
			const { ockto } = scanned()
			const page = await site.anna.visit(`${ockto}?reload=${encodeURIComponent(reload)}`)
			expect([page.status, page.headers.refresh]).toEqual([200, undefined])
		},
	)

	test('what went wrong stays to be read: a page that was posted does not load again [578]', async () => {
		const { ockto } = scanned()
		site.api.fault('POST', /ockto-renew-qr/, { status: 500 }, 1)
		const refused = await (await site.anna.visit(`${ockto}?reload=on`)).press(renewName)
		expect([refused.isRefused, refused.path, refused.headers.refresh]).toEqual([true, ockto, undefined])
	})
})

describe('What a script asks', () => {
	test.each(
		deal('questionnaires', [
			[{ code: 10 }, 'start'],
			[{ code: 20 }, 'scanned'],
			[{ code: 30 }, 'finished'],
			[{ code: 99 }, 'failed'],
			[{ code: 41 }, 'failed'],
			[{ data: null }, 'waiting'],
		]),
	)('%j is %s, with one call of the API and without a word to anybody [572]', async (told, name) => {
		const { id } = scanned()
		state(told)
		site.api.forgetCalls()
		const answer = await site.anna.visit(`/action/${id}/ockto-state`)
		expect(JSON.parse(answer.html)).toEqual({ state: name })
		expect(site.api.calls.map(({ path }) => path)).toEqual([`/api/inventory-form/ockto-state/${id}`])
		expect(listNotices(await site.anna.visit('/important-documents'))).toEqual([])
	})

	test('while the API fails it is told so, and no notice is left [576]', async () => {
		const { id } = scanned()
		site.api.fault('GET', /ockto-state/, { status: 500 })
		const answer = await site.anna.visit(`/action/${id}/ockto-state`)
		expect([answer.status, JSON.parse(answer.html)]).toEqual([200, { state: 'unreachable' }])
		await site.api.heal()
		expect(listNotices(await site.anna.visit('/important-documents'))).toEqual([])
	})
})

test('The demonstration walks from the code over the app to its end, without a script [574]', async () => {
	const portal = await startPortal()
	try {
		const { visitor } = await signIn(portal.url, { branch: 'noord' })
		const page = await visitor.visit('/action/11031/ockto-form')
		const app = await page.follow(/^Begin met Ockto/)
		expect(app.path).toMatch(/^\/partners\/ockto\/[\da-f]{24}$/)
		const going = await app.press('Scan de code')
		expect((await page.follow('Kijk opnieuw')).getByRole('button', { name: renewName })).toBeTruthy()
		const over = await going.press('Deel de gegevens')
		const landed = await over.follow('Terug naar de site')
		expect([landed.path, landed.received?.lines[0]]).toEqual([
			'/dashboard',
			'Wij hebben uw gegevens ontvangen.',
		])
		const again = await visitor.visit('/action/11031/ockto-form')
		expect(again.words).toContain('Dit actiepunt is al klaar.')
		expect((await visitor.visit('/partners/ockto/1')).status).toBe(404)
	} finally {
		await portal.close()
	}
})

test('A firm’s own API has its partners elsewhere: the demonstration’s are not there', async () => {
	for (const path of ['/partners/ockto/1', '/partners/iwize/form'])
		expect((await site.anna.visit(path)).status).toBe(404)
	expect(site.api.calls.filter(({ path }) => path.startsWith('/partners'))).toEqual([])
})
