import { expect, test } from 'vitest'
import { fillWithoutScripts } from '#tests/actions/steps'
import { quietSteps } from '#tests/actions/check-answers'
import type { Page } from '#tests/support/page'
import { startVisitor } from '#tests/support/visitor'
import { address, fillIn, roos, send, useDossierSite } from './dossier-site'

const site = await useDossierSite()
const clearing = { 'clear-site-data': '"cache", "storage"' }
/** Of the form in the page: a browser fills in again what was typed where it is the same. */
const firstName = ({ document }: Page) => document.querySelector<HTMLInputElement>('main form input')?.name
const fact = (paper: Page, term: string) =>
	[...paper.document.querySelectorAll('dt')].find(({ textContent }) => textContent === term)
		?.nextElementSibling?.textContent

test('A guest who sent a dossier opens its receipt to print and saves its sealed file, which holds what was sent', async () => {
	const sent = await fillIn(await site.open(), roos).press(send)
	expect([sent.received?.heading, sent.title]).toEqual([
		'Ontvangen: Dossier aanmaken',
		'Ontvangen: Dossier aanmaken - Kantoor noord',
	])
	const paper = await sent.follow('Print')
	expect(paper.headers).toMatchObject({ 'cache-control': 'no-store, no-transform' })
	expect(paper.getByRole('heading', { level: 1 }).textContent).toBe('Dossier aanmaken')
	expect(fact(paper, 'Voornaam')).toBe('Roos')
	expect(fact(paper, 'Verstuurd door')).toBe('Roos Wiersma, zelf ingevuld')
	expect(fact(paper, 'Hoe u hier was')).toBe('Zonder in te loggen')
	expect((await paper.follow('Terug')).path).toBe(sent.path)
	const file = await sent.follow('Download het bewijsstuk')
	expect(file.headers['content-disposition']).toContain('attachment; filename="Bewijsstuk 20')
	const text = Buffer.from(file.bytes).toString()
	expect(text).toContain('Verstuurd: E-mailadres: roos@voorbeeld.nl')
	expect(text).toContain('Verstuurd door: Roos Wiersma, zelf ingevuld')
	const check = await startVisitor(site.portal.url).visit('/receipts/check')
	check.fill('Tekst van het bewijsstuk', text)
	expect((await check.press('Controleer')).words).toContain('Dit bewijsstuk is echt')
	expect((await startVisitor(site.portal.url).visit('/')).received).toBeUndefined()
})

test('Another browser, or one without cookies, finds no receipt; the page says why', async () => {
	const sent = await fillIn(await site.open(), roos).press(send)
	const other = startVisitor(site.portal.url)
	for (const path of ['/guest-receipt/print', '/guest-receipt/receipt.txt']) {
		const page = await other.visit(path)
		expect([page.status, page.path, page.words.includes('Roos')]).toEqual([404, '/404', false])
	}
	const elsewhere = await other.visit(sent.path)
	expect(elsewhere.words).toContain('Het bewijs van verzending is hier niet te zien.')
})

test('Who passes the address of their own form on sees their own receipt, and nothing of who sends it next', async () => {
	const attacker = startVisitor(site.portal.url)
	const own = fillIn(await attacker.visit(`${address}?form=${'A'.repeat(22)}`), {
		...roos,
		'persons[0].firstName': 'Eva',
	})
	const passedOn = own.document.querySelector('main form')?.getAttribute('action') ?? ''
	expect(passedOn).toMatch(/\?form=[\w-]{32}$/)
	const sent = await own.press(send)
	for (const [path, options] of [
		[passedOn, {}],
		[`${address}?form=${'A'.repeat(22)}`, {}],
		[passedOn, { withoutCookies: true }],
		[passedOn, { textBrowser: true as const }],
	] as const) {
		const victim = await startVisitor(site.portal.url, options).visit(path)
		expect(victim.document.querySelector('main form')?.getAttribute('action')).not.toBe(passedOn)
		const email = `roos${site.sent().length}@voorbeeld.nl`
		const received = await fillIn(victim, { ...roos, 'persons[0].email': email }).press(send)
		expect([received.path, received.words.includes('Eva')]).toEqual([sent.path, false])
	}
	expect(site.sent()).toHaveLength(5)
	const paper = await sent.follow('Print')
	expect([fact(paper, 'Voornaam'), paper.html.includes('Roos')]).toEqual(['Eva', false])
	const file = Buffer.from((await sent.follow('Download het bewijsstuk')).bytes).toString()
	expect([file.includes('Eva'), file.includes('Roos')]).toEqual([true, false])
	const again = fillIn(await attacker.visit(passedOn), roos)
	expect((await again.press(send)).words).not.toContain('U verstuurde dit')
})

