// Own portal: its Redis fails.
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { feedbackLinks } from '#app/backend/seed/feedback'
import { fillIn, roos, send } from '#tests/journeys/guest/dossier-site'
import { startApi } from '#tests/support/api'
import { startPortal, type TestPortal } from '#tests/support/portal'
import { hasRedis, startRedis, type TestRedis } from '#tests/support/redis'
import { demoPassword, signIn } from '#tests/support/sign-in'
import { startVisitor, type Send, type Visitor } from '#tests/support/visitor'

/** Milliseconds: far above the portal's own wait, far below the 100 s and more without a deadline. */
const soon = 15_000

describe.skipIf(!hasRedis())('With sessions in a Redis', () => {
	let api: Awaited<ReturnType<typeof startApi>>
	let redis: TestRedis
	let portal: TestPortal
	let visitor: Visitor
	beforeAll(async () => {
		api = await startApi()
		redis = await startRedis()
		const env = { REDIS_URL: redis.url, RATE_LIMITS: 'on' }
		portal = await startPortal({ apiUrl: api.url, env })
		visitor = (await signIn(portal.url, { branch: 'noord' })).visitor
	})
	afterEach(() => redis.resume())
	afterAll(async () => {
		await portal.close()
		await redis.close()
		await api.close()
	})

	async function ask(path: string, send: Send = {}) {
		const visiting = visitor.visit(path, { redirects: false, ...send })
		const inTime = await Promise.race([visiting, wait(soon, undefined, { ref: false })])
		return { status: inTime?.status, retry: inTime?.headers['retry-after'], html: inTime?.html ?? '' }
	}
	const away = { status: 503, retry: '30' }

	test('one that stands still costs nobody more than a moment, and all are back with it', async () => {
		redis.pause()
		const pages = ['/dashboard', '/', '/theme/0.css', '/images/x', '/actions/11001/upload-document']
		for (const answer of await Promise.all(pages.map((path) => ask(path)))) {
			expect(answer).toMatchObject(away)
			expect(answer.html).toContain('Wij zijn even niet bereikbaar')
			expect(answer.html).toContain('We are unavailable for a moment')
		}
		const body = { type: 'application/x-www-form-urlencoded', body: Buffer.from('language=en') }
		expect(await ask('/language', { method: 'POST', body })).toMatchObject(away)
		expect(await ask('/dashboard?_data=routes%2Fportal%2Fdashboard')).toMatchObject(away)
		expect((await ask('/healthz')).status).toBe(200)
		expect((await ask('/readyz')).html).toContain('"store":"failing"')
		redis.resume()
		await expect.poll(async () => (await ask('/dashboard')).status, { interval: 100 }).toBe(200)
	})

	test('one that is away keeps no guest from opening a form, and its send goes through once it is back', async () => {
		const guest = startVisitor(portal.url)
		redis.pause()
		const form = fillIn(await guest.visit('/dossiers/create?domain=noord'), roos)
		const mail = await guest.visit(feedbackLinks[0] ?? '')
		expect([form.status, mail.status]).toEqual([200, 200])
		expect(mail.words).toContain('Wij kunnen nu niet zien of wij die beoordeling al hebben.')
		expect(mail.queryByRole('button', { name: 'Geef uw beoordeling door' })).not.toBeNull()
		const waits = await form.press(send)
		expect([waits.status, waits.headers['retry-after']]).toEqual([503, '30'])
		expect(api.callsTo('POST', /create-dossier|nps-feedback/)).toEqual([])
		redis.resume()
		await expect.poll(async () => (await ask('/dashboard')).status, { interval: 100 }).toBe(200)
		expect((await form.press(send)).path).toBe('/dossiers/create?sent=1')
		expect(api.callsTo('POST', '/api/create-dossier')).toHaveLength(1)
	})

	test('one that is full takes no login, and says so; who is signed in can read on', async () => {
		const guest = startVisitor(portal.url)
		const page = await guest.visit('/?domain=noord')
		page.fill(/^E-mailadres/, 'bram@voorbeeld.nl')
		page.fill('Wachtwoord', demoPassword)
		await redis.configure('maxmemory', '1')
		const answer = await page.press('Inloggen')
		expect(answer.status).toBe(503)
		expect(answer.headers['retry-after']).toBe('30')
		expect(answer.html).toContain('niet bereikbaar')
		expect((await ask('/readyz')).html).toContain('"store":"failing"')
		expect((await visitor.visit('/help')).status).toBe(200)
		await redis.configure('maxmemory', '0')
		expect((await page.press('Inloggen')).path).toBe('/dashboard')
	})
})
