import { http, HttpResponse } from 'msw'
import { beforeAll, describe, expect, test } from 'vitest'
import { createDocument, useBranches } from '../../support/own-branches'
import { signIn, tryToSignIn } from '../../support/sign-in'
import { startVisitor, type Visitor } from '../../support/visitor'
import { deal } from '#tests/support/full'
import { useSite, oneBranch } from '#tests/support/use-site'

const form = {
	type: 'application/x-www-form-urlencoded',
	body: Buffer.from('email=anna&password=Welkom-2026!'),
}

describe('While the firm works on the portal', async () => {
	const { api, portal } = await useSite({ env: oneBranch })
	let anna: Visitor

	beforeAll(async () => {
		anna = (await signIn(portal.url)).visitor
		api.backend.set('maintenance', true)
		await portal.forget()
		await anna.visit('/offline')
	})

	test.each(['/', '/404', '/nergens'])(
		'%s shows a title and two lines to a guest [88] [89] [279]',
		async (path) => {
			const page = await startVisitor(portal.url).visit(path)
			expect([page.status, page.headers['retry-after']]).toEqual([503, '300'])
			expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Wij zijn zo terug')
			expect(page.getByText('Wij werken nu aan deze site. Daarom kunt u even niet inloggen.')).toBeTruthy()
			expect(page.getByText('Probeer het later nog een keer. Uw gegevens blijven bewaard.')).toBeTruthy()
			expect(page.queryByLabelText('Wachtwoord')).toBeNull()
		},
	)

	test.each([
		'/dashboard',
		'/important-documents',
		'/actions/11001/upload-document',
		'/actions/11012/download',
	])(
		'%s shows the same to who is signed in, without a menu and without asking for data [88] [89]',
		async (path) => {
			const page = await anna.visit(path)
			expect(page.status).toBe(503)
			expect(page.words).not.toMatch(/Lindelaan|Anna/)
			expect(page.queryByRole('navigation', { name: 'Hoofdmenu' })).toBeNull()
			expect(api.calls.filter(({ headers }) => headers.authorization)).toEqual([])
		},
	)

	test.each(deal('accounts', ['/help', '/privacy', '/preferences', '/accessibility', '/glossary']))(
		'%s stays open, also to who is signed in, without asking for data [88] [89]',
		async (path) => {
			for (const visitor of [startVisitor(portal.url), anna]) {
				const page = await visitor.visit(path)
				expect([page.status, page.path]).toEqual([200, path])
				expect(page.getByRole('heading', { level: 1 }).textContent).not.toBe('Wij zijn zo terug')
				expect(page.queryByRole('navigation', { name: 'Hoofdmenu' })).toBeNull()
			}
			expect(api.calls.filter(({ headers }) => headers.authorization)).toEqual([])
		},
	)

	test('preferences can be saved [89]', async () => {
		const page = await startVisitor(portal.url).visit('/preferences')
		page.choose('Nog groter')
		const saved = await page.press('Bewaar uw voorkeuren')
		expect([saved.status, saved.path]).toEqual([200, '/preferences'])
		expect(saved.getByLabelText<HTMLInputElement>('Nog groter').checked).toBe(true)
	})

	test('a script that asks for data gets the same verdict [89]', async () => {
		const answer = await anna.visit('/dashboard?_data=routes%2Fportal%2Fdashboard')
		expect([answer.status, answer.headers['retry-after']]).toEqual([503, '300'])
		expect(answer.html).not.toContain('Lindelaan')
	})

	test('no form is taken: neither a login nor an upload reaches the API [89]', async () => {
		const guest = startVisitor(portal.url)
		const login = await guest.visit('/', { method: 'POST', body: form, from: await guest.visit('/') })
		const upload = await anna.visit('/actions/11001/upload-document', {
			method: 'POST',
			body: { type: 'multipart/form-data; boundary=x', body: Buffer.from('--x--\r\n') },
			from: await anna.visit('/dashboard'),
		})
		expect([login.status, upload.status]).toEqual([503, 503])
		expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([])
	})

	test('the page speaks English to who chose it, and wears the colours of the firm [5] [89]', async () => {
		const page = await (await startVisitor(portal.url).visit('/')).press('English')
		expect(page.status).toBe(503)
		expect(page.getByRole('heading', { level: 1 }).textContent).toBe('We will be back soon')
		expect(page.words).toContain('Please try again later. Your data is safe.')
		expect(page.html).toContain('/theme/0A2E65-ff5d00-')
	})

	test('one can still log out [25] [89]', async () => {
		const page = await anna.visit('/logout')
		expect(page.words).toContain('U bent uitgelogd.')
	})
})

