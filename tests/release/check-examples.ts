import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { findProgram, type ProgramName } from '../support/find-program'
import { runProgram } from '../run/run-program'

const folder = resolve(import.meta.dirname, '../../.github/examples')
const locate = (name: string) => join(folder, name)
/** `systemd-analyze security` rates a unit from 0 to 100; the example has 15. */
const mostExposure = '--threshold=20'

interface Check {
	file: string
	tool: ProgramName
	/** Calls of the tool; `unit` is a copy of the unit with this machine's Node. */
	calls: (unit: string) => string[][]
	env?: Record<string, string>
}

const compose: { tool: ProgramName; command: string[] } = findProgram('docker-compose')
	? { tool: 'docker-compose', command: [] }
	: { tool: 'docker', command: ['compose'] }

const checks: Check[] = [
	{
		file: 'kubernetes.yaml',
		tool: 'kubeconform',
		calls: () => [['-strict', '-summary', locate('kubernetes.yaml')]],
	},
	{
		file: 'compose.yaml',
		tool: compose.tool,
		calls: () => [[...compose.command, '--file', locate('compose.yaml'), 'config', '--quiet']],
		env: { SESSION_SECRET: 'secret', LOG_KEY: 'key', RECEIPT_KEY: 'key' },
	},
	{
		file: 'Caddyfile',
		tool: 'caddy',
		calls: () => [['validate', '--adapter', 'caddyfile', '--config', locate('Caddyfile')]],
		env: { HOME: tmpdir() },
	},
	{
		file: 'client-portal.service',
		tool: 'systemd-analyze',
		calls: (unit) => [
			['verify', '--man=no', unit],
			['security', '--no-pager', '--offline=true', mostExposure, unit],
		],
	},
]

/** Validates each example with its own tool. A missing tool is printed; its file is not checked then. */
export async function checkExamples(): Promise<boolean> {
	const copies = mkdtempSync(join(tmpdir(), 'portal-examples-'))
	const unit = join(copies, 'client-portal.service')
	const text = readFileSync(locate('client-portal.service'), 'utf8')
	writeFileSync(
		unit,
		text.replace('/usr/bin/node', () => process.execPath),
	)
	try {
		let isValid = true
		for (const check of checks) isValid = (await runCheck(check, unit)) && isValid
		return isValid
	} finally {
		rmSync(copies, { recursive: true, force: true })
	}
}

async function runCheck({ file, tool, calls, env }: Check, unit: string): Promise<boolean> {
	if (!(await isUsable(tool))) {
		console.log(`\n!!! ${tool} is missing: ${file} IS NOT CHECKED !!!\n`)
		return true
	}
	let isValid = true
	for (const args of calls(unit)) isValid = (await runProgram(tool, args, env)) && isValid
	console.log(`${file}: ${isValid ? 'valid' : 'INVALID'} (${tool})`)
	return isValid
}

/** Docker without its plugin cannot read compose files. */
async function isUsable(tool: ProgramName): Promise<boolean> {
	if (!findProgram(tool)) return false
	return tool !== 'docker' || runProgram('docker', ['compose', 'version'])
}
