import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTotp } from '#app/backend/password.server'
import routes from '#app/routes'
import { formEffects } from '#app/submissions/form-effects'
import { bindingForms } from '#tests/actions/binding-forms'
import { actionForms } from '#tests/actions/forms'
import { fillWithoutScripts } from '#tests/actions/steps'
import { createApiHandler } from '#tests/support/card'
import { deal } from '#tests/support/full'
import type { Page } from '#tests/support/page'
import { borrowSite, type SharedSite } from '#tests/support/shared-site'
import { demoPassword, signIn } from '#tests/support/sign-in'
import { startVisitor, type Visitor } from '#tests/support/visitor'
import { readSecret } from './two-factor-steps'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })

interface Tokens {
	accessToken: string
	refreshToken: string
}

/** A link of the firm that opens a session of Anna. */
async function openLink(
	{ api, portal }: Pick<SharedSite, 'api' | 'portal'>,
	visitor: Visitor = startVisitor(portal.url),
) {
	const answer = await api.backend.handle(
		new Request('http://api/api/auth/login', {
			method: 'POST',
			headers: { 'content-type': 'application/json', domain: 'noord' },
			body: JSON.stringify({ email: 'anna@voorbeeld.nl', password: demoPassword }),
		}),
	)
	const { data } = (await answer.json()) as { data: { attributes: Tokens } }
	const { accessToken, refreshToken } = data.attributes
	const query = new URLSearchParams({ accessToken, refreshToken, domain: 'noord' })
	const page = await visitor.visit(`/dashboard?${query}`)
	expect(page.path).toBe('/dashboard')
	return visitor
}

describe('A helper in a session that a link opened', () => {
	let own: Visitor
	let helper: Visitor
	beforeEach(async () => {
		site.api.backend.reset()
		own = (await signIn(site.portal.url, { branch: 'noord' })).visitor
		helper = await openLink(site)
	})

	test('is told apart in the list of devices', async () => {
		const mine = await own.visit('/settings')
		const devices = mine.getAllByRole('listitem').map(({ textContent }) => textContent)
		const opened = devices.filter((words) => words.includes('Geopend via een link.'))
		expect(opened).toHaveLength(1)
		expect(opened[0]).not.toContain('Dit apparaat')
		const theirs = await helper.visit('/settings')
		const current = theirs
			.getAllByRole('listitem')
			.find(({ textContent }) => textContent.includes('Dit apparaat'))
		expect(current?.textContent).toContain('Geopend via een link.')
	})

	test('answers in its own name: the client reads that it was sent by a link, and that in the list', async () => {
		const mine = await own.visit('/actions/11022/approve-document')
		const same = await own.visit('/actions/11022/approve-document')
		const theirs = await helper.visit('/actions/11022/approve-document')
		theirs.choose('Ja, ik ga akkoord')
		await theirs.press('Verstuur uw antwoord')
		same.choose('Ja, ik ga akkoord')
		const told = await same.press('Verstuur uw antwoord')
		expect(told.words).toMatch(/Dit is al verstuurd op .*, via een link\. Het is niet nog een keer verstuurd/)
		mine.choose('Ik heb eerst een vraag')
		mine.fill('Uw opmerking of vraag', 'Waarom?')
		const refused = await mine.press('Verstuur uw antwoord')
		expect(refused.isRefused).toBe(true)
		const alert = refused.getByRole('alert').textContent
		expect(alert).toMatch(/Dit is al verstuurd op .*, via een link, met andere antwoorden/)
		expect(alert).not.toContain('U verstuurde')
		const list = await own.visit('/receipts')
		expect(list.getByRole('main').textContent).toMatch(/uur, via een link/)
		const again = await helper.visit('/receipts')
		expect(again.getByRole('main').textContent).toMatch(/uur, via een link/)
	})

	test('reads a paper for itself: the receipt of a visit that opened none says that it is unknown', async () => {
		const managed = '/actions/11022/download'
		await own.visit(managed)
		await helper.visit(managed)
		const other = (await signIn(site.portal.url, { branch: 'noord' })).visitor
		const form = await other.visit('/actions/11022/approve-document')
		form.choose('Ja, ik ga akkoord')
		const unread = await (await form.press('Verstuur uw antwoord')).follow('Bekijk het bewijs')
		expect(unread.words).toContain('Onbekend: het document is bij dit bezoek niet geopend')
	})

	test('reads the terms of an assignment beside a draft of the client, and is asked when it typed something else', async () => {
		const address = '/otds/10053/sign/11111'
		const mine = await own.visit(address)
		mine.fill('Naam van de rekeninghouder', 'Anna en Bram')
		await mine.press('Lees de voorwaarden')
		const theirs = await helper.visit(address)
		const terms = await theirs.press('Lees de voorwaarden')
		expect([terms.status, terms.path]).toEqual([200, `${address}?terms=read`])
		theirs.fill('Naam van de rekeninghouder', 'Iemand anders')
		const asked = await theirs.press('Lees de voorwaarden')
		expect(asked.isRefused).toBe(true)
		expect(asked.words).not.toContain('nog niet gelezen')
		const kept = await own.visit(address)
		expect(kept.getByLabelText(/^Naam van de rekeninghouder/)).toMatchObject({ value: 'Anna en Bram' })
	})

	test('is asked before a draft takes the place of the client’s own; the client never is', async () => {
		const address = '/actions/11031/inventory?way=manual'
		await saveFirst(await own.visit(address), 'van de cliënt')
		const theirs = await helper.visit(address)
		expect(theirs.words).toContain('Dit is ingevuld door iemand die zelf inlogde.')
		const asked = await saveFirst(theirs, 'van de helper')
		expect(asked.isRefused).toBe(true)
		expect(asked.getByRole('alert').textContent).toContain('Iemand die zelf inlogde, vulde hier al iets in.')
		expect(firstText(asked).value).toBe('van de helper')
		const untouched = await own.visit(address)
		expect(firstText(untouched).value).toBe('van de cliënt')
		expect(untouched.words).not.toContain('Dit is ingevuld')
		asked.choose('Bewaar deze antwoorden in plaats van wat er stond')
		const saved = await asked.press(/later verder/i)
		expect(saved.path).toBe('/dashboard')
		const given = await own.visit(address)
		expect(firstText(given).value).toBe('van de helper')
		expect(given.words).toContain('Dit is ingevuld via een link. Kijk het na voordat u het verstuurt.')
		expect((await saveFirst(await helper.visit(address), 'nog eens')).path).toBe('/dashboard')
		expect((await saveFirst(await own.visit(address), 'weer van de cliënt')).path).toBe('/dashboard')
	})
})

