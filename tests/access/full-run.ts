import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod/v4'
import { findProgram } from '../support/find-program'
import { sampleCombinations } from './sample-combinations'
import { savedPages } from './saved-pages'
import { findNuErrors } from './nu-validator'
import { states } from './states'

const root = resolve(import.meta.dirname, '../..')
const results = resolve(root, '.cache/access-results.json')
const statement = resolve(root, 'app/features/accessibility/last-run.json')

const countsSchema = z.object({
	numFailedTests: z.number(),
	numPassedTests: z.number(),
	numPendingTests: z.number(),
})

/**
 * Runs the whole matrix, then the Nu checker over every page of it, then writes the figures of the accessibility
 * statement.
 */
export function main(): void {
	rmSync(savedPages, { recursive: true, force: true })
	rmSync(results, { force: true })
	const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${results}`]
	spawnSync('npx', ['vitest', 'run', 'tests/access', ...reporters], {
		cwd: root,
		stdio: 'inherit',
		env: { ...process.env, FULL: 'access' },
	})
	const { numFailedTests, numPassedTests, numPendingTests } = countsSchema.parse(
		JSON.parse(readFileSync(results, 'utf8')),
	)
	const markup = findProgram('java') ? findNuErrors(savedPages) : []
	for (const error of markup) console.log(error)
	const failures = numFailedTests + markup.length
	const run = {
		date: new Date().toISOString().slice(0, 10),
		commit: spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).stdout.trim(),
		pages: Object.keys(states).length,
		states: Object.values(states).flat().length,
		cases: sampleCombinations('full').length,
		failures,
	}
	writeFileSync(statement, `${JSON.stringify(run, null, '\t')}\n`)
	console.log({
		...run,
		tests: numPassedTests + numFailedTests,
		notRun: numPendingTests,
		markup: markup.length,
	})
	if (failures > 0 || numPendingTests > 0) process.exitCode = 1
}
