import { describe, expect, test } from 'vitest'
import { findCard, readText } from '#tests/support/card'
import { findHydrationData } from '#tests/support/hydration-data'
import { generic, machineTalk, readFaults } from '#tests/support/fault-list'
import type { Page } from '#tests/support/page'
import { borrowSettings as startPortal } from '#tests/support/shared-site'
import { readFacts } from '#tests/support/product-site'
import { demoPassword, signIn } from '#tests/support/sign-in'
import { deal } from '#tests/support/full'
import { listErrors, frameUrl, createSharing } from './sharing-site'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
const { ask, require, requireThis, take, sent } = createSharing(site)

const origin = 'https://formulier.voorbeeld.nl'
const data = { income: 48000, name: 'Zoë' }
const events = [{ event: 'loaded' }, { event: 'step', step: 1 }, { event: 'finished', data }]
const success = 'Wij hebben uw gegevens ontvangen.'
const manual = 'Vul alles zelf in'

/** Posts the fields that only a script fills in. */
function post(page: Page, change: Record<string, string> = {}) {
	const { document } = page
	const hidden = (name: string) =>
		document.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value ?? formIdIn(page)
	const form = new FormData()
	const fields = { formToken: hidden('formToken'), formId: hidden('formId'), origin, ...change }
	const all = { events: JSON.stringify(events), ...fields }
	for (const [name, value] of Object.entries(all)) form.set(name, value)
	return encode(form).then((body) => site.anna.visit(page.path, { method: 'POST', body, from: page }))
}

