import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { changedData, changedSteps, ownParts, ownSteps, quietSteps } from '#tests/actions/check-answers'
import { fillWithoutScripts } from '#tests/actions/steps'
import { listNotices } from '#tests/support/card'
import { isFull } from '#tests/support/full'
import { startVisitor, type Visitor } from '#tests/support/visitor'
import { useSite } from '#tests/support/use-site'

const testInFull = test.runIf(isFull('pages'))

const site = await useSite({ as: 'anna' })
beforeEach(() => site.api.backend.reset())

const path = '/api/mortgage-check/submit-form-no-login'
const send = 'Gegevens versturen'
const toTheEnd = [2, 3, 4, 5, 6].map((step) => ({ press: 'Volgende', until: `Stap ${step} van 6` }))

async function enter(
	{ action = '11037', email = 'anna@voorbeeld.nl', birthday = '31-03-1984' } = {},
	visitor: Visitor = startVisitor(site.portal.url),
) {
	const page = await visitor.visit(`/mortgage-check-login/${action}?domain=noord`)
	page.fill('E-mailadres', email)
	page.fill('Geboortedatum', birthday)
	await page.press('Begin met de check')
	return { visitor, page: await visitor.visit(`/mortgage-check/${action}?step=1`) }
}

test('The same six steps, below the top bar alone, go with the token; after that it is gone and one may sign in [641] [644] [645]', async () => {
	const { visitor, page } = await enter()
	expect(page.document.querySelector('h1')?.textContent).toBe('Jaarlijkse hypotheekcheck')
	expect(page.queryByRole('navigation', { name: 'Hoofdmenu' })).toBeNull()
	expect(page.queryByRole('link', { name: 'Uitloggen' })).toBeNull()
	expect(page.getByRole('banner')).toBeTruthy()
	const filled = await fillWithoutScripts(page, [...ownSteps, ...changedSteps])
	const landed = await filled.press(send)
	const [call, ...more] = site.api.callsTo('POST', path)
	expect(more).toEqual([])
	expect(call?.json).toEqual({
		consumerId: '1001',
		productActionId: '11037',
		formData: { ...changedData, ...ownParts },
	})
	expect(call?.headers.token).toMatch(/^[\w-]{40,}$/)
	expect(call?.headers).not.toHaveProperty('authorization')
	expect([landed.path, landed.received?.lines[0]]).toEqual(['/', 'Wij hebben uw hypotheekcheck ontvangen.'])
	const outcome = /Advies na uw antwoorden: .*gesprek/
	expect(landed.received?.lines.join(' ')).toMatch(outcome)
	expect((await visitor.visit('/guest-receipt/print')).words).toMatch(outcome)
	expect((await visitor.visit('/mortgage-check/11037')).path).toBe('/mortgage-check-login/11037')
})

testInFull(
	'Of two checks the other one goes on after the first was sent and the login page opened [644] [645]',
	async () => {
		const { visitor } = await enter({ action: '21033', email: 'bram@voorbeeld.nl', birthday: '12-08-1996' })
		const { page } = await enter({}, visitor)
		const filled = await fillWithoutScripts(page, [...ownSteps, ...changedSteps])
		expect((await filled.press(send)).path).toBe('/')
		await (await visitor.visit('/')).follow('Wachtwoord vergeten?')
		expect((await visitor.visit('/mortgage-check/11037')).path).toBe('/mortgage-check-login/11037')
		expect((await visitor.visit('/mortgage-check/21033')).path).toBe('/mortgage-check/21033')
	},
)

test('A link for a new password that the API refuses ends no check of a guest', async () => {
	const { visitor } = await enter()
	const login = await visitor.visit('/reset/password/of-somebody-else')
	expect([login.path, listNotices(login)]).toEqual([
		'/',
		['Fout De link werkt niet meer. Vraag een nieuwe link aan.'],
	])
	expect((await visitor.visit('/mortgage-check/11037')).path).toBe('/mortgage-check/11037?step=1')
})

