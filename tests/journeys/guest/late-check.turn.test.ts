import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { quietSteps } from '#tests/actions/check-answers'
import { fillWithoutScripts } from '#tests/actions/steps'
import { isFull } from '#tests/support/full'
import type { Page } from '#tests/support/page'
import { tryToSignIn } from '#tests/support/sign-in'
import { startVisitor, type Visitor } from '#tests/support/visitor'
import { useSite } from '#tests/support/use-site'

const testInFull = test.runIf(isFull('pages'))

const site = await useSite({ as: 'anna' })
beforeEach(() => site.api.backend.reset())

const link = '/mortgage-check-login/11037'
const check = '/mortgage-check/11037'
const waits = 'Uw antwoorden staan er nog. Er is niets verstuurd. Vul in wie u bent om ze te controleren.'
const question = 'Heeft u andere vragen of opmerkingen?'
const typed = 'Kan de rente omlaag?'

function identify(login: Page, email = 'anna@voorbeeld.nl', birthday = '31-03-1984') {
	login.fill('E-mailadres', email)
	login.fill('Geboortedatum', birthday)
	return login.press('Begin met de check')
}

/** The fifth step with a typed question; nothing of it is sent yet. */
async function typeQuestion(visitor: Visitor = startVisitor(site.portal.url)) {
	await identify(await visitor.visit(`${link}?domain=noord`))
	const first = await visitor.visit(`${check}?step=1`)
	const page = await fillWithoutScripts(first, quietSteps.slice(0, -1))
	expect(page.words).toContain('Stap 5 van 6')
	page.fill(question, typed)
	return { visitor, page }
}

const typedIn = (page: Page) =>
	page.getByLabelText<HTMLTextAreaElement>(new RegExp(`^${question.slice(0, -1)}`)).value

const radio = (page: Page, label: string) => page.getAllByLabelText<HTMLInputElement>(label)[0]
const isChosen = (page: Page, label: string) => radio(page, label)?.checked

function choose(page: Page, label: string) {
	const field = radio(page, label) ?? expect.fail(label)
	field.checked = true
}

const commands = () => site.api.callsTo('POST', /mortgage-check/)

function endVisit(visitor: Visitor) {
	visitor.cookies.store('accelerate=; Path=/; Max-Age=0')
}

test('The mailed link, opened again by who is known for it, goes on; the first tab loses nothing', async () => {
	const { visitor, page } = await typeQuestion()
	const again = await visitor.visit(`${link}?domain=noord`)
	expect([again.status, again.path.split('?')[0]]).toEqual([200, check])
	expect(again.words).toContain('Stap 5 van 6')
	expect((await page.press('Volgende')).words).toContain('Stap 6 van 6')
	expect(typedIn(await visitor.visit(`${check}?step=5`))).toBe(typed)
})

test('A step that is posted after the visit ended waits behind the login, is shown after it, and sends nothing', async () => {
	const { visitor, page } = await typeQuestion()
	endVisit(visitor)
	const login = await page.press('Volgende')
	expect([login.path, login.words]).toEqual([link, expect.stringContaining(waits)])
	expect((await visitor.visit(link)).words).toContain(waits)
	const shown = await identify(login)
	expect([shown.path, typedIn(shown)]).toEqual([new URL(page.url).pathname + new URL(page.url).search, typed])
	expect(shown.words).toContain('Uw antwoorden staan er nog. Controleer ze')
	expect(commands()).toEqual([])
	expect((await shown.press('Volgende')).words).toContain('Stap 6 van 6')
	expect((await visitor.visit(`${check}?step=5`)).words).not.toContain('Uw antwoorden staan er nog')
})

test('Somebody else who says who they are for the same check sees none of it; it waits for its owner', async () => {
	const { visitor, page } = await typeQuestion()
	const asPartner = { id: '1002', token: 'other' }
	site.api.answer(http.post('*/api/auth/product-action-login', () => HttpResponse.json(asPartner)))
	site.api.answer(
		http.get('*/api/products/mortgage-no-login/*/1002', () => HttpResponse.json({ id: '10011' })),
	)
	site.api.answer(http.get('*/api/consumer-no-login/*/1002', () => HttpResponse.json({ id: '1002' })))
	endVisit(visitor)
	const partner = await identify(await visitor.visit(link), 'partner@voorbeeld.nl')
	expect(partner.words).toContain('Stap 1 van 6')

	const login = await page.press('Volgende')
	expect([login.path, login.words]).toEqual([link, expect.stringContaining(waits)])
	const other = await identify(login, 'partner@voorbeeld.nl')
	expect(other.words).toContain('Stap 1 van 6')
	expect((await visitor.visit(`${check}?step=5`)).html).not.toContain(typed)

	await site.api.heal()
	endVisit(visitor)
	const shown = await identify(await visitor.visit(link))
	expect(typedIn(shown)).toBe(typed)
	expect(commands()).toEqual([])
})