test('Two dossiers of one browser each have a receipt; that of the first ends with the second form', async () => {
	const visitor = startVisitor(site.portal.url)
	const first = await fillIn(await visitor.visit(address), roos).press(send)
	const empty = await first.follow('Nog een dossier')
	expect((await visitor.visit('/guest-receipt/print')).status).toBe(404)
	const second = await fillIn(empty, {
		...roos,
		'persons[0].firstName': 'Eva',
		'persons[0].email': 'eva@voorbeeld.nl',
	}).press(send)
	expect(fact(await second.follow('Print'), 'Voornaam')).toBe('Eva')
	expect((await visitor.visit(first.path)).received?.heading).toBe('Ontvangen: Dossier aanmaken')
})

test('Who is done leaves nothing to the next person at that browser', async () => {
	const visitor = startVisitor(site.portal.url)
	const form = await visitor.visit(address)
	const sent = await fillIn(form, roos).press(send)
	const leaving = await visitor.visit(sent.path)
	expect((await leaving.press('Ik ben klaar', { redirects: false })).headers).toMatchObject(clearing)
	const done = await visitor.visit('/')
	expect([done.path, done.received]).toEqual(['/', undefined])
	expect(done.words).toContain('Uw bewijs van verzending is op dit apparaat niet meer te zien.')
	for (const path of ['/guest-receipt/print', '/guest-receipt/receipt.txt'])
		expect((await visitor.visit(path)).status).toBe(404)
	const back = await visitor.visit(sent.path)
	expect([back.words.includes('is hier niet te zien'), back.html.includes('Roos')]).toEqual([true, false])
	expect(firstName(await visitor.visit(address))).not.toBe(firstName(form))
})

test('On the way back within a visit a form has the same first name, so the browser keeps what was typed', async () => {
	const visitor = startVisitor(site.portal.url)
	const form = await visitor.visit(address)
	await visitor.visit('/help')
	expect(firstName(await visitor.visit(address))).toBe(firstName(form))
})

test('Of two dossiers from two tabs the newer one has a receipt, and the older one is over', async () => {
	const visitor = startVisitor(site.portal.url)
	const tabs = [await visitor.visit(address), await visitor.visit(address)]
	const [first, second] = tabs.map((tab, index) =>
		fillIn(tab, { ...roos, 'persons[0].email': `roos${index}@voorbeeld.nl` }),
	)
	await first?.press(send)
	await (await second?.press(send))?.press('Ik ben klaar')
	await first?.press(send)
	expect((await visitor.visit('/guest-receipt/print')).status).toBe(404)
})

test('Who is done leaves no refused form behind either: its address in the history shows nothing', async () => {
	const visitor = startVisitor(site.portal.url)
	// Who sent something has a session, which holds refused forms; without one a cookie does.
	await fillIn(await visitor.visit(address), roos).press(send)
	const eva = { ...roos, 'persons[0].firstName': 'Eva', 'persons[0].email': 'eva@voorbeeld.nl' }
	const wrong = fillIn(await visitor.visit(address), { ...eva, 'persons[0].email': 'eva' })
	const refused = (await wrong.press(send, { redirects: false })).headers.location ?? ''
	expect((await visitor.visit(refused)).html).toContain('value="Eva"')
	await (await fillIn(await visitor.visit(address), eva).press(send)).press('Ik ben klaar')
	for (const known of [refused, `${refused}&_data=root`])
		expect((await visitor.visit(known)).html).not.toContain('Eva')
})

