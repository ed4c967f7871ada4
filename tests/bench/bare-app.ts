import { spawnSync } from 'node:child_process'
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { request } from 'undici'
import { createReceiptKey } from '../support/receipt-key'
import { findFreePort } from '../support/listen'
import { startNode } from './processes'
import type { StructureNode } from './bare/app/structure-node'

const root = resolve(import.meta.dirname, '../..')
const folder = join(root, 'build/bench-bare')
const bin = (name: string) => join(root, 'node_modules/@remix-run', name)

/** What the portal's client of the API needs. */
export const bareEnvironment = { SESSION_SECRET: '0'.repeat(64), RECEIPT_KEY: createReceiptKey() }

/**
 * Builds the bare Remix app in a folder of its own, with the elements that /structure renders. Returns the arguments that
 * run it with remix-serve, unchanged.
 */
export function buildBareApp(structure: StructureNode[] = []): string[] {
	rmSync(folder, { recursive: true, force: true })
	cpSync(join(import.meta.dirname, 'bare'), folder, { recursive: true })
	writeFileSync(join(folder, 'app/structure.json'), JSON.stringify(structure))
	const { status } = spawnSync(process.execPath, [bin('dev/dist/cli.js'), 'vite:build'], {
		cwd: folder,
		env: { ...process.env, NODE_ENV: 'production' },
		stdio: ['ignore', 'ignore', 'inherit'],
	})
	if (status !== 0) throw new Error('The bare Remix app did not build')
	return [bin('serve/dist/cli.js'), join(folder, 'build/server/index.js')]
}

export async function startBareApp(apiUrl: string) {
	const port = String(await findFreePort())
	const env = { ...bareEnvironment, PORT: port, API_URL: apiUrl }
	const running = await startNode(buildBareApp(), env, 'http://localhost')
	return { ...running, url: `http://127.0.0.1:${port}` }
}

export interface PageSize {
	bytes: number
	/** Bytes of styles within the page, which cost no rendering. */
	styles: number
}

export function measureSize(html: string): PageSize {
	const styles = [...html.matchAll(/<style[^>]*>([^<]*)/g)].map(([, css = '']) => Buffer.byteLength(css))
	return { bytes: Buffer.byteLength(html), styles: styles.reduce((sum, size) => sum + size, 0) }
}

/** Address of a comparison page with these calls and about this size. */
export async function createBarePageUrl(
	url: string,
	calls: string[],
	{ bytes, styles }: PageSize,
	cookie = '',
): Promise<string> {
	const sizes = (rows: number) => [
		['rows', String(rows)],
		['styles', String(styles)],
	]
	const address = (rows: number) =>
		`${url}/?${new URLSearchParams([...sizes(rows), ...calls.map((call) => ['call', call])]).toString()}`
	const measure = async (rows: number) => {
		const { statusCode, body } = await request(address(rows), { headers: { cookie } })
		const { length } = await body.bytes()
		if (statusCode !== 200) throw new Error(`${address(rows)} answers ${statusCode}`)
		return length
	}
	const [empty, full] = [await measure(0), await measure(100)]
	return address(Math.max(0, Math.round(((bytes - empty) * 100) / (full - empty))))
}
