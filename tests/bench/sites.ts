import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { request } from 'undici'
import { readImageVariables } from '../release/dockerfile'
import { findFreePort } from '../support/listen'
import { createReceiptKey } from '../support/receipt-key'
import { bareEnvironment, buildBareApp } from './bare-app'
import type { BenchTarget } from './rounds'
import { parseStructure } from './structure'

const root = resolve(import.meta.dirname, '../..')
const preload = new URL('../run/end-with-parent.mjs', import.meta.url).href
const peersFolder = join(root, 'build/bench-peers')
/** Milliseconds. */
const startLimit = 60_000

/** A server of the comparison, and how it is started. */
export interface Site {
	name: string
	args: string[]
	env: Record<string, string>
}

export interface RunningSite extends BenchTarget {
	/** Milliseconds from the start of the process until its first page is complete. */
	coldStart: number
	stop: () => Promise<void>
}

/** The portal of a built checkout with the log, rate limits, session store and Node options of the image. */
export function describePortal(name: string, checkout = root, env: Record<string, string> = {}): Site {
	return {
		name,
		args: [resolve(checkout, 'build/server/index.js')],
		env: {
			...readImageOptions(),
			SESSION_SECRET: '0'.repeat(64),
			RECEIPT_KEY: createReceiptKey(),
			TRUSTED_PROXIES: '127.0.0.1,::1',
			...env,
		},
	}
}

/** Of the image's variables those that change memory and start. */
function readImageOptions() {
	const { NODE_OPTIONS = '', MALLOC_ARENA_MAX = '' } = readImageVariables(
		readFileSync(join(root, 'Dockerfile'), 'utf8'),
	)
	return { NODE_OPTIONS, MALLOC_ARENA_MAX }
}

/** `structure` is the bare app with the elements of the portal's overview. */
export const peerNames = ['bare', 'structure', 'express', 'floor']

/** Builds the bare app and installs the packages of the other pages. `overview` is a page of the portal. */
export function preparePeers(overview: string): Site[] {
	rmSync(peersFolder, { recursive: true, force: true })
	cpSync(join(import.meta.dirname, 'peers'), peersFolder, { recursive: true })
	const install = ['ci', '--prefix', peersFolder, '--no-audit', '--no-fund', '--ignore-scripts']
	if (spawnSync('npm', install, { stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0)
		throw new Error('The packages of tests/bench/peers were not installed')
	const args = buildBareApp(parseStructure(overview))
	return [
		{ name: 'bare', args, env: bareEnvironment },
		{ name: 'structure', args, env: bareEnvironment },
		{ name: 'express', args: [join(peersFolder, 'express.mjs')], env: {} },
		{ name: 'floor', args: [join(peersFolder, 'floor.mjs')], env: {} },
	]
}

/** Starts a site with its output in a file, and waits for its first page. `kept`: its folder, which stays. */
export async function startSite({ name, args, env }: Site, apiUrl: string, firstPage = '/', kept?: string) {
	const folder = kept ?? createSiteFolder()
	const port = String(await findFreePort())
	const url = `http://127.0.0.1:${port}`
	const start = performance.now()
	const output = openSync(join(folder, 'output.log'), 'a')
	const child = spawn(process.execPath, ['--import', preload, ...args], {
		cwd: folder,
		env: {
			PATH: process.env.PATH,
			NODE_ENV: 'production',
			PORT: port,
			DATA_DIR: folder,
			NODE_COMPILE_CACHE: join(folder, 'compiled'),
			API_URL: apiUrl,
			...env,
		},
		stdio: ['ignore', output, 'inherit', 'ipc'],
	})
	const ended = new Promise((done) => child.once('exit', done))
	await waitForPage(url + firstPage, start)
	const coldStart = performance.now() - start
	const stop = async () => {
		child.kill('SIGTERM')
		await ended
		if (!kept) rmSync(folder, { recursive: true, force: true })
	}
	return { name, url, pid: child.pid ?? 0, coldStart, stop } satisfies RunningSite
}

export function createSiteFolder() {
	return mkdtempSync(join(tmpdir(), 'portal-bench-site-'))
}

async function waitForPage(address: string, start: number) {
	while (performance.now() - start < startLimit) {
		const answer = await request(address, { headersTimeout: startLimit, reset: true }).catch(() => undefined)
		await answer?.body.dump()
		if (answer?.statusCode === 200) return
		await wait(5)
	}
	throw new Error(`${address} shows no page`)
}
