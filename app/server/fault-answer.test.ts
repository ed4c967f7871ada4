import { tmpdir } from 'node:os'
import { Hono } from 'hono'
import { JSDOM } from 'jsdom'
import { expect, test, vi } from 'vitest'
import { StoreUnavailable } from '#app/session/store.server'
import { findMarkupErrors } from '../../tests/access/judge'
import { guardRequest } from './request-guard.server'
import { createFaultHandler } from './fault-answer.server'
import type { ServerEnv } from './request-facts.server'

vi.stubEnv('DATA_DIR', tmpdir())
vi.stubEnv('SESSION_SECRET', 's'.repeat(32))
vi.stubEnv('LOG_LEVEL', 'silent')

const unavailable = new Error('what failed', { cause: new StoreUnavailable('ECONNREFUSED 10.0.0.9') })

async function ask(path: string, failure: Error) {
	const app = new Hono<ServerEnv>()
	app.onError(createFaultHandler(['/assets/root.css']))
	app.use(guardRequest)
	app.all('*', () => Promise.reject(failure))
	const response = await app.request(`http://localhost${path}`, { headers: { Host: 'localhost' } }, {})
	const html = await response.text()
	return { response, html, document: new JSDOM(html).window.document }
}

test('While the sessions can’t be reached a calm page in both languages says when to come back', async () => {
	const { response, html, document } = await ask('/dashboard?page=2&accessToken=geheim', unavailable)
	expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '30'])
	expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
	expect(document.querySelector('h1')?.textContent).toBe('Wij zijn even niet bereikbaar')
	expect(document.querySelector('[lang=en] h2')?.textContent).toBe('We are unavailable for a moment')
	expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
		'/dashboard?page=2',
		'/dashboard?page=2',
	])
	expect(document.body.textContent).toContain(response.headers.get('X-Request-Id'))
	expect(html).not.toMatch(/geheim|ECONNREFUSED|10\.0\.0\.9|<script|at Object/)
	expect(await findMarkupErrors(html)).toEqual([])
})

test('A fault of ours with the sessions in place is a 500, with a number that finds it in the log', async () => {
	const { response, document } = await ask('/', new Error('ECONNREFUSED 10.0.0.9'))
	expect([response.status, response.headers.get('Retry-After')]).toEqual([500, null])
	expect(document.querySelector('h1')?.textContent).toBe('Er ging iets mis')
	expect(document.body.textContent).toContain(response.headers.get('X-Request-Id'))
})
