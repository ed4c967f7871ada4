import { randomBytes } from 'node:crypto'
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from './listen'
import { createReceiptKey } from './receipt-key'

const ownBundle = resolve(import.meta.dirname, '../../build/server/index.js')
const preload = new URL('../run/end-with-parent.mjs', import.meta.url)
const startLimit = 60_000
const stopLimit = 35_000
const receiptKey = process.env.RECEIPT_KEY ?? createReceiptKey()
// One secret for the whole test run: sessions survive a restart, and tests can open stored records.
const sessionSecret = process.env.SESSION_SECRET ?? randomBytes(32).toString('hex')

export interface TestPortal {
	url: string
	pid: number
	dataDir: string
	/** All output lines of the process, standard error included. */
	lines: string[]
	/** Output lines that are JSON objects. */
	log(): Record<string, unknown>[]
	/** Resolves with the exit code. */
	ended: Promise<number | null>
	kill(signal: NodeJS.Signals): void
	/** Drops the portal's cached set-up of the firm, and its pauses after failures. */
	forget(): Promise<void>
	close(): Promise<void>
}

interface PortalOptions {
	apiUrl?: string
	env?: Record<string, string>
	/** Folder of an earlier portal, for a restart; it is not deleted. */
	dataDir?: string
	/** Server bundle of another checkout; absent: of this one. */
	bundle?: string
	/** `api` starts the reference API alone. */
	args?: string[]
	/** Folders to delete when the tests are interrupted. */
	belongings?: string[]
}

/** Starts the built portal in its own process and data folder. Resolves when it listens. */
export async function startPortal(options: PortalOptions = {}): Promise<TestPortal> {
	const { bundle = ownBundle } = options
	if (!existsSync(bundle)) throw new Error(`${bundle} is missing: run \`npm run build\` first`)
	const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'portal-data-')))
	const port = await findFreePort()
	const folders = [...(options.belongings ?? []), ...(options.dataDir ? [] : [dataDir])]
	const child = spawn(
		process.execPath,
		['--import', locatePreload(folders), bundle, ...(options.args ?? [])],
		{
			cwd: dataDir,
			env: { ...portalEnvironment(port, dataDir), ...apiUrl(options), ...options.env },
			stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
		},
	)
	const lines: string[] = []
	for (const stream of [child.stdout, child.stderr]) {
		if (stream) createInterface({ input: stream }).on('line', (line) => lines.push(line))
	}
	const ended = new Promise<number | null>((done) => child.once('exit', done))
	const allPrinted = new Promise((done) => child.once('close', done))
	const url = `http://localhost:${port}`
	const portal: TestPortal = {
		url,
		pid: child.pid ?? 0,
		dataDir,
		lines,
		log: () => lines.filter((line) => line.startsWith('{')).map(parseLine),
		ended,
		kill: (signal) => void child.kill(signal),
		forget: async () => {
			const forgotten = new Promise((done) => child.once('message', done))
			child.send('forget')
			await Promise.race([forgotten, ended])
		},
		close: async () => {
			const force = setTimeout(() => child.kill('SIGKILL'), stopLimit)
			child.kill('SIGTERM')
			await ended
			clearTimeout(force)
			if (!options.dataDir) await rm(dataDir, { recursive: true, force: true })
		},
	}
	if (await startsListening(portal)) return portal
	portal.kill('SIGKILL')
	await allPrinted
	// Another process may have taken the port meanwhile.
	if (lines.some((line) => line.includes('EADDRINUSE'))) return startPortal(options)
	throw new Error(`The portal did not start:\n${lines.join('\n')}`)
}

function locatePreload(folders: string[]): string {
	const address = new URL(preload)
	for (const folder of folders) address.searchParams.append('folder', folder)
	return address.href
}

function portalEnvironment(port: number, dataDir: string): NodeJS.ProcessEnv {
	return {
		PATH: process.env.PATH ?? '',
		NODE_ENV: 'production',
		PORT: String(port),
		DATA_DIR: dataDir,
		SESSION_SECRET: sessionSecret,
		RECEIPT_KEY: receiptKey,
		RATE_LIMITS: 'off',
		LOG_LEVEL: 'info',
	}
}

function apiUrl({ apiUrl }: PortalOptions): Record<string, string> {
	return apiUrl ? { API_URL: apiUrl } : { DEMO: '1' }
}

async function startsListening(portal: TestPortal): Promise<boolean> {
	const tooLate = Date.now() + startLimit
	const isListening = () => portal.lines.some((line) => line.includes(portal.url))
	while (!isListening() && Date.now() < tooLate) {
		await Promise.race([portal.ended, wait(10)])
		if (!isProcess(portal.pid)) break
	}
	return isListening()
}

export function isProcess(pid: number): boolean {
	try {
		return process.kill(pid, 0)
	} catch {
		return false
	}
}

function parseLine(line: string) {
	return JSON.parse(line) as Record<string, unknown>
}
