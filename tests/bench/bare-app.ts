import { spawnSync } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { request } from 'undici'
import { findFreePort } from '../support/listen'
import { startNode } from './processes'

const root = resolve(import.meta.dirname, '../..')
const folder = join(root, 'build/bench-bare')
const bin = (name: string) => join(root, 'node_modules/@remix-run', name)

/** Builds the bare Remix app in a folder of its own and runs it with remix-serve, both unchanged. */
export async function startBareApp(apiUrl: string) {
	rmSync(folder, { recursive: true, force: true })
	cpSync(join(import.meta.dirname, 'bare'), folder, { recursive: true })
	const { status } = spawnSync(process.execPath, [bin('dev/dist/cli.js'), 'vite:build'], {
		cwd: folder,
		env: { ...process.env, NODE_ENV: 'production' },
		stdio: ['ignore', 'ignore', 'inherit'],
	})
	if (status !== 0) throw new Error('The bare Remix app did not build')
	const port = String(await findFreePort())
	const running = await startNode(
		[bin('serve/dist/cli.js'), join(folder, 'build/server/index.js')],
		{ PORT: port, API_URL: apiUrl },
		'http://localhost',
	)
	return { ...running, url: `http://127.0.0.1:${port}` }
}

/** Address of the bare page with these calls and about this size. */
export async function createBarePageUrl(url: string, calls: string[], size: number): Promise<string> {
	const address = (rows: number) =>
		`${url}/?${new URLSearchParams([['rows', String(rows)], ...calls.map((call) => ['call', call])]).toString()}`
	const measure = async (rows: number) => (await (await request(address(rows))).body.bytes()).length
	const [empty, full] = [await measure(0), await measure(100)]
	return address(Math.max(0, Math.round(((size - empty) * 100) / (full - empty))))
}