describe('Messages about maintenance', async () => {
	const { api, portal, branches } = await useBranches()

	const openLogin = (maintenance: Parameters<typeof createDocument>[0]) =>
		startVisitor(portal.url).visit(
			`/?domain=${branches.open({ '/api/maintenance': createDocument(maintenance) })}`,
		)

	test('stand at the login in the words of the firm, as words [103]', async () => {
		const notice = 'Zaterdag <b>dicht</b> & zondag <script>alert(1)</script> open'
		const page = await openLogin({ maintenance: false, show_notice: true, notice })
		expect(page.status).toBe(200)
		expect(page.getByText(notice)).toBeTruthy()
		expect(page.words).toContain('Bericht over onderhoud')
		expect(page.getByRole('button', { name: 'Inloggen' })).toBeTruthy()
	})

	test('are not shown before the firm wants them to be [103]', async () => {
		const page = await openLogin({ maintenance: false, show_notice: false, notice: 'Nog geheim' })
		expect(page.words).not.toContain('Nog geheim')
		expect(page.words).not.toContain('Bericht over onderhoud')
	})

	test('may come in both languages, signing in goes on, and they stand on top of the overview [5] [103] [A275]', async () => {
		const notice = { nl: 'Zaterdag dicht', en: 'Closed on Saturday' }
		const dutch = await openLogin({ maintenance: 0, show_notice: '1', notice })
		expect(dutch.getByText('Zaterdag dicht')).toBeTruthy()
		expect((await dutch.press('English')).getByText('Closed on Saturday')).toBeTruthy()
		const visitor = startVisitor(portal.url)
		const domain = branches.open({ '/api/maintenance': createDocument({ show_notice: true, notice }) })
		const overview = await tryToSignIn(visitor, { branch: domain })
		expect(overview.path).toBe('/dashboard')
		const main = overview.getByRole('main').textContent
		expect(main.indexOf('Zaterdag dicht')).toBeGreaterThan(0)
		expect(main.indexOf('Zaterdag dicht')).toBeLessThan(main.indexOf('Nu eerst'))
	})

	test('in Dutch alone are told as Dutch on an English page [5]', async () => {
		const notice = { nl: 'Zaterdag dicht' }
		const page = await (await openLogin({ show_notice: true, notice })).press('English')
		expect(page.document.querySelector('main [lang=nl]')?.textContent).toBe('Zaterdag dicht')
	})

	test.each<[string, Parameters<typeof createDocument>[0], number]>(
		deal('accounts', [
			['maintenance true', { maintenance: true }, 503],
			['maintenance as a text', { maintenance: '1' }, 503],
			['the older name enabled', { enabled: true }, 503],
			['maintenance false', { maintenance: 'false' }, 200],
			['nothing at all', {}, 200],
		]),
	)('The portal understands %s [89] [279]', async (_what, attributes, status) => {
		expect((await openLogin(attributes)).status).toBe(status)
	})

	test('A firm whose maintenance cannot be asked for is open, and says that something failed [88] [89]', async () => {
		const domain = branches.open({ '/api/maintenance': () => HttpResponse.json({}, { status: 500 }) })
		const page = await startVisitor(portal.url).visit(`/?domain=${domain}`)
		expect(page.status).toBe(200)
		expect(page.getByText('Er is een fout opgetreden, probeer het nog een keer.')).toBeTruthy()
		expect(page.getByRole('button', { name: 'Inloggen' })).toBeTruthy()
	})

	test('Maintenance comes before the choice of a branch [88]', async () => {
		api.answer(http.get('*/api/maintenance', () => HttpResponse.json({ maintenance: true })))
		await portal.forget()
		const page = await startVisitor(portal.url).visit('/')
		expect(page.status).toBe(503)
		expect(page.queryAllByRole('button', { name: /^Kies / })).toEqual([])
	})
})