test('Pressed twice at once it is sent once, and a failure keeps all that was typed [671] [674]', async () => {
	const { page } = await enter()
	const filled = await fillWithoutScripts(page, [...quietSteps, { choose: 'Ja', of: 'Zullen wij u bellen?' }])
	filled.fill('Telefoonnummer', '06 5555 9911')
	site.api.fault('POST', path, { status: 500, code: 'genericError' }, 1)
	const refused = await filled.press(send)
	expect(refused.isRefused).toBe(true)
	expect(refused.getByLabelText<HTMLInputElement>('Telefoonnummer').value).toBe('06 5555 9911')
	const both = await Promise.all([refused.press(send), refused.press(send)])
	expect(both.map((landed) => landed.path)).toContain('/')
	expect(site.api.callsTo('POST', path)).toHaveLength(2)
})

test('A refused step is shown again to its guest alone: not after they left, whatever is asked of its address', async () => {
	const { visitor, page } = await enter()
	const filled = await fillWithoutScripts(page, [...quietSteps, { choose: 'Ja', of: 'Zullen wij u bellen?' }])
	filled.fill('Telefoonnummer', '06 5555 9911')
	site.api.fault('POST', path, { status: 500, code: 'genericError' }, 1)
	const refused = (await filled.press(send, { redirects: false })).headers.location ?? ''
	const data = `${refused}&_data=root`
	for (const known of [refused, data]) expect((await visitor.visit(known)).html).toContain('5555 9911')
	await (await visitor.visit('/mortgage-check/11037?step=2')).press('Ga later verder')
	for (const known of [refused, data]) expect((await visitor.visit(known)).html).not.toContain('5555 9911')
})

test('The four members of the documents are enough of the guest, without an id [642] [643]', async () => {
	const { visitor } = await enter()
	const four = {
		address_style: 'informal',
		phone_mobile: '06 1',
		phone_home: '050 1',
		date_of_birth: '1984-03-31',
	}
	site.api.answer(http.get('*/api/consumer-no-login/:action/:id', () => HttpResponse.json(four)))
	const page = await visitor.visit('/mortgage-check/11037')
	expect([page.status, page.path]).toEqual([200, '/mortgage-check/11037?step=1'])
	expect(listNotices(page)).toEqual([])
	expect(page.words).toContain('Stap 1 van 6')
})

testInFull('Where nothing was filled in yet, nothing is said to be kept [642]', async () => {
	const { visitor } = await enter({ action: '21033', email: 'bram@voorbeeld.nl', birthday: '12-08-1996' })
	site.api.fault('GET', /mortgage-no-login/, { status: 500, code: 'genericError' })
	const away = await visitor.visit('/mortgage-check/21033')
	expect(away.path).toBe('/mortgage-check-login/21033')
	expect(listNotices(away)[0]).toContain('Wij kunnen de gegevens van uw hypotheek nu niet ophalen.')
	expect(listNotices(away)[0]).not.toContain('bewaard')
})

test('Who goes on later finds what was filled in, after telling again who it is; in another browser nobody does', async () => {
	const { visitor, page } = await enter({
		action: '21033',
		email: 'bram@voorbeeld.nl',
		birthday: '12-08-1996',
	})
	const away = await (await fillWithoutScripts(page, quietSteps.slice(0, 5))).press('Ga later verder')
	expect(away.path).toBe('/mortgage-check-login/21033')
	expect(listNotices(away)[0]).toContain('Alles wat u invulde, staat hier klaar tot')
	expect((await visitor.visit('/mortgage-check/21033')).path).toBe('/mortgage-check-login/21033')
	const stranger = await enter({ action: '21033', email: 'bram@voorbeeld.nl', birthday: '12-08-1996' })
	expect((await stranger.visitor.visit('/mortgage-check/21033')).words).toContain('Stap 1 van 6')
	await enter({ action: '21033', email: 'bram@voorbeeld.nl', birthday: '12-08-1996' }, visitor)
	const step = await visitor.visit('/mortgage-check/21033')
	expect(step.words).toContain('Stap 3 van 6')
	expect(step.words).toContain('Stap 3 van 6: Woonsituatie')
})