test('What somebody posts with the page of another guest, from a browser of their own, does not wait for that guest', async () => {
	const { visitor, page } = await typeQuestion()
	const thief = startVisitor(site.portal.url)
	await identifyBram(thief)
	endVisit(thief)
	page.fill(question, 'van iemand anders')
	const body = new URLSearchParams(
		[...page.document.querySelectorAll<HTMLInputElement>('main form input, main form textarea')]
			.filter(({ type, checked }) => type !== 'radio' || checked)
			.map(({ name, value }) => [name, value]),
	)
	for (const step of [3, 4, 5])
		await thief.visit(`${check}?step=${step}`, {
			method: 'POST',
			body: { type: 'application/x-www-form-urlencoded', body: Buffer.from(String(body)) },
			from: page,
		})
	await identifyBram(thief)
	endVisit(visitor)
	const back = await identify(await visitor.visit(link))
	expect(back.html).not.toContain('van iemand anders')
	expect(back.words).not.toContain('Wat u invulde, staat klaar.')
})

testInFull('It waits for the guest also when a client signs in first', async () => {
	const { visitor, page } = await typeQuestion()
	endVisit(visitor)
	await page.press('Volgende')
	const overview = await tryToSignIn(visitor, { branch: 'noord', email: 'bram@voorbeeld.nl' })
	expect(overview.path).toBe('/dashboard')
	expect(overview.html).not.toContain(typed)
	await (await visitor.visit('/logout/confirm')).press('Ja, log uit')
	expect(typedIn(await identify(await visitor.visit(link)))).toBe(typed)
})

test('Who leaves the check for later has to say again who they are', async () => {
	const { visitor, page } = await typeQuestion()
	const firstName = async () =>
		(await visitor.visit(link)).document.querySelector<HTMLInputElement>('main form input')?.name
	const before = await firstName()
	const away = await page.press('Ga later verder', { redirects: false })
	expect(away.headers['clear-site-data']).toBe('"cache", "storage"')
	expect((await visitor.visit(link)).path).toBe(link)
	expect(await firstName()).not.toBe(before)
})

testInFull(
	'Late steps of two tabs both wait: the login leads to the newest and links to the other',
	async () => {
		const { visitor, page } = await typeQuestion()
		const second = await visitor.visit(`${check}?step=2`)
		choose(second, 'Weduwe of weduwnaar')
		endVisit(visitor)
		await page.press('Volgende')
		const shown = await identify(await second.press('Volgende'))
		expect([shown.path, isChosen(shown, 'Weduwe of weduwnaar')]).toEqual([`${check}?step=2`, true])
		expect(shown.words).toContain('Een formulier van u is nog niet verstuurd. Wat u invulde, staat klaar.')
		const other = await shown.follow('Ga naar stap 5')
		expect([other.path.split('&')[0], typedIn(other)]).toEqual([`${check}?step=5`, typed])
		expect(commands()).toEqual([])
	},
)

const linkOfBram = '/mortgage-check-login/21033'
const checkOfBram = '/mortgage-check/21033'

async function identifyBram(visitor: Visitor) {
	return identify(await visitor.visit(`${linkOfBram}?domain=noord`), 'bram@voorbeeld.nl', '12-08-1996')
}

testInFull('A late step without any answer promises none, and is opened after the login', async () => {
	const visitor = startVisitor(site.portal.url)
	await identifyBram(visitor)
	const page = await visitor.visit(`${checkOfBram}?step=1`)
	endVisit(visitor)
	const login = await page.press('Volgende')
	expect([login.path, login.words]).toEqual([
		linkOfBram,
		expect.not.stringContaining('antwoorden staan er nog'),
	])
	const shown = await identify(login, 'bram@voorbeeld.nl', '12-08-1996')
	expect([shown.path, shown.words]).toEqual([
		`${checkOfBram}?step=1`,
		expect.not.stringContaining('antwoorden staan er nog'),
	])
})

testInFull('Late steps of two guests of one browser wait for each of them', async () => {
	const { visitor, page } = await typeQuestion()
	await identifyBram(visitor)
	const first = await visitor.visit(`${checkOfBram}?step=1`)
	choose(first, 'Ja')
	endVisit(visitor)
	await page.press('Volgende')
	await first.press('Volgende')
	expect((await visitor.visit(linkOfBram)).words).toContain('antwoorden staan er nog')
	expect(typedIn(await identify(await visitor.visit(link)))).toBe(typed)
})
