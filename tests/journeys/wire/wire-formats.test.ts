import { http, HttpResponse } from 'msw'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getCard, listNotices, readText } from '#tests/support/card'
import { borrowSite, type SharedSite } from '#tests/support/shared-site'
import { wireFormats } from '#tests/support/wire-formats'
import type { Page } from '#tests/support/page'
import { deal } from '#tests/support/full'
import { startVisitor } from '#tests/support/visitor'
import { createResources } from './resources'

interface Seen extends SharedSite {
	/** Pages in the order of a client's visit. */
	chooser: Page
	login: Page
	dashboard: Page
	/** The dashboard again, with definitions as a list. */
	again: Page
	/** Its first call was refused, so the tokens were renewed. */
	upload: Page
	documents: Page
	css: string
}

const definitionsAsList = [
	{ type: 'definitions', id: 'mortgage', plain: { counter: 2, open_actions: 3, first_product_id: '11' } },
	{
		type: 'definitions',
		id: 'will_writing_advice',
		plain: { counter: 1, open_actions: 1, first_product_id: '13' },
	},
]

async function walk(manner: (typeof wireFormats)[string]): Promise<Seen> {
	const { api, portal, giveBack } = await borrowSite()
	const resources = createResources(api.url)
	api.answer(
		http.all('*/api/*', ({ request }) => {
			const resource = resources[new URL(request.url).pathname]
			return resource ? HttpResponse.json(manner(resource)) : undefined
		}),
	)
	await portal.forget()
	const visitor = startVisitor(portal.url)
	const chooser = await visitor.visit('/')
	const login = await chooser.press(chooser.getByRole('button', { name: /Kantoor Bee/ }))
	login.fill(/^E-mailadres/, 'iris@voorbeeld.nl')
	login.fill('Wachtwoord', 'geheim')
	const dashboard = await login.press('Inloggen')
	resources['/api/products/definitions'] = definitionsAsList
	const again = await visitor.visit('/dashboard')
	api.fault('GET', '/api/actions', { status: 401, code: 'accessTokenExpired' }, 1)
	const upload = await visitor.visit('/actions/91/upload-document')
	const documents = await visitor.visit('/important-documents')
	return { api, portal, giveBack, chooser, login, dashboard, again, upload, documents, css: dashboard.styles }
}

function menuOf(page: Page) {
	const links = [...page.document.querySelectorAll('nav[aria-label=Hoofdmenu] a')]
	return links.map((link) => [readText(link), link.getAttribute('href')])
}

