// Own portals: their folders are copied.
import { spawn } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { isFull, deal } from '#tests/support/full'
import { startPortal, type TestPortal } from '#tests/support/portal'
import { signIn } from '#tests/support/sign-in'
import { startVisitor, type Visitor } from '#tests/support/visitor'

const testInFull = test.runIf(isFull('redis'))

const bundle = resolve(import.meta.dirname, '../../../build/server/index.js')
const secret = 'secret-of-the-copies-'.repeat(2)

let folder: string
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'portal-copies-'))
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
})

/** `source` has the list of erased clients of the folder that was copied. */
async function open(name: string, source = name) {
	mkdirSync(join(folder, name), { recursive: true })
	const portal = await startPortal({ dataDir: join(folder, name), env: envOf(source) })
	onTestFinished(() => portal.close())
	return portal
}

function envOf(source: string) {
	return { SESSION_SECRET: secret, ERASURES_DIR: join(folder, source, 'erasures') }
}

/** The same browser at another portal. */
function returnWithCookies(portal: TestPortal, { cookies }: Visitor) {
	const visitor = startVisitor(portal.url)
	for (const { name, value } of cookies.all()) visitor.cookies.store(`${name}=${value}; Path=/`)
	return visitor
}

/** `node build/server/index.js backup <target>`, run against a built portal. */
async function backUp(name: string, targets: string[], env: Record<string, string> = {}) {
	const own = {
		NODE_ENV: 'production',
		DATA_DIR: join(folder, name),
		SESSION_SECRET: secret,
		...env,
	} as const
	const child = spawn(process.execPath, [bundle, 'backup', ...targets], {
		env: { PATH: process.env.PATH, ...own },
	})
	const ended = new Promise((done) => child.once('exit', done))
	const [said, complaint] = await Promise.all([text(child.stdout), text(child.stderr)])
	return { code: await ended, said: said + complaint }
}

test('The database files of a portal that ended are whole: a copy of them alone has the session and the data', async () => {
	const portal = await open('first')
	const { visitor } = await signIn(portal.url, { branch: 'noord' })
	await portal.close()
	const copy = mkdtempSync(join(folder, 'copy-'))
	for (const name of ['sessions.db', 'api.db']) copyFileSync(join(folder, 'first', name), join(copy, name))
	for (const name of ['sessions.db', 'api.db']) rmSync(join(folder, 'first', name))
	const restored = await startPortal({ dataDir: copy, env: envOf('first') })
	onTestFinished(() => restored.close())
	expect((await returnWithCookies(restored, visitor).visit('/dashboard')).path).toBe('/dashboard')
})

testInFull('A copy made while clients sign in holds every session from before it, and runs', async () => {
	const portal = await open('running')
	const early = await Promise.all(Array.from({ length: 8 }, () => signIn(portal.url, { branch: 'noord' })))
	let writes = 0
	let isCopying = true
	const writing = Array.from({ length: 2 }, async () => {
		while (isCopying) {
			await signIn(portal.url, { branch: 'noord' })
			writes += 1
		}
	})
	await expect.poll(() => writes).toBeGreaterThan(2)
	const made = await backUp('running', [join(folder, 'copy')])
	isCopying = false
	await Promise.all(writing)
	expect(made).toEqual({ code: 0, said: `Copied to ${join(folder, 'copy')}\n` })
	expect(readdirSync(join(folder, 'copy')).sort()).toEqual(['api-files', 'api-mail', 'api.db', 'sessions.db'])
	const copies = ['sessions.db', 'api.db'].map((name) => join(folder, 'copy', name))
	expect(copies.map((path) => statSync(path).mode & 0o777)).toEqual([0o600, 0o600])
	const restored = await open('copy', 'running')
	for (const { visitor } of early)
		expect((await returnWithCookies(restored, visitor).visit('/dashboard')).path).toBe('/dashboard')
})

test.each(
	deal('redis', [
		['without a folder to make', [], {}, 'Usage: node build/server/index.js backup <folder that is made>'],
		['into two folders', ['copy', 'other'], {}, 'Usage: node build/server/index.js backup'],
		['onto a folder that is there', ['.'], {}, 'is there already'],
		[
			'of a store that is in Redis',
			['copy'],
			{ REDIS_URL: 'redis://127.0.0.1:1' },
			'REDIS_URL: the sessions are in Redis',
		],
		['of nothing', ['copy'], { DATA_DIR: '/nowhere' }, 'DATA_DIR: /nowhere does not exist'],
	]),
)('A copy %s is refused', async (_what, targets, env, words) => {
	const portal = await open('any')
	await portal.close()
	const paths = targets.map((target) => join(folder, target))
	const made = await backUp('any', paths, env)
	expect([made.code, made.said]).toEqual([1, expect.stringContaining(words)])
	expect(existsSync(join(folder, 'copy'))).toBe(false)
})