function firstText(page: Page) {
	const field = page.document.querySelector<HTMLInputElement>('main input[type=text]')
	if (!field) throw new Error('The form has no field to type in')
	return field
}

async function saveFirst(page: Page, words: string) {
	firstText(page).value = words
	return page.press(/later verder/i)
}

describe('Where a firm lets nobody bind a client by a link', () => {
	let site: SharedSite
	beforeAll(async () => void (site = await borrowSite({ TOKEN_SESSIONS_BIND: 'off' })))
	beforeEach(async () => {
		site.api.backend.reset()
		await site.api.heal()
	})
	afterAll(() => site.giveBack())

	test.each(deal('accounts', bindingForms))(
		'$name is explained, not shown; a post is refused with all input',
		async (form) => {
			const { visitor } = await signIn(site.portal.url, { branch: 'noord' })
			for (const [path, record] of Object.entries(form.holds)) {
				const { id, ...attributes } = record as Record<string, string>
				const body = path.endsWith('/premium')
					? (record as Record<string, string>)
					: { data: [{ type: 'products', id: String(id), attributes }] }
				site.api.answer(createApiHandler(path, body))
			}
			const first = await visitor.visit(form.address)
			const page = (await form.open?.(first)) ?? first
			form.fillIn?.(page)
			await openLink(site, visitor)
			site.api.forgetCalls()
			const refused = await page.press(form.button)
			expect(refused.isRefused).toBe(true)
			expect(refused.getByRole('alert').textContent).toContain('Er is niets verstuurd')
			expect(site.api.calls.filter(({ method }) => method !== 'GET')).toEqual([])
			const shown = await visitor.visit(form.address)
			for (const answer of [refused, shown]) expectExplained(answer, form.button)
			expect(shown.getByRole('heading', { name: 'Log hiervoor zelf in' })).toBeTruthy()
		},
	)

	const actionsThat = (effect: string) => actionForms.filter(({ address }) => findEffect(address) === effect)

	test.each(deal('accounts', actionsThat('binds')))(
		'$name is refused with all input, whatever it shows; the page explains it',
		async (form) => {
			const { visitor } = await signIn(site.portal.url, { branch: 'noord' })
			const page = await fillWithoutScripts(await visitor.visit(form.address), form.steps)
			await openLink(site, visitor)
			site.api.forgetCalls()
			const refused = await page.press(form.button)
			expect(refused.isRefused).toBe(true)
			expect(refused.getByRole('alert').textContent).toContain('Er is niets verstuurd')
			expect(site.api.calls.filter(({ method }) => method !== 'GET')).toEqual([])
			for (const answer of [refused, await visitor.visit(form.address)]) expectExplained(answer, form.button)
			const typed = [form.kept?.[1], ...form.receipt].filter((words) => words !== undefined)
			if (form.kept) expect(typed.some((words) => refused.words.includes(words))).toBe(true)
		},
	)

	test.each(deal('accounts', actionsThat('open')))(
		'$name hands in information, and is sent',
		async (form) => {
			const { visitor } = await signIn(site.portal.url, { branch: 'noord' })
			await openLink(site, visitor)
			site.api.forgetCalls()
			const page = await fillWithoutScripts(await visitor.visit(form.address), form.steps)
			expect((await page.press(form.button)).path).toBe(form.lands)
			expect(site.api.callsTo('POST', form.call.path)).toHaveLength(1)
		},
	)

	test('Devices, the second step and what was kept are the client’s own to end or change', async () => {
		const own = (await signIn(site.portal.url, { branch: 'noord' })).visitor
		const { visitor } = await signIn(site.portal.url, { branch: 'noord' })
		const [settings, link, clear] = await Promise.all(
			['/settings', '/settings/two-factor?step=2', '/settings/my-data?confirm=delete'].map((path) =>
				visitor.visit(path),
			),
		)
		if (!settings || !link || !clear) throw new Error('Three pages were opened')
		await openLink(site, visitor)
		link.fill('Code uit uw app', createTotp(readSecret(link), new Date()))
		const end = (page: Page) => page.getAllByRole('button', { name: /^Log .*uit/ })
		const presses = [end(settings)[0], end(settings).at(-1)].map((button) => [settings, button] as const)
		site.api.forgetCalls()
		const refused = [
			...(await Promise.all(presses.map(([page, button]) => page.press(button ?? '')))),
			await link.press('Zet extra beveiliging aan'),
			await clear.press(/^(Wis|Verwijder|Ja)/),
		]
		expect(refused.map(({ isRefused }) => isRefused)).toEqual([true, true, true, true])
		for (const page of refused) expect(page.words).toContain('Deze pagina is geopend via een link.')
		expect(site.api.calls.filter(({ method }) => method !== 'GET')).toEqual([])
		expect((await own.visit('/settings')).path).toBe('/settings')
		const shown = await visitor.visit('/settings')
		expect(shown.queryAllByRole('button', { name: /^Log .*uit/ }).length).toBeLessThan(end(settings).length)
		expect(shown.words).toContain('De code en de apparaten regelt u alleen als u zelf inlogt.')
		expect(shown.queryByRole('link', { name: /extra beveiliging/i })).toBeNull()
		expectExplained(await visitor.visit('/settings/two-factor?step=2'), 'Zet extra beveiliging aan')
	})
})

function expectExplained(page: Page, button: string | RegExp) {
	expect(page.queryByRole('button', { name: button })).toBeNull()
	expect(page.words).toContain('Deze pagina is geopend via een link.')
	expect(page.getByRole('link', { name: 'Log zelf in' })).toBeTruthy()
	expect(page.getByRole('link', { name: 'Vraag het uw adviseur' }).getAttribute('href')).toBe('/help')
}

/** What the form at an address does, by its route. */
function findEffect(address: string) {
	const { pathname } = new URL(address, 'http://portal')
	const found = (routes as { path?: string; file: string }[]).find(({ path = '' }) =>
		new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(pathname),
	)
	return new Map(Object.entries(formEffects)).get(found?.file.replace(/^routes\/|\.tsx?$/g, '') ?? '')
}
