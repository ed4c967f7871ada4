// Own portals: their stores are restored from a backup.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { fillWithoutScripts } from '#tests/actions/steps'
import { sentForms } from '#tests/fixtures/traces'
import { report } from '#tests/stress/figures'
import { startApi } from '#tests/support/api'
import { deal } from '#tests/support/full'
import { startPortal, type TestPortal } from '#tests/support/portal'
import { createReceiptKey } from '#tests/support/receipt-key'
import { hasRedis, startRedis } from '#tests/support/redis'
import { runCommand } from '#tests/run/run-command'
import { demoPassword, signIn } from '#tests/support/sign-in'
import { startVisitor, type Visitor } from '#tests/support/visitor'

const keys = { SESSION_SECRET: 'restored-'.repeat(5), RECEIPT_KEY: createReceiptKey() }
const bram = 'bram@voorbeeld.nl'

let api: Awaited<ReturnType<typeof startApi>>
beforeAll(async () => {
	api = await startApi()
})
afterAll(() => api.close())

type Environment = Record<string, string>

interface Storage {
	env: Environment
	backUp: () => Promise<void>
	restore: (env: Environment) => Promise<TestPortal>
}

/** A store with a backup; `restore` starts a portal on the backup. */
async function openStorage(kind: string, folder: string): Promise<Storage> {
	const first = join(folder, 'first')
	if (kind === 'file') {
		const copy = join(folder, 'copy')
		const command = { folder: first, env: { ...keys, API_URL: api.url } }
		return {
			env: {},
			backUp: async () =>
				expect(await runCommand({ ...command, args: ['backup', copy] })).toMatchObject({ code: 0 }),
			restore: (env: Environment) => open(copy, env),
		}
	}
	const redis = await startRedis()
	onTestFinished(() => redis.close())
	let dumped: Buffer
	return {
		env: { REDIS_URL: redis.url },
		backUp: async () => void (dumped = await redis.dump()),
		restore: async (env: Environment) => {
			const restored = await startRedis(dumped)
			onTestFinished(() => restored.close())
			return open(first, { REDIS_URL: restored.url, ...env })
		},
	}
}

async function open(dataDir: string, env: Environment) {
	mkdirSync(dataDir, { recursive: true })
	const portal = await startPortal({ apiUrl: api.url, dataDir, env: { ...keys, ...env } })
	onTestFinished(() => portal.close())
	return portal
}

async function findBramsId() {
	const headers = { 'content-type': 'application/json', domain: 'noord' }
	const body = JSON.stringify({ email: bram, password: demoPassword })
	const login = new Request('http://api/api/auth/login', { method: 'POST', headers, body })
	const answer = (await (await api.backend.handle(login)).json()) as {
		data: { attributes: { consumerId: string } }
	}
	return answer.data.attributes.consumerId
}

/** Each store has a form of its own, because the API is shared. */
async function send(visitor: Visitor, kind: string) {
	const form = sentForms[kind === 'file' ? 0 : 1]
	if (!form) throw new Error('There is a form')
	const page = await fillWithoutScripts(await visitor.visit(form.address), form.steps)
	await page.press(form.button)
}

async function countReceipts(visitor: Visitor) {
	const { document } = await visitor.visit('/receipts')
	return document.querySelectorAll('main a[href^="/receipts/"]:not([href$=".zip"])').length
}

/** Address at which an earlier visit lands on another portal. */
async function returnTo(portal: TestPortal, { cookies }: Visitor) {
	const visitor = startVisitor(portal.url)
	for (const { name, value } of cookies.all()) visitor.cookies.store(`${name}=${value}; Path=/`)
	return (await visitor.visit('/dashboard')).path
}

describe.each(deal('redis', ['file', 'redis']))('With a backup of the %s store', (kind) => {
	test.skipIf(kind === 'redis' && !hasRedis())(
		'who was erased after it does not come back, others do, and a restore without the list stops',
		{ timeout: 120_000 },
		async () => {
			const folder = mkdtempSync(join(tmpdir(), 'portal-restore-'))
			onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
			const list = { ERASURES_DIR: join(folder, 'erasures') }
			const storage = await openStorage(kind, folder)
			const portal = await open(join(folder, 'first'), { ...storage.env, ...list, RATE_LIMITS: 'on' })
			const anna = await signIn(portal.url, { branch: 'noord' })
			const kees = await signIn(portal.url, { branch: 'delta', email: 'kees@voorbeeld.nl' })
			const erased = await signIn(portal.url, { branch: 'noord', email: bram })
			for (let more = 0; more < 11; more += 1) await signIn(portal.url, { branch: 'noord', email: bram })
			await send(anna.visitor, kind)
			expect(await countReceipts(anna.visitor)).toBe(1)
			const started = performance.now()
			await storage.backUp()
			const backedUp = performance.now()

			const mine = await anna.visitor.visit('/settings/my-data')
			await (await mine.follow('Wis wat deze site bewaart')).press('Ja, wis dit')
			const env = { ...keys, ...storage.env, ...list, API_URL: api.url }
			const command = { args: ['erase-client', '--branch=noord'], folder: join(folder, 'first'), env }
			const done = await runCommand({ ...command, input: `${await findBramsId()}\n${bram}\n` })
			expect([done.code, done.complaint]).toEqual([0, ''])
			expect(done.said).toMatch(/^Erased [1-9]\d* records; of the login names: 1\n$/)
			expect(await returnTo(portal, erased.visitor)).toBe('/')
			const nobody = await runCommand({ ...command, input: 'nobody\nkees@voorbeeld.nl\n' })
			expect([nobody.code, nobody.said]).toEqual([
				1,
				'Erased 0 records: nothing is stored of this id in branch noord; of the login names: 1\n',
			])
			await portal.close()

			await expect(storage.restore({})).rejects.toThrow('belongs to the list of erased clients')
			const restoring = performance.now()
			const restored = await storage.restore(list)
			report(`restore, ${kind}`, {
				'seconds for the backup': ((backedUp - started) / 1000).toFixed(1),
				'seconds until the restored portal answers': ((performance.now() - restoring) / 1000).toFixed(1),
			})
			expect(restored.log()).toContainEqual(
				expect.objectContaining({ msg: 'a restored store was erased again', erasures: 3 }),
			)
			expect(await returnTo(restored, kees.visitor)).toBe('/dashboard')
			expect(await returnTo(restored, erased.visitor)).toBe('/')
			const { visitor } = await signIn(restored.url, { branch: 'noord' })
			expect(await countReceipts(visitor)).toBe(0)
		},
	)
})
