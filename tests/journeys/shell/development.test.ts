import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findFreePort } from '#tests/support/listen'
import { startVisitor } from '#tests/support/visitor'

const root = resolve(import.meta.dirname, '../../..')

test(
	'npm run dev listens on PORT, prints the accounts, and its pages without React load anew after a change',
	{ timeout: 240_000 },
	async () => {
		const DATA_DIR = await mkdtemp(join(tmpdir(), 'portal-dev-'))
		const port = await findFreePort()
		const env: NodeJS.ProcessEnv = {
			PATH: process.env.PATH,
			NODE_ENV: 'development',
			PORT: String(port),
			DATA_DIR,
		}
		const cli = join(root, 'node_modules/@remix-run/dev/dist/cli.js')
		const dev = spawn(process.execPath, [cli, 'vite:dev'], { cwd: root, env })
		const ended = new Promise((done) => dev.once('exit', done))
		onTestFinished(async () => {
			dev.kill('SIGKILL')
			await ended
			await rm(DATA_DIR, { recursive: true, force: true })
		})
		let printed = ''
		for (const stream of [dev.stdout, dev.stderr])
			stream.on('data', (part: Buffer) => (printed += String(part)))
		await expect.poll(() => printed, { interval: 100, timeout: 120_000 }).toContain('anna@voorbeeld.nl')
		expect(printed).toContain(`Portal (demo) at http://localhost:${port}`)
		const page = await startVisitor(`http://localhost:${port}`).visit('/?domain=noord')
		const script =
			page.document.querySelector('script[src$="reload-on-change.ts"]')?.getAttribute('src') ?? ''
		const { html } = await startVisitor(`http://localhost:${port}`).visit(script)
		expect(html).toContain('portal:changed')
	},
)
