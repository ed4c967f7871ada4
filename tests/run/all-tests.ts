import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { seed as commonSeed } from '../support/full'
import { main as ensureBrowsers } from '../browsers/ensure-browsers'
import { buildIfNeeded, printTime, runProgram } from './run-program'
import { listChecks, runCheck } from './static-checks'

const root = resolve(import.meta.dirname, '../..')
const results = 'build/test-results.json'

interface Report {
	testResults: { name: string; startTime: number; endTime: number }[]
}

/** `npm test`: the build beside the static checks, then the tests of every run and those in turn; prints the ten slowest test files. `--seed N` deals what alternates; other arguments go to vitest. */
export async function main(args: string[]): Promise<void> {
	const { seed, others } = readSeed(args)
	ensureBrowsers([])
	const checked = await Promise.all([printTime('build', buildIfNeeded), runInTurn(listChecks(['.']))])
	if (checked.includes(false)) {
		process.exitCode = 1
		return
	}
	const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`]
	const isPassed = await printTime('tests', () =>
		runProgram('vitest', ['run', ...reporters, ...others], { SEED: seed, IN_TURN: 'true' }),
	)
	const report = JSON.parse(readFileSync(resolve(root, results), 'utf8')) as Report
	console.log(`\nThe ten slowest test files:\n${listSlowest(report, 10).join('\n')}`)
	console.log(`\nWhat alternates was dealt by seed ${seed}: npm test -- --seed ${seed} deals it again`)
	if (!isPassed) process.exitCode = 1
}

function readSeed(args: readonly string[]) {
	const at = args.indexOf('--seed')
	if (at < 0) return { seed: String(commonSeed), others: args }
	return { seed: args[at + 1] ?? '', others: args.toSpliced(at, 2) }
}

async function runInTurn(checks: ReturnType<typeof listChecks>): Promise<boolean> {
	let isPassed = true
	for (const check of checks) isPassed = (await printTime(check.name, () => runCheck(check))) && isPassed
	return isPassed
}

/** The test files that took longest, a line each: seconds and path. */
export function listSlowest({ testResults }: Report, count: number): string[] {
	const timed = testResults.map(({ name, startTime, endTime }) => ({
		name,
		seconds: (endTime - startTime) / 1000,
	}))
	const slowest = timed.toSorted((a, b) => b.seconds - a.seconds).slice(0, count)
	return slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${relative(root, name)}`)
}
