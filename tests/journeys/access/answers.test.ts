import { describe, expect, test } from 'vitest'
import { findHydrationData } from '../../support/hydration-data'
import { sendRaw } from '../../support/raw-request'
import { signIn } from '../../support/sign-in'
import { startVisitor } from '../../support/visitor'
import { deal } from '#tests/support/full'
import { oneBranch, useSite } from '#tests/support/use-site'

const { api, portal } = await useSite({ env: oneBranch })
const anna = (await signIn(portal.url)).visitor

const common = {
	'x-content-type-options': 'nosniff',
	'x-frame-options': 'DENY',
	'referrer-policy': 'strict-origin-when-cross-origin',
	'cross-origin-opener-policy': 'same-origin',
	'cross-origin-resource-policy': 'same-origin',
}

describe.each(
	deal('accounts', [
		['a page', '/dashboard', 200],
		['data for a script', '/dashboard?_data=routes%2Fportal%2Fdashboard', 200],
		['a file', '/actions/11012/download', 200],
		['a redirect', '/', 302],
		['a page that is not there', '/nergens', 404],
		['an asset that is not there', '/assets/nergens.js', 404],
		['an image that is not there', '/images/nergens', 404],
		['a small script', '/enhance.js', 200],
	]),
)('%s', (_what, path, status) => {
	test('is answered with the headers that guard a browser', async () => {
		const answer = await anna.visit(path, { redirects: false })
		expect(answer.status).toBe(status)
		expect(answer.headers).toMatchObject(common)
		expect(answer.headers['content-security-policy']).toMatch(/default-src 'none'/)
		expect(answer.headers['x-request-id']).toMatch(/^[\w-]{36}$/)
		expect(answer.headers['x-powered-by']).toBeUndefined()
		expect(answer.headers.server).toBeUndefined()
	})
})

test.each(
	deal('accounts', [
		'/dashboard',
		'/dashboard?_data=routes%2Fportal%2Fdashboard',
		'/important-documents',
		'/actions/11001/upload-document',
		'/actions/11012/download',
		'/important-documents/10701/download',
		'/nergens',
		'/',
		'/logout',
	]),
)('No cache keeps what a client sees: %s [676]', async (path) => {
	const { visitor } = await signIn(portal.url)
	const answer = await visitor.visit(path, { redirects: false })
	const isPage = answer.headers['content-type']?.startsWith('text/html')
	expect(answer.headers['cache-control']).toBe(isPage ? 'no-store, no-transform' : 'no-store')
})

/** Headers of a navigation within the site: a first page also contains its styles and starts scripts later. */
const later = { headers: { 'sec-fetch-site': 'same-origin' } }

test('Only what is named by its content is kept, and that for a year [676]', async () => {
	const page = await anna.visit('/dashboard', later)
	const sheets = ['sheet', 'styles'].map(
		(name) => page.document.querySelector<HTMLElement>(`[data-${name}]`)?.dataset[name] ?? '',
	)
	expect(sheets).toHaveLength(2)
	for (const sheet of sheets) {
		expect(sheet).toMatch(/^\/(assets|theme)\/[^?]+\.css$/)
		const { headers } = await startVisitor(portal.url).visit(sheet)
		expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
		expect(headers['content-type']).toContain('text/css')
	}
})

test('Every script of a page carries the nonce of that answer, and the next answer has another [147]', async () => {
	const nonceOf = (page: { headers: Record<string, string> }) =>
		/'nonce-([^']+)'/.exec(page.headers['content-security-policy'] ?? '')?.[1]
	const page = await anna.visit('/dashboard')
	const noncesOf = ({ document }: typeof page) =>
		new Set(
			[...document.querySelectorAll('script:not([data-src])')].map((script) => script.getAttribute('nonce')),
		)
	expect(noncesOf(page)).toEqual(new Set([nonceOf(page)]))
	const next = await anna.visit('/dashboard', later)
	expect(next.document.querySelectorAll('script').length).toBeGreaterThan(1)
	expect(noncesOf(next)).toEqual(new Set([nonceOf(next)]))
	expect(nonceOf(await anna.visit('/dashboard'))).not.toBe(nonceOf(page))
	expect(page.html).not.toMatch(/ on[a-z]+="|javascript:|style="/)
})

test('HEAD answers as GET does, without a body', async () => {
	const answer = await anna.visit('/dashboard', { method: 'HEAD' })
	expect([answer.status, answer.bytes.length]).toEqual([200, 0])
	expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
})

test('A guest page is a plain document; a page of the portal is complete before its scripts run [670]', async () => {
	const visitor = startVisitor(portal.url)
	const first = await visitor.visit('/')
	expect(
		[...first.document.querySelectorAll('noscript *')].filter(({ tagName }) => tagName !== 'LINK'),
	).toEqual([])
	const login = await visitor.visit('/', later)
	expect(findHydrationData(login.html)).toBeUndefined()
	expect([...login.document.querySelectorAll('script')].map((script) => script.getAttribute('src'))).toEqual([
		'/enhance.js',
	])
	for (const path of ['/dashboard', '/important-documents', '/actions/11001/upload-document']) {
		const page = await anna.visit(path, later)
		expect(page.getAllByRole('heading', { level: 1 })).toHaveLength(1)
		expect(page.html).not.toMatch(/<template|<noscript|<div hidden|<!--\$\?-->/)
		expect(page.words.length).toBeGreaterThan(400)
	}
})

describe.each(
	deal('accounts', [
		'%2e%2e',
		'..%2f..%2fconsumers',
		'%2F',
		'%00',
		'%0d%0aX-Evil:%201',
		'%3Cscript%3Ealert(1)%3C%2Fscript%3E',
		"'%20or%20'1'='1",
		'__proto__',
		'constructor',
		'%F0%9F%98%80',
		'a'.repeat(129),
		'a'.repeat(4000),
		'99999999',
		'%ff',
		'%',
		'11001%00',
		'11001%3Fa=b',
	]),
)('The id %s', (id) => {
	test.each(['upload-document', 'download', 'download-added', 'download-otd'])(
		'leads nowhere with %s [278]',
		async (page) => {
			const cookie = anna.cookies.header('/') ?? ''
			const answer = await sendRaw(portal.url, `/actions/${id}/${page}`, { headers: { cookie } })
			if (answer.status === 302) expect(answer.headers.location).toBe('/404')
			else expect([400, 404]).toContain(answer.status)
			expect(answer.text).not.toContain('<script>alert')
			expect(answer.headers['x-evil']).toBeUndefined()
			const strange = api.calls.filter(({ path }) => !/^\/api\/[a-z/-]+$/.test(path))
			expect(strange.map(({ path }) => path)).toEqual([])
		},
	)
})
