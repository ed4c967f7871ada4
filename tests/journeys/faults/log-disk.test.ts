import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findFreePort } from '#tests/support/listen'
import { startVisitor } from '#tests/support/visitor'

const bundle = resolve(import.meta.dirname, '../../../build/server/index.js')
/** Every write to this device fails as on a full disk. */
const full = '/dev/full'

let folder: string
let child: ChildProcess
let url: string
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'portal-log-disk-'))
})
afterEach(() => {
	child.kill('SIGKILL')
	rmSync(folder, { recursive: true, force: true })
})

async function start(error: 'pipe' | number) {
	const port = await findFreePort()
	url = `http://localhost:${port}`
	const env = { NODE_ENV: 'production' as const, PORT: String(port), DATA_DIR: folder, RATE_LIMITS: 'off' }
	child = spawn(process.execPath, [bundle], {
		cwd: folder,
		env,
		stdio: ['ignore', openSync(full, 'w'), error],
	})
	await expect
		.poll(() =>
			fetch(`${url}/healthz`).then(
				({ status }) => status,
				() => 0,
			),
		)
		.toBe(200)
}

const visit = async (path: string) => (await startVisitor(url).visit(path)).status

/** Serves pages and health and stops in order, while no log line can be written. */
async function serveAndStop() {
	for (let count = 0; count < 5; count += 1) expect(await visit('/help')).toBe(200)
	expect(await visit('/healthz')).toBe(200)
	expect(await visit('/readyz')).toBe(200)
	child.kill('SIGTERM')
	const [code] = await once(child, 'exit')
	expect(code).toBe(0)
}

test.skipIf(!existsSync(full))(
	'A full disk behind the log is reported once, and serving goes on',
	async () => {
		await start('pipe')
		const printed = child.stderr ? text(child.stderr) : ''
		await serveAndStop()
		const lines = (await printed).trim().split('\n')
		expect(lines[0]).toContain("The log can't be written (ENOSPC)")
		expect(lines[1]).toMatch(/^\d+ lines of the log are lost\.$/)
		expect(lines).toHaveLength(2)
	},
)

test.skipIf(!existsSync(full))('Standard error may be on the same full disk', async () => {
	await start(openSync(full, 'w'))
	await serveAndStop()
})