test('The words are those of the client, not of the licence [59]', async () => {
	const { page } = await enter({ action: '21033', email: 'bram@voorbeeld.nl', birthday: '12-08-1996' })
	expect((await fillWithoutScripts(page, quietSteps)).words).toContain('Controleer je antwoorden')
})

test.each([
	[401, 'accessTokenExpired', '/mortgage-check-login/11037', 'De tijd voor deze check is om.'],
	[404, 'mortgageNotFound', '/404', 'Wij kunnen deze check niet vinden.'],
	[429, 'tooMany', '/mortgage-check-login/11037', 'Uw antwoorden zijn bewaard.'],
	[500, 'genericError', '/mortgage-check-login/11037', 'Uw antwoorden zijn bewaard.'],
])(
	'A mortgage that the API refuses with %i leads where the client can go on, and says why; what was typed waits',
	async (status, code, path, words) => {
		const { visitor, page } = await enter()
		site.api.fault('GET', /mortgage-no-login/, { status, code })
		const filled = await fillWithoutScripts(page, [{ choose: 'Ja', of: 'Loopt deze hypotheek nog?' }])
		const away = await filled.press('Volgende')
		expect(away.path).toBe(path)
		expect(listNotices(away)[0]).toContain(words)
		await site.api.heal()
		await enter({}, visitor)
		expect((await visitor.visit('/mortgage-check/11037')).words).toContain('Stap 2 van 6')
	},
)

test.each([
	[401, 'accessTokenExpired', '/mortgage-check-login/11037', 'De tijd voor deze check is om.'],
	[404, 'productActionNotFound', '/404', 'Wij kunnen deze check niet vinden.'],
	[429, 'tooMany', '/mortgage-check/11037', 'Even wachten'],
])(
	'A check that the API refuses to take with %i says why, and is not lost',
	async (status, code, where, words) => {
		const { visitor, page } = await enter()
		const filled = await fillWithoutScripts(page, [
			...quietSteps,
			{ choose: 'Nee', of: 'Zullen wij u bellen?' },
		])
		site.api.fault('POST', path, { status, code }, 1)
		const refused = await filled.press(send)
		expect(refused.path.split('?')[0]).toBe(where)
		expect(refused.words).toContain(words)
		// After a wait the guest is still known.
		if (status !== 429) await enter({}, visitor)
		expect((await visitor.visit('/mortgage-check/11037')).words).toContain('Stap 6 van 6')
	},
)

test('Ids of any kind stay in their place in an address [642] [643]', async () => {
	const id = 'é/..%2F?x=1'
	site.api.answer(
		http.post('*/api/auth/product-action-login', () => HttpResponse.json({ id, token: 'geheim' })),
		http.get('*', ({ request }) =>
			new URL(request.url).pathname.includes('-no-login/') ? HttpResponse.json({ id: '10011' }) : undefined,
		),
	)
	const { page } = await enter({ action: 'a%20b' })
	expect(page.status).toBe(200)
	expect(site.api.callsTo('GET', /no-login/).map(({ path }) => path)).toContain(
		`/api/consumer-no-login/a%20b/${encodeURIComponent(id)}`,
	)
})

testInFull(
	'A loan part that changed since its step is shown to the guest again before anything goes out',
	async () => {
		const tellPart = (amount: number) =>
			site.api.answer(
				http.get('*/api/products/mortgage-no-login/:action/:id', () =>
					HttpResponse.json({ id: '10011', loan_parts: [{ id: '71', type: 'annuity', amount }] }),
				),
			)
		tellPart(100_000)
		const { page } = await enter()
		const last = await fillWithoutScripts(page, [
			...quietSteps,
			{ choose: 'Nee', of: 'Zullen wij u bellen?' },
		])
		tellPart(5)
		const again = await last.press(send)
		expect(site.api.callsTo('POST', path)).toEqual([])
		expect(again.words).toContain('Onze gegevens zijn intussen veranderd.')
		const seen = await fillWithoutScripts(again, toTheEnd)
		await seen.press(send)
		expect(site.api.callsTo('POST', path)).toMatchObject([{ json: { formData: { parts: [{ amount: 5 }] } } }])
	},
)
