import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod/v4'
import { findProgram } from '../support/find-program'
import { sampleCombinations } from './sample-combinations'
import { savedPages } from './saved-pages'
import { findNuErrors } from './nu-validator'
import { journeys } from './speech/journeys'
import { states } from './states'
import { engines, readScreenReader } from './tool-versions'

const root = resolve(import.meta.dirname, '../..')
const statement = resolve(root, 'app/features/accessibility/last-run.json')
const speech = 'tests/access/speech'

const countsSchema = z.object({
	numFailedTests: z.number(),
	numPassedTests: z.number(),
	numPendingTests: z.number(),
})

/**
 * Runs the whole matrix, then the Nu checker over every page of it, then the screen reader, then writes the figures of
 * the accessibility statement.
 */
export function main(): void {
	rmSync(savedPages, { recursive: true, force: true })
	const pages = runTests('tests/access', `--exclude=${speech}/**`)
	const markup = findProgram('java') ? findNuErrors(savedPages) : []
	for (const error of markup) console.log(error)
	// One screen and one keyboard.
	const spoken = runTests(speech, '--maxWorkers=1')
	const count = (name: keyof typeof pages) => pages[name] + spoken[name]
	const screenReader = readScreenReader()
	const run = {
		date: new Date().toISOString().slice(0, 10),
		commit: spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).stdout.trim(),
		pages: Object.keys(states).length,
		states: Object.values(states).flat().length,
		cases: sampleCombinations('full').length,
		tasks: screenReader.length > 0 ? journeys.length : 0,
		engines,
		screenReader,
		failures: count('numFailedTests') + markup.length,
	}
	writeFileSync(statement, `${JSON.stringify(run, null, '\t')}\n`)
	console.log({
		...run,
		tests: count('numPassedTests') + count('numFailedTests'),
		notRun: count('numPendingTests'),
		markup: markup.length,
	})
	if (run.failures > 0 || count('numPendingTests') > 0) process.exitCode = 1
}

function runTests(...args: string[]) {
	const results = resolve(root, '.cache/access-results.json')
	rmSync(results, { force: true })
	// Names each case as it ends.
	const options = ['--reporter=verbose', '--reporter=json', `--outputFile.json=${results}`]
	spawnSync('npx', ['vitest', 'run', ...args, ...options], {
		cwd: root,
		stdio: 'inherit',
		env: { ...process.env, FULL: 'access' },
	})
	return countsSchema.parse(JSON.parse(readFileSync(results, 'utf8')))
}