test('A second press that the first answer did not reach leads to the same receipt, and no second dossier', async () => {
	const visitor = startVisitor(site.portal.url)
	const page = fillIn(await visitor.visit(address), roos)
	const first = await page.press(send, { redirects: false })
	expect([first.status, site.sent()]).toMatchObject([303, [{}]])
	visitor.cookies.store('accelerate=; Max-Age=0; Path=/')
	const sent = await page.press(send)
	expect(fact(await sent.follow('Print'), 'Voornaam')).toBe('Roos')
	expect(site.sent()).toHaveLength(1)
})

test('Who sends the page of another guest again gets no receipt, and cannot end theirs', async () => {
	const visitor = startVisitor(site.portal.url)
	const page = fillIn(await visitor.visit(address), roos)
	const fields = new URLSearchParams()
	for (const { name, value, type, checked } of page.document.querySelectorAll<HTMLInputElement>(
		'main form [name]',
	))
		if (type !== 'radio' || checked) fields.append(name, value)
	const sent = await page.press(send)
	const stranger = startVisitor(site.portal.url)
	const action = page.document.querySelector('main form')?.getAttribute('action') ?? ''
	const body = { type: 'application/x-www-form-urlencoded', body: Buffer.from(fields.toString()) }
	const copied = await stranger.visit(action, { method: 'POST', body, from: page })
	expect([copied.html.includes('Download het bewijsstuk'), site.sent()]).toEqual([false, [expect.anything()]])
	expect((await stranger.visit('/guest-receipt/print')).status).toBe(404)
	// With a form token of their own beside the other's one-time id, their form is one of their own.
	const own = await stranger.visit(address)
	fields.set('formToken', own.document.querySelector<HTMLInputElement>('main [name=formToken]')?.value ?? '')
	const mixed = await stranger.visit(action, {
		method: 'POST',
		body: { ...body, body: Buffer.from(fields.toString()) },
		from: own,
	})
	expect([mixed.words.includes('niet meer actueel'), mixed.received]).toEqual([true, undefined])
	expect((await stranger.visit('/guest-receipt/print')).status).toBe(404)
	expect(fact(await sent.follow('Print'), 'Voornaam')).toBe('Roos')
})

test('A guest who sent a check finds its receipt on the login page, also after a reload, until they open another page', async () => {
	const visitor = startVisitor(site.portal.url)
	const login = await visitor.visit('/mortgage-check-login/11037?domain=noord')
	login.fill('E-mailadres', 'anna@voorbeeld.nl')
	login.fill('Geboortedatum', '31-03-1984')
	await login.press('Begin met de check')
	const page = await visitor.visit('/mortgage-check/11037?step=1')
	const answers = [...quietSteps, { choose: 'Nee', of: 'Zullen wij u bellen?' }]
	const landed = await (await fillWithoutScripts(page, answers)).press('Gegevens versturen')
	expect([landed.path, landed.title]).toEqual(['/', 'Ontvangen: Inloggen - Kantoor noord'])
	expect(landed.received?.heading).toMatch(/^Ontvangen: Jaarlijkse hypotheekcheck/)
	expect(landed.received?.lines).toContain('U hoeft niet in te loggen.')
	const paper = await landed.follow('Print')
	expect(paper.getByRole('heading', { level: 1 }).textContent).toMatch(/^Jaarlijkse hypotheekcheck/)
	expect(fact(paper, 'Zullen wij u bellen?')).toBe('Nee')
	expect(fact(paper, 'Verstuurd door')).toMatch(/^Anna /)
	expect((await visitor.visit('/')).received).toEqual(landed.received)
	await visitor.visit('/help')
	const later = await visitor.visit('/')
	expect([later.received, later.title]).toEqual([undefined, 'Inloggen - Kantoor noord'])
	expect((await visitor.visit('/guest-receipt/print')).status).toBe(200)
})
