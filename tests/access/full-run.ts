import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod/v4'
import { findProgram } from '../support/find-program'
import { escapePattern } from '../support/escape-pattern'
import { sampleCombinations } from './sample-combinations'
import { savedPages } from './saved-pages'
import { findNuErrors } from './nu-validator'
import { journeys } from './speech/journeys'
import { states } from './states'
import { engines, nu, readScreenReader } from './tool-versions'

const root = resolve(import.meta.dirname, '../..')
const statement = resolve(root, 'app/features/accessibility/last-run.json')
const speech = 'tests/access/speech'

const reportSchema = z.object({
	testResults: z.array(
		z.object({
			name: z.string(),
			assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
		}),
	),
})

interface TestCase {
	file: string
	name: string
	status: string
}

/** The screen reader is alone, because there is one screen and one keyboard. */
const parts = [
	{ report: 'access-pages.json', args: ['tests/access', `--exclude=${speech}/**`] },
	{ report: 'access-speech.json', args: [speech, '--maxWorkers=1'] },
]

/**
 * Runs the whole matrix and the screen reader, then the Nu checker over every page, then writes the figures of the
 * accessibility statement. `--failed` repeats what failed in the last run, each case alone, and counts the repeated
 * cases; it is for a machine that was too busy.
 */
export function main(args: string[]): void {
	const isRepeat = args.includes('--failed')
	if (!isRepeat) {
		rmSync(savedPages, { recursive: true, force: true })
		for (const part of parts) runTests(part.report, part.args)
	}
	const cases = parts.flatMap(({ report }) => readReport(report))
	const failed = cases.filter(({ status }) => status === 'failed')
	const lasting = isRepeat ? failed.filter((one) => !passesAlone(one)) : failed
	const hasJava = Boolean(findProgram('java'))
	const markup = hasJava ? findNuErrors(savedPages) : []
	for (const error of markup) console.log(error)
	const notRun = cases.filter(({ status }) => status !== 'passed' && status !== 'failed').length
	const failures = lasting.length + markup.length
	writeFigures(failures, hasJava ? engines : engines.filter((engine) => engine !== nu))
	console.log({
		tests: cases.length - notRun,
		failures,
		notRun,
		markup: markup.length,
		repeated: isRepeat ? failed.length : 0,
	})
	if (failures + notRun > 0) process.exitCode = 1
}

function writeFigures(failures: number, engines: readonly string[]): void {
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
		failures,
	}
	console.log(run)
	writeFileSync(statement, JSON.stringify(run))
	spawnSync('npx', ['oxfmt', statement], { cwd: root })
}

function passesAlone({ file, name }: TestCase): boolean {
	const report = 'access-repeated.json'
	runTests(report, [file, `--testNamePattern=^${escapePattern(name)}$`, '--maxWorkers=1'])
	return readReport(report).some((one) => one.name === name && one.status === 'passed')
}

function runTests(report: string, args: string[]): void {
	const results = locateReport(report)
	rmSync(results, { force: true })
	// Names each case as it ends.
	const options = ['--reporter=verbose', '--reporter=json', `--outputFile.json=${results}`]
	spawnSync('npx', ['vitest', 'run', ...args, ...options], {
		cwd: root,
		stdio: 'inherit',
		env: { ...process.env, FULL: 'access' },
	})
}

function readReport(report: string): TestCase[] {
	const { testResults } = reportSchema.parse(JSON.parse(readFileSync(locateReport(report), 'utf8')))
	return testResults.flatMap(({ name: file, assertionResults }) => {
		// A file that cannot be loaded has no tests.
		if (assertionResults.length === 0) return [{ file, name: '', status: 'failed' }]
		return assertionResults.map(({ fullName: name, status }) => ({ file, name, status }))
	})
}

const locateReport = (report: string) => resolve(root, '.cache', report)