/** Without scripts the page has no form, so the form's id is in the hydration data. */
function formIdIn({ html }: Page) {
	return /(["`])formId\1:\1([\w-]{22})\1/.exec(findHydrationData(html) ?? '')?.[2] ?? ''
}

async function encode(form: FormData) {
	const request = new Request('http://a', { method: 'POST', body: form })
	const type = request.headers.get('content-type') ?? ''
	return { type, body: Buffer.from(await request.arrayBuffer()) }
}

async function open() {
	const { id, iwize } = ask()
	require()
	take()
	return { id, address: iwize, page: await site.anna.visit(iwize) }
}

describe('The page of the form in a frame', () => {
	test('lets that form in and nothing else, and has a way for who sees none [72] [581] [673]', async () => {
		const { id, page } = await open()
		expect([page.status, page.document.querySelector('h1')?.textContent]).toEqual([
			200,
			'Gegevens ophalen met iWize',
		])
		expect(page.headers['content-security-policy']).toContain(`frame-src ${origin};`)
		expect(page.html).toContain(frameUrl)
		expect(page.document.querySelector('iframe')).toBeNull()
		expect(page.words).toContain('Verschijnt er geen formulier?')
		const link = page.getByRole('link', { name: manual })
		expect(link.getAttribute('href')).toBe(`/actions/${id}/inventory?way=manual`)
		expect((await site.anna.visit('/dashboard')).headers['content-security-policy']).not.toContain(
			'frame-src',
		)
	})

	test('may open windows that talk to it, and has a link to a window of its own; other pages may not', async () => {
		const { page, id } = await open()
		const opener = (one: Page) => one.headers['cross-origin-opener-policy']
		expect(opener(page)).toBe('same-origin-allow-popups')
		expect(page.html).toContain('Open het formulier in een eigen venster')
		const others = ['/dashboard', `/actions/${id}/inventory`, '/help', '/actions/nergens/iwize-form']
		for (const address of others) expect(opener(await site.anna.visit(address)), address).toBe('same-origin')
	})

	test('an action of its own kind leads here too [72] [78]', async () => {
		const { iwize } = ask({ type: 'IWIZE_FORM' })
		require()
		const dashboard = await site.anna.visit('/dashboard')
		const link = dashboard.document.querySelector(`main a[href="${iwize}"]`)
		expect((await dashboard.follow(link!)).headers['content-security-policy']).toContain(origin)
	})

	test.each(
		deal('questionnaires', [
			{},
			{ iwize: null },
			{ iwize: {} },
			{ iwize: { iframe_url: '' } },
			{ iwize: { iframe_url: 'javascript:alert(1)' } },
			{ iwize: { iframe_url: 'http://formulier.voorbeeld.nl/' } },
			{ iwize: { iframe_url: 'data:text/html,hoi' } },
			{ iwize: { iframe_url: 'http://embedded-api/partners/iwize/form' } },
			{ iwize: { iframe_url: 'OUR OWN' } },
		]),
	)('without a form that can be used says whom to ask: %j [577] [581]', async (given) => {
		const { iwize } = ask()
		const own = JSON.stringify(given).replace('OUR OWN', () => `${site.portal.url}/dashboard`)
		requireThis({ id: '1', data: JSON.parse(own) as object })
		const page = await site.anna.visit(iwize)
		expect([page.status, listErrors(page)]).toEqual([
			200,
			[expect.stringContaining('Bel of mail uw adviseur.')],
		])
		expect(page.headers['content-security-policy']).not.toContain('frame-src')
		expect(findCard(page, 'Uw adviseurs')?.words).toContain('050')
		expect(page.getByRole('link', { name: manual })).toBeTruthy()
	})

	test.each(readFaults)('while the requirements fail (%j) says the same [577]', async (fault) => {
		const { address } = await open()
		site.api.fault('GET', /requirements/, fault)
		const page = await site.anna.visit(address)
		expect([page.status, listErrors(page)]).toEqual([
			200,
			[expect.stringContaining('Bel of mail uw adviseur.')],
		])
		expect(readText(page.document.body)).not.toMatch(machineTalk)
	})

	test('of an action that is done says so, and sends nothing [72]', async () => {
		const { iwize } = ask({ is_done: true })
		const page = await site.anna.visit(iwize)
		expect(page.words).toContain('Dit actiepunt is al klaar.')
		expect(site.api.callsTo('POST', /inventory-form/)).toEqual([])
	})
})

describe('What the form told', () => {
	test('goes to the action of any id, which is one part of the path', async () => {
		const { id, iwize } = ask({}, 'a/b ?#é')
		require()
		take()
		const landed = await post(await site.anna.visit(iwize))
		expect([landed.path, sent('iwize').map(({ path }) => path)]).toEqual([
			'/dashboard',
			[`/api/inventory-form/iwize/${encodeURIComponent(id)}`],
		])
	})

	test('goes on in three parts; then the dashboard, with a receipt, and the action is done [583]', async () => {
		const { id, address, page } = await open()
		const landed = await post(page)
		expect([landed.path, landed.received?.lines[0]]).toEqual(['/dashboard', success])
		const [call, ...more] = sent('iwize')
		expect([call?.path, more]).toEqual([`/api/inventory-form/iwize/${id}`, []])
		const parts = call?.parts.map(({ name, filename, type, bytes }) => [
			name,
			filename,
			type,
			bytes.toString(),
		])
		expect(parts).toEqual([
			['iwize-data-origin', undefined, 'text/plain', origin],
			['iwize-data', 'iwize-data.json', 'application/json', JSON.stringify(data)],
			['iwize-events', 'iwize-events.json', 'application/json', JSON.stringify(events)],
		])
		const receipt = await landed.follow('Bekijk het bewijs')
		expect(readFacts(receipt)).toMatchObject({ 'Opgehaald via': 'formulier.voorbeeld.nl' })
		expect(receipt.words).toContain('iwize-events.json')
		expect((await site.anna.visit(address)).words).toContain('Dit actiepunt is al klaar.')
	})

	test('with events of its own, and an end without data, goes on as it is [583]', async () => {
		const own = [{ event: 'resize', height: 400 }, { event: 'finished' }]
		const { page } = await open()
		const landed = await post(page, { events: JSON.stringify(own) })
		expect(landed.path).toBe('/dashboard')
		const [call] = sent('iwize')
		const texts = call?.parts.map(({ name, bytes }) => [name, bytes.toString()])
		expect(texts?.slice(1)).toEqual([
			['iwize-data', 'null'],
			['iwize-events', JSON.stringify(own)],
		])
	})

	test('twice at once is sent once [583] [674]', async () => {
		const { page } = await open()
		const both = await Promise.all([post(page), post(page)])
		expect(both.map(({ path }) => path)).toEqual(['/dashboard', '/dashboard'])
		expect(sent('iwize')).toHaveLength(1)
	})

	test.each<[string, Record<string, string>]>(
		deal('questionnaires', [
			['nothing', { events: '' }],
			['no JSON', { events: '{' }],
			['no end', { events: '[{"event":"loaded"}]' }],
			['an event without a name', { events: '[{"event":""},{"event":"finished","data":1}]' }],
			['a name that reaches out', { events: '[{"event":"finished","data":{"__proto__":{"a":1}}}]' }],
		]),
	)('is judged once more by the server: %s is not sent on [582] [583]', async (_what, change) => {
		const { address, page } = await open()
		const refused = await post(page, change)
		expect([refused.isRefused, refused.path, refused.title.startsWith('Fout: ')]).toEqual([
			true,
			address,
			true,
		])
		expect(refused.getByRole('alert').textContent).toContain('Wij konden uw gegevens niet lezen.')
		expect(refused.queryByRole('button', { name: 'Verstuur uw gegevens' })).toBeNull()
		expect(sent('iwize')).toEqual([])
	})

	test.each(
		deal('questionnaires', [
			'https://boef.voorbeeld.nl',
			'http://formulier.voorbeeld.nl',
			'https://formulier.voorbeeld.nl/',
			'',
			'null',
		]),
	)('from another origin than the API says, "%s", is not sent on [582]', async (other) => {
		const { page } = await open()
		const refused = await post(page, { origin: other })
		expect(refused.getByRole('alert')).toBeTruthy()
		expect(sent('iwize')).toEqual([])
	})

	test('that is larger than a megabyte does not come in [582]', async () => {
		const { page } = await open()
		const large = JSON.stringify([{ event: 'finished', data: 'x'.repeat(1_200_000) }])
		const refused = await post(page, { events: large })
		expect([refused.status, refused.getByRole('alert').textContent]).toEqual([
			422,
			expect.stringContaining('Er is niets verstuurd.'),
		])
		const full = JSON.stringify([{ event: 'finished', data: 'x'.repeat(1_040_000) }])
		expect((await post(page, { events: full })).path).toBe('/dashboard')
	})

	test.each([
		['fails', { status: 500 }, generic.nl],
		['breaks off', 'reset', generic.nl],
		['refuses', { status: 422, code: 'accessDenied' }, 'U heeft geen toegang'],
	] as const)('while the API %s waits, and one press sends it again [583]', async (_what, fault, words) => {
		const { address, page } = await open()
		site.api.fault('POST', /iwize/, fault, 1)
		const refused = await post(page)
		expect([refused.isRefused, refused.path]).toEqual([true, address])
		expect(refused.getByRole('alert').textContent).toContain(words)
		expect(refused.words).toContain('Nog niet verstuurd')
		const landed = await refused.press('Verstuur uw gegevens')
		expect([landed.path, landed.received?.lines[0]]).toEqual(['/dashboard', success])
		expect(sent('iwize').at(-1)?.parts.at(-1)?.bytes.toString()).toBe(JSON.stringify(events))
	})

	test('after the session has ended waits for who logs in again [583]', async () => {
		const { id, iwize } = ask()
		require()
		take()
		const { visitor } = await signIn(site.portal.url, { branch: 'noord' })
		const page = await visitor.visit(iwize)
		const form = new FormData()
		const token = page.document.querySelector<HTMLInputElement>('input[name=formToken]')?.value ?? ''
		const fields = { formToken: token, formId: formIdIn(page), origin, events: JSON.stringify(events) }
		for (const [name, value] of Object.entries(fields)) form.set(name, value)
		visitor.cookies.store('accelerate=; Path=/; Max-Age=0')
		await visitor.visit('/?domain=noord')
		const login = await visitor.visit(iwize, { method: 'POST', body: await encode(form), from: page })
		expect([login.path, sent('iwize')]).toEqual(['/', []])
		login.fill('E-mailadres of gebruikersnaam', 'anna@voorbeeld.nl')
		login.fill('Wachtwoord', demoPassword)
		const back = await login.press('Inloggen')
		expect([back.path, back.words.includes('Nog niet verstuurd')]).toEqual([iwize, true])
		expect((await back.press('Verstuur uw gegevens')).path).toBe('/dashboard')
		expect(sent('iwize').map(({ path }) => path)).toEqual([`/api/inventory-form/iwize/${id}`])
	})
})

test('IWIZE_HOSTS names the only hosts that may stand in the frame [581]', async () => {
	const env = { IWIZE_HOSTS: 'Formulier.voorbeeld.nl,vragen.voorbeeld.nl' }
	const portal = await startPortal({ apiUrl: site.api.url, env })
	try {
		const { visitor } = await signIn(portal.url, { branch: 'noord' })
		for (const [iframe_url, isAllowed] of [
			[frameUrl, true],
			['https://vragen.voorbeeld.nl:8443/', true],
			['https://www.vragen.voorbeeld.nl/', false],
			['https://vragen.voorbeeld.nl@boef.voorbeeld.nl/', false],
			[`${site.api.url}/partners/iwize/form`, false],
		] as const) {
			const { iwize } = ask()
			requireThis({ data: { iwize: { iframe_url } } })
			const policy = (await visitor.visit(iwize)).headers['content-security-policy']
			expect([iframe_url, policy?.includes('frame-src')]).toEqual([iframe_url, isAllowed])
		}
	} finally {
		await portal.close()
	}
})
