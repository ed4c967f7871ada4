import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

/** Versions of Node that the portal supports: the one of the image, and the oldest (`engines` in package.json). */
export const nodeVersions = ['24', '20.19'] as const
const vitest = resolve(import.meta.dirname, '../../node_modules/vitest/vitest.mjs')

/**
 * Journeys that could differ between versions of Node: native store, streams, TLS and sockets, signals, dates and
 * texts.
 */
const journeys = [
	'tests/journeys/access/health.turn.test.ts',
	'tests/journeys/access/login.test.ts',
	'tests/journeys/access/session.turn.test.ts',
	'tests/journeys/access/two-factor-login.test.ts',
	'tests/journeys/access/request-line.test.ts',
	'tests/journeys/access/ending.turn.test.ts',
	'tests/journeys/actions/upload-sent.test.ts',
	'tests/journeys/actions/download-stream.test.ts',
	'tests/journeys/dashboard/lists.test.ts',
	'tests/journeys/questionnaires/hypact.test.ts',
	'tests/journeys/shell/language.turn.test.ts',
	'tests/journeys/faults/monitoring.turn.test.ts',
	'tests/journeys/faults/traces.turn.test.ts',
	'tests/journeys/faults/store.turn.test.ts',
	'tests/journeys/upgrades/older-stores.turn.test.ts',
	'tests/journeys/wire/check-api.turn.test.ts',
]

/**
 * Runs these journeys, or the given files, on each version of Node against the existing build. npm's package `node`
 * provides them.
 */
export function main(args: string[]) {
	const files = args.length > 0 ? args : journeys
	const isPassed = nodeVersions.map((version) => runOn(version, files))
	process.exitCode = isPassed.every(Boolean) ? 0 : 1
}

function runOn(wanted: string, files: readonly string[]): boolean {
	const npx = ['--yes', `--package=node@${wanted}`, 'node']
	const { stdout, stderr } = spawnSync('npx', [...npx, '--version'], { encoding: 'utf8' })
	const version = stdout.trim()
	if (!version.startsWith(`v${wanted}.`))
		throw new Error(`npm brings no Node ${wanted}: ${version || stderr}`)
	process.stdout.write(`Node ${version}\n`)
	const run = [...npx, vitest, 'run', '--project', 'site', ...files]
	return spawnSync('npx', run, { stdio: 'inherit' }).status === 0
}
