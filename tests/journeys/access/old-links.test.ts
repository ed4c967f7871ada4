import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { askForTokens } from '#tests/support/ask-for-tokens'
import { startVisitor } from '#tests/support/visitor'
import { oneBranch, useSite } from '#tests/support/use-site'

const { api, portal } = await useSite({ env: oneBranch })

const goOn = 'Ja, ga verder met de link'

describe('A link whose access token is over', () => {
	const refreshes = () => api.callsTo('POST', '/api/auth/refresh').length
	const used = 'Deze link is al gebruikt. Vraag een nieuwe link aan.'
	const askForOldLink = async (path: string) => {
		const { refreshToken } = await askForTokens(api)
		api.forgetCalls()
		return `${path}${path.includes('?') ? '&' : '?'}accessToken=verlopen&refreshToken=${refreshToken}`
	}

	test.each(['/important-documents', '/', '/actions?q=mail', '/settings/my-data/all.zip'])(
		'asks by a button before it spends its refresh token, and opens one session: %s',
		async (path) => {
			const address = await askForOldLink(path)
			const scanner = startVisitor(portal.url)
			const scanned = await scanner.visit(address)
			const visitor = startVisitor(portal.url)
			const asked = await visitor.visit(address)
			expect([scanned.status, asked.status, refreshes()]).toEqual([200, 200, 0])
			expect(asked.getByRole('heading', { level: 1 }).textContent).toBe('Verdergaan met de link?')
			const page = await asked.press(goOn)
			expect([page.status, page.words, refreshes()]).toEqual([
				200,
				expect.stringContaining('U bent ingelogd.'),
				1,
			])
			expect((await scanned.press(goOn)).words).toContain(used)
			expect((await startVisitor(portal.url).visit(address)).words).toContain(used)
			const again = await visitor.visit(address)
			expect(again.words).not.toContain(used)
			expect(again.queryByRole('button', { name: goOn })).toBeNull()
			expect((await visitor.visit('/dashboard')).path).toBe('/dashboard')
			expect(refreshes()).toBe(1)
		},
	)

	test('opens one session when its button is pressed twice at once, or in a second tab', async () => {
		const visitor = startVisitor(portal.url)
		const address = await askForOldLink('/important-documents')
		const [asked, tab] = [await visitor.visit(address), await visitor.visit(address)]
		const pages = await Promise.all([asked.press(goOn), asked.press(goOn)])
		pages.push(await tab.press(goOn))
		expect(pages.map(({ path }) => path)).toEqual(Array(3).fill('/important-documents'))
		expect(refreshes()).toBe(1)
	})

	test('can be opened again by the same browser after a failure of the API, without another renewal', async () => {
		const visitor = startVisitor(portal.url)
		const asked = await visitor.visit(await askForOldLink('/important-documents'))
		api.fault('GET', '/api/products/definitions', { status: 500, code: 'genericError' })
		await asked.press(goOn)
		await api.heal()
		const page = await asked.press(goOn)
		expect([page.path, refreshes()]).toEqual(['/important-documents', 1])
	})

	test('waits no longer than its question: who answers later opens the link again', async () => {
		const visitor = startVisitor(portal.url)
		const asked = await visitor.visit(await askForOldLink('/important-documents'))
		visitor.cookies.clear()
		await visitor.visit('/')
		expect((await asked.press(goOn)).words).toContain('Open de link opnieuw.')
		expect(refreshes()).toBe(0)
	})

	test('was opened by several while it was good: they share each renewal, and it opens no more', async () => {
		const tokens = await askForTokens(api)
		const address = `/dashboard?${new URLSearchParams({ ...tokens })}`
		const visitors = [1, 2, 3].map(() => startVisitor(portal.url))
		for (const visitor of visitors) await visitor.visit(address)
		const over = new Set([`Bearer ${tokens.accessToken}`])
		api.answer(
			http.all('*', ({ request }) =>
				over.has(request.headers.get('authorization') ?? '')
					? HttpResponse.json({ code: 'accessTokenExpired' }, { status: 401 })
					: undefined,
			),
		)
		api.forgetCalls()
		const pages = await Promise.all(visitors.slice(0, 2).map((visitor) => visitor.visit('/dashboard')))
		expect([pages.map(({ path }) => path), refreshes()]).toEqual([['/dashboard', '/dashboard'], 1])
		const renewed = api.callsTo('GET', '/api/actions').at(-1)?.headers.authorization ?? ''
		over.add(renewed)
		for (const visitor of visitors) expect((await visitor.visit('/dashboard')).path).toBe('/dashboard')
		expect(refreshes()).toBe(2)
		expect((await startVisitor(portal.url).visit(address)).words).toContain(used)
		expect((await visitors[0]?.visit('/dashboard'))?.path).toBe('/dashboard')
		await api.heal()
	})
})
