import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { callTool, fetchTools, runTool } from '../browsers/fetched-tools'
import { findFreePort } from '../support/listen'
import { startPortal } from '../support/portal'
import { createReceiptKey } from '../support/receipt-key'
import { runProgram } from '../run/run-program'
import { demoPassword, signIn } from '../support/sign-in'

const bundle = resolve(import.meta.dirname, '../../build/server/index.js')
const account = { email: 'anna@voorbeeld.nl', password: demoPassword, branch: 'noord' }
const pages = ['/dashboard', '/actions', '/documents', '/invoices', '/mortgages', '/appointments']
const startLimit = 60_000

/** Lints `npm run openapi` by two more tools, and runs check-api and pages of the portal on a mock made of it. */
export async function checkOpenApi(): Promise<boolean> {
	if (!fetchTools('prism', 'spectral', 'swaggerParser')) return false
	const folder = mkdtempSync(join(tmpdir(), 'portal-mock-'))
	try {
		const file = join(folder, 'openapi.json')
		writeFileSync(file, printDescription(folder))
		return (await lint(file, folder)) && (await checkMock(file, folder))
	} finally {
		rmSync(folder, { recursive: true, force: true })
	}
}

function printDescription(folder: string): string {
	const env: NodeJS.ProcessEnv = { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: folder }
	return spawnSync(process.execPath, [bundle, 'openapi'], { env, encoding: 'utf8', maxBuffer: 2 ** 26 })
		.stdout
}

async function lint(file: string, folder: string): Promise<boolean> {
	const rules = join(folder, 'spectral.json')
	writeFileSync(rules, JSON.stringify({ extends: ['spectral:oas'] }))
	const spectral = ['spectral', 'lint', '--ruleset', rules, '--display-only-failures', file]
	const isParsed = await runTool('swaggerParser', ['node', 'tests/release/parse-openapi.mjs', file])
	return (await runTool('spectral', spectral)) && isParsed
}

async function checkMock(file: string, folder: string): Promise<boolean> {
	const mock = await startMock(file)
	if (!mock) return false
	try {
		const isAsAgreed = await runProgram('node', [bundle, 'check-api'], {
			NODE_ENV: 'production',
			DATA_DIR: folder,
			API_URL: mock.url,
			SESSION_SECRET: '0123456789abcdef'.repeat(2),
			RECEIPT_KEY: createReceiptKey(),
			CHECK_EMAIL: account.email,
			CHECK_PASSWORD: account.password,
			CHECK_BRANCH: account.branch,
		})
		const isOpening = await opensPages(mock.url)
		const faults = mock.listFaults()
		for (const fault of faults) console.log(fault)
		return isAsAgreed && isOpening && faults.length === 0
	} finally {
		mock.close()
	}
}

/** Starts Prism, whose group of processes ends with this one. */
async function startMock(file: string) {
	const port = await findFreePort()
	const args = callTool('prism', ['prism', 'mock', '--port', String(port), file])
	const child = spawn('npx', args, { detached: true, stdio: ['ignore', 'pipe', 'ignore'] })
	let said = ''
	child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
	const close = () => {
		if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid)
	}
	process.once('exit', close)
	const tooLate = Date.now() + startLimit
	while (!said.includes('Prism is listening') && child.exitCode === null && Date.now() < tooLate)
		await wait(50)
	/** Calls that the description does not have, or whose input it forbids. */
	const listFaults = () => said.split('\n').filter((line) => /warning|error {2,}/.test(line))
	if (said.includes('Prism is listening')) return { url: `http://127.0.0.1:${port}`, listFaults, close }
	close()
	console.log(`The mock did not start:\n${said}`)
	return undefined
}

async function opensPages(apiUrl: string): Promise<boolean> {
	const portal = await startPortal({ apiUrl })
	try {
		const { visitor } = await signIn(portal.url, account)
		const failed: string[] = []
		for (const path of pages) {
			const { status, words } = await visitor.visit(path)
			console.log(`${status}  ${path} on the mock`)
			if (status !== 200) failed.push(`${path}: ${words.slice(0, 200)}`)
		}
		for (const fault of failed) console.log(fault)
		return failed.length === 0
	} finally {
		await portal.close()
	}
}
