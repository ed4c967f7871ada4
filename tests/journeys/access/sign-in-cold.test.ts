import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTotp } from '#app/backend/password.server'
import { listNotices } from '../../support/card'
import { generic } from '../../support/fault-list'
import { deal } from '#tests/support/full'
import { useBranches, type OwnAnswers } from '../../support/own-branches'
import type { Page } from '../../support/page'
import { demoPassword, tryToSignIn } from '../../support/sign-in'
import { startVisitor, type Visitor } from '../../support/visitor'
import { createPair } from './entry-site'

const { api, portal, branches } = await useBranches()
beforeEach(() => api.forgetCalls())

/** A branch without earlier visitors, so that nothing is cached. The call fails until `heal`. */
function openBranch(path: string) {
	const answers: OwnAnswers = { [path]: () => HttpResponse.json({ code: 'mysqlError' }, { status: 500 }) }
	return { branch: branches.open(answers), heal: () => void delete answers[path] }
}

interface Way {
	/** The call that returns the tokens. */
	first: string
	/** Result of a sign-in at this branch. */
	enter: (visitor: Visitor, branch: string) => Promise<Page>
}

const ways: Record<string, Way> = {
	password: {
		first: '/api/auth/login',
		enter: (visitor, branch) => tryToSignIn(visitor, { branch }),
	},
	code: {
		first: '/api/auth/two-factor',
		async enter(visitor, branch) {
			const step = await tryToSignIn(visitor, { branch, email: 'tom@voorbeeld.nl' })
			expect(step.path).toBe('/login/code')
			step.fill('Code uit de app', createTotp('JZXW64TEMVZGY2LD', new Date()))
			return step.press('Verder')
		},
	},
}

async function enterByAddress(visitor: Visitor, branch: string) {
	const { accessToken, refreshToken, query } = await createPair(api)
	const page = await visitor.visit(`/?domain=${branch}&${query}`)
	for (const token of [accessToken, refreshToken]) expect(page.html).not.toContain(token)
	return page
}

/** Calls that a sign-in needs besides the tokens. */
const needed = [
	'/api/consumers',
	'/api/products/definitions',
	'/api/licenses/current',
	'/api/languages',
	'/api/languages/current',
]
const failing = Object.entries(ways).flatMap(([way, { first, enter }]) =>
	[first, ...needed].map((path) => ({ way, enter, path })),
)

describe('At a branch that nobody visited before', () => {
	test.each(deal('accounts', failing))(
		'signing in by $way ends at the login with the error when $path fails; nobody is signed in [112]',
		async ({ enter, path }) => {
			const { branch, heal } = openBranch(path)
			const visitor = startVisitor(portal.url)
			const page = await enter(visitor, branch)
			expect(page.path).toBe('/')
			expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Inloggen')
			expect(page.words).toContain(generic.nl)
			expect(api.calls.filter((call) => call.path === path).length).toBeGreaterThan(0)
			expect((await visitor.visit('/dashboard')).path).toBe('/')
			heal()
			expect((await visitor.visit('/dashboard')).path).toBe('/')
			expect((await enter(visitor, branch)).path).toBe('/dashboard')
		},
	)

	// Languages are requested only once the address has set the branch.
	test.each([
		['/api/consumers', 502, generic.nl],
		['/api/products/definitions', 502, generic.nl],
		['/api/licenses/current', 503, 'Dit kan nu even niet'],
	])(
		'the tokens of an address open nothing while %s fails, in words where they were read; the link works later [112]',
		async (path, status, words) => {
			const { branch, heal } = openBranch(path)
			const visitor = startVisitor(portal.url)
			const page = await enterByAddress(visitor, branch)
			expect([page.status, page.words]).toEqual([status, expect.stringContaining(words)])
			expect((await visitor.visit('/dashboard')).path).toBe('/')
			heal()
			expect((await enterByAddress(visitor, branch)).path).toBe('/dashboard')
		},
	)

	test.each(
		deal('accounts', [
			'/api/maintenance',
			'/api/theme',
			'/api/dictionary',
			'/api/notifications',
			'/api/banners',
		]),
	)(
		'%s is no part of signing in: without it the client is in, and reads that something is missing',
		async (path) => {
			const { branch } = openBranch(path)
			const page = await tryToSignIn(startVisitor(portal.url), { branch })
			expect([page.status, page.path]).toEqual([200, '/dashboard'])
			expect(listNotices(page)).toEqual(
				expect.arrayContaining(['Gelukt U bent ingelogd.', expect.stringContaining(generic.nl)]),
			)
		},
	)
})

test('Consumer, definitions, licence and language are loaded before anybody is in, the client’s own with the new token [109]', async () => {
	const visitor = startVisitor(portal.url)
	const form = await visitor.visit('/?domain=noord')
	const formToken = form.document.querySelector<HTMLInputElement>('[name=formToken]')?.value ?? ''
	const fields = new URLSearchParams({ formToken, email: 'anna@voorbeeld.nl', password: demoPassword })
	await portal.forget()
	const there = startVisitor(portal.url, { textBrowser: true })
	for (const { name, value } of visitor.cookies.all()) there.cookies.store(`${name}=${value}; Path=/`)
	api.forgetCalls()
	const body = { type: 'application/x-www-form-urlencoded', body: Buffer.from(fields.toString()) }
	const answer = await there.visit('/', { method: 'POST', body, redirects: false })
	const calls = [...api.calls]
	const page = await there.visit('/dashboard')
	expect([answer.status, answer.headers.location, page.path]).toEqual([303, '/dashboard', '/dashboard'])
	expect(calls.map(({ path }) => path)).toEqual(expect.arrayContaining(needed))
	const login = calls.findIndex((call) => call.path === '/api/auth/login')
	const own = calls.slice(login + 1).filter(({ headers }) => headers.authorization)
	expect(own.map((call) => call.path).sort()).toEqual(['/api/consumers', '/api/products/definitions'])
})
