// Own portals: their stores are copied.
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { sendForms, sentForms } from '#tests/fixtures/traces'
import { startApi } from '#tests/support/api'
import { startPortal } from '#tests/support/portal'
import { createReceiptKey } from '#tests/support/receipt-key'
import { hasRedis, startRedis } from '#tests/support/redis'
import { runCommand } from '#tests/run/run-command'
import { signIn } from '#tests/support/sign-in'
import { startVisitor } from '#tests/support/visitor'

const keys = { SESSION_SECRET: 'copied-'.repeat(6), RECEIPT_KEY: createReceiptKey() }
const amount = 'Welk bruto jaarinkomen verwacht u, in euro’s?'

let api: Awaited<ReturnType<typeof startApi>>
let folder: string
beforeAll(async () => {
	api = await startApi()
})
afterAll(() => api.close())
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'portal-copy-store-'))
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
})

type Environment = Record<string, string>

/** The list of erased clients that a portal has without a setting. */
const listOf = (name: string) => ({ ERASURES_DIR: join(folder, name, 'erasures') })

async function open(name: string, env: Environment) {
	mkdirSync(join(folder, name), { recursive: true })
	const portal = await startPortal({
		apiUrl: api.url,
		dataDir: join(folder, name),
		env: { ...keys, ...env },
	})
	onTestFinished(() => portal.close())
	return portal
}

/** `copy-store` with the folder of this name as DATA_DIR. */
async function copy(direction: 'to-redis' | 'to-file', name: string, env: Environment) {
	mkdirSync(join(folder, name), { recursive: true })
	return runCommand({
		args: ['copy-store', direction],
		folder: join(folder, name),
		env: { ...keys, API_URL: api.url, ...env },
	})
}

function returnTo(url: string, cookies = '') {
	const visitor = startVisitor(url)
	for (const cookie of cookies.split('; ').filter(Boolean)) visitor.cookies.store(`${cookie}; Path=/`)
	return visitor
}

/** Facts that a returning client with the cookies of a session reads. */
async function findTraces(url: string, cookies?: string) {
	const visitor = returnTo(url, cookies)
	const { path } = await visitor.visit('/dashboard')
	const receipts = (await visitor.visit('/receipts')).document.querySelectorAll(
		'main a[href^="/receipts/"]:not([href$=".zip"])',
	)
	const draft = await visitor.visit('/actions/11036/hypact-form')
	const typed = draft.document.querySelector('main h2')?.textContent.startsWith('Stap 3')
		? draft.getByLabelText<HTMLInputElement>(amount).value
		: undefined
	return { path, receipts: receipts.length, typed }
}

const all = { path: '/dashboard', receipts: sentForms.length, typed: '12,' }
const none = { receipts: 0, typed: undefined }

describe.skipIf(!hasRedis())('Records of the file store', () => {
	test('go to Redis and back: who is signed in stays so, drafts and receipts stay, and who was erased stays away', async () => {
		const redis = await startRedis()
		onTestFinished(() => redis.close())
		const shared = { REDIS_URL: redis.url, ...listOf('first') }
		const first = await open('first', {})
		const running = await copy('to-redis', 'first', shared)
		expect([running.code, running.complaint]).toEqual([
			1,
			`DATA_DIR: ${join(folder, 'first/sessions.db')} can't be used: it is in use; stop the portal first\n`,
		])
		const anna = (await sendForms(first.url)).cookies.header('/dashboard')
		const bram = await signIn(first.url, { branch: 'noord', email: 'bram@voorbeeld.nl' })
		const other = bram.visitor.cookies.header('/dashboard')
		await first.close()
		const there = await copy('to-redis', 'first', shared)
		expect(there).toMatchObject({ code: 0, complaint: '' })
		expect(there.said).toMatch(/^Copied [1-9]\d* records to Redis\n$/)

		const second = await open('second', shared)
		expect(await findTraces(second.url, anna)).toEqual(all)
		expect(await findTraces(second.url, other)).toMatchObject({ path: '/dashboard' })
		await second.close()
		const back = await copy('to-file', 'third', shared)
		expect(back).toMatchObject({ code: 0, complaint: '' })
		expect(back.said).toMatch(/^Copied [1-9]\d* records to .*third\n$/)
		expect(readdirSync(join(folder, 'third'))).toEqual(['sessions.db'])
		const third = await open('third', listOf('first'))
		expect(await findTraces(third.url, anna)).toEqual(all)
		const page = await returnTo(third.url, anna).visit('/settings/my-data')
		await (await page.follow('Wis wat deze site bewaart')).press('Ja, wis dit')
		await third.close()

		// The first store is copied once more, as after a loss of Redis.
		await redis.send('FLUSHALL')
		expect(await copy('to-redis', 'first', shared)).toMatchObject({ code: 0 })
		const again = await open('second', shared)
		expect(again.log()).toContainEqual(
			expect.objectContaining({ msg: 'a restored store was erased again', erasures: 1 }),
		)
		expect(await findTraces(again.url, anna)).toMatchObject(none)
		expect(await findTraces(again.url, other)).toMatchObject({ path: '/dashboard' })
	}, 120_000)
})
