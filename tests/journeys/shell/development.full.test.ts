import { spawn } from 'node:child_process'
import { mkdtemp, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { WebSocket } from 'undici'
import { expect, onTestFinished, test } from 'vitest'
import { findFreePort } from '#tests/support/listen'
import { startVisitor } from '#tests/support/visitor'

const root = resolve(import.meta.dirname, '../../..')
const changed = join(root, 'app/features/shell/page-script.tsx')

test(
	'npm run dev listens on PORT, prints the accounts, and tells its pages without React of a change',
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
		const visitor = startVisitor(`http://localhost:${port}`)
		const page = await visitor.visit('/?domain=noord')
		const script =
			page.document.querySelector('script[src$="reload-on-change.ts"]')?.getAttribute('src') ?? ''
		const { html } = await visitor.visit(script)
		expect(html).toContain('portal:changed')

		const { html: client } = await visitor.visit('/@vite/client')
		const [, token = ''] = /wsToken = "([^"]+)"/.exec(client) ?? []
		const message = listenToVite(`ws://localhost:${port}/?token=${token}`)
		await expect.poll(message).toContain('"connected"')
		expect(message()).not.toContain('portal:changed')
		const touch = await prepareTouch(changed)
		// A watcher that has not started misses the first change.
		const touchAndWait = () => touch().then(message)
		await expect.poll(touchAndWait, { interval: 500, timeout: 60_000 }).toContain('"event":"portal:changed"')
	},
)

/** Messages that Vite sends to an open page. */
function listenToVite(address: string) {
	const messages: string[] = []
	const socket = new WebSocket(address, 'vite-hmr')
	socket.addEventListener('message', ({ data }) => messages.push(String(data)))
	onTestFinished(() => socket.close())
	return () => messages.join('\n')
}

/** Changes a file's time, but never into the future, where the build would look outdated. Restores it afterwards. */
async function prepareTouch(file: string) {
	const { atime, mtime } = await stat(file)
	onTestFinished(() => utimes(file, atime, mtime))
	let earlier = 0
	return () => utimes(file, atime, new Date(mtime.getTime() - (earlier += 1_000)))
}