describe.each(deal('wire', Object.entries(wireFormats)))('Told as %s', (_name, manner) => {
	let seen: Seen
	beforeAll(async () => {
		seen = await walk(manner)
	})
	afterAll(() => seen.giveBack())

	test('the branches and the wish to choose between them are read [208]', () => {
		expect(seen.chooser.getByRole('heading', { name: 'Kantoor Aa' })).toBeTruthy()
		expect(seen.chooser.getByRole('heading', { name: 'Kantoor Bee' })).toBeTruthy()
		expect(seen.api.callsTo('POST', '/api/auth/login')[0]?.headers.domain).toBe('bee')
	})

	test('the languages and the current one are read [208]', () => {
		expect(seen.login.document.documentElement.lang).toBe('nl')
		expect(seen.login.getByRole('button', { name: 'English' })).toBeTruthy()
	})

	test('the notice of maintenance is read, and the portal is open [208]', () => {
		expect(readText(seen.login.document.body)).toContain('Zondag werken wij aan de site.')
		expect(seen.login.status).toBe(200)
	})

	test('the theme is read [208]', () => {
		expect(seen.css.toLowerCase()).toContain('#123456')
		expect(seen.css).toContain('Lato')
	})

	test('the dictionary is read [208]', () => {
		expect(seen.dashboard.title).toMatch(/^Uw eigen plek/)
	})

	test('the licence is read: words, pictures and switches [208] [212]', () => {
		const card = getCard(seen.dashboard, 'Dag')
		expect(card.section.querySelector('p')?.textContent).toBe('Fijn dat u er bent.')
		expect(seen.dashboard.document.querySelector('footer')?.textContent).toContain('Kade 1')
		expect(seen.dashboard.document.querySelector('header img[src^="/images/"]')).not.toBeNull()
		expect(getCard(seen.dashboard, 'Hoe ver wij zijn').words).toContain('Dossiernummer: 71')
		expect(menuOf(seen.dashboard).join()).not.toContain('Schadeverzekering')
	})

	test('the tokens of the login are read, and so is the consumer [208]', () => {
		expect([seen.dashboard.status, seen.dashboard.path]).toEqual([200, '/dashboard'])
		expect(seen.api.callsTo('GET', '/api/dossiers')[0]?.headers.authorization).toBe('Bearer access-1')
		expect(getCard(seen.dashboard, 'Wat je nu kunt doen')).toBeTruthy()
	})

	test('renewed tokens are read [208]', () => {
		expect(seen.api.callsTo('POST', '/api/auth/refresh').map(({ json }) => json)).toEqual([
			{ refreshToken: 'refresh-1' },
		])
		expect(seen.api.callsTo('GET', '/api/documents')[0]?.headers.authorization).toBe('Bearer access-2')
	})

	test('a mortgage is read', () => {
		expect(seen.dashboard.words).toMatch(/Je hypotheek op.*Huis aan zee.*€\s210\.500/)
	})

	test('the definitions are read, as one resource and as a list [208]', () => {
		const menu = [
			[expect.stringMatching(/^Hypotheken.*3 open punten$/), '/mortgages'],
			[expect.stringMatching(/^Advies over testamenten.*1 open punt$/), '/will-writing-advices/13'],
		]
		expect(menuOf(seen.dashboard).slice(4, -1)).toEqual(menu)
		expect(menuOf(seen.again).slice(4, -1)).toEqual(menu)
	})

	test('the partner is read [191] [208] [287]', () => {
		expect(getCard(seen.dashboard, 'Hoe ver wij zijn').words).toContain('Je partner: Sem Kok')
	})

	test('notifications and banners are read [208] [291]', () => {
		expect(seen.dashboard.document.body.textContent).toContain('Wij zijn dicht.')
		const link = seen.dashboard.document.querySelector('main a[href="https://www.voorbeeld.nl/rente"]')
		expect(link?.textContent).toContain('Rente')
		expect(link?.querySelector('img')?.getAttribute('src')).toMatch(/^\/images\//)
	})

	test('dossiers and their user panels are read [208] [290]', () => {
		expect(getCard(seen.dashboard, 'Hoe ver wij zijn').words).toMatch(/Huis.*65% klaar/)
		const { words } = getCard(seen.dashboard, 'Je adviseurs')
		expect(words.replace(/\s/g, ' ')).toBe('Je adviseursSaar SmitNotaris020 555 00 11E-mail')
	})

	test('appointments are read [208]', () => {
		const card = getCard(seen.dashboard, 'Je volgende afspraak')
		expect(card.words).toMatch(/Kennismakingmaandag 4 mei 2099.*09:30.*10:30/)
		const links = card.getAllByRole('link').map((link) => link.getAttribute('href'))
		expect(links).toEqual(['/appointments/81', 'https://overleg.voorbeeld.nl/81'])
	})

	test('actions are read, their product and document too [208] [289]', () => {
		const { words } = getCard(seen.dashboard, 'Nu eerst: Loonstrook')
		expect(words).toMatch(/Wij wachten hierop sinds 31 januari( \d{4})?\.Hypotheek A/)
		const facts = [...seen.upload.document.querySelectorAll('main dd')].map((fact) => fact.textContent)
		expect(facts).toEqual(['De laatste', 'Van mei'])
		expect(seen.upload.document.querySelector('h1')?.textContent).toBe('Upload: Strook')
		expect(getCard(seen.upload, 'Let hierop').words).toBe('Let hieropLeesbaarHeel')
	})

	test('important documents are read, their category too [208]', () => {
		expect(getCard(seen.documents, 'Algemeen').words).toContain('Voorwaarden')
		expect(seen.documents.document.querySelector('a[href="/important-documents/99/download"]')).not.toBeNull()
	})

	test('nothing was missed: no notice, no line in the log [208]', () => {
		const pages = [seen.chooser, seen.login, seen.again, seen.upload, seen.documents]
		expect(pages.flatMap(listNotices)).toEqual([])
		// Lists that this API does not have are told as missing.
		const told = seen.portal.log().filter(({ level, status }) => Number(level) > 30 && status !== 404)
		expect(told).toEqual([])
	})
})
