import { parseArgs } from 'node:util'
import { main as ensureBrowsers } from '../browsers/ensure-browsers'
import { folderOfParts } from './acceptance'
import { fullParts, type FullPart } from '../support/full'
import { buildIfNeeded, printTime, runProgram } from './run-program'

const e2e = 'tests/e2e'
const oldBrowsers = 'tests/text/old-browsers.full.test.ts'
const reporters = ['--reporter=default', '--reporter=json']
const slowLines = ['page-styles', 'first-visit', 'late-pictures', 'late-scripts', 'prefetch', 'still-rows']
	.concat('view-transition', 'without-styles')
	.map((name) => `${e2e}/${name}.full.test.ts`)

type Step = string[]
const runScript = (file: string): Step => ['node', 'tests/run/run.js', file]
const runTests = (...args: string[]): Step => ['vitest', 'run', ...args]
const alone = '--maxWorkers=1'

/** What each part runs, with `FULL=<part>` in the environment. */
export const steps: Record<FullPart, Step[]> = {
	stress: [
		runTests(
			'tests/stress',
			'questionnaires/random-walks',
			'access/code-for-speed',
			'access/guard',
			'access/shared-values',
			'access/workers',
			'shared-site',
			alone,
		),
	],
	fuzz: [runTests('tests/fuzz', alone), runTests('architecture/patterns')],
	text: [
		runTests('tests/text', 'tests/browsers/text-browser', `--exclude=${oldBrowsers}`),
		runTests(oldBrowsers, alone),
	],
	access: [
		runScript('tests/access/full-run.ts'),
		runTests(e2e, ...slowLines.map((file) => `--exclude=${file}`)),
	],
	actions: [runTests('journeys/actions', 'tests/forms')],
	questionnaires: [runTests('journeys/questionnaires')],
	pages: [
		runTests(
			...['products', 'dashboard', 'guest', 'returns', 'shell', 'pages'].map((name) => `journeys/${name}`),
		),
	],
	accounts: [runTests('journeys/access')],
	faults: [runTests('journeys/faults')],
	// Pages are compared whole, and an optional part waits two seconds at most.
	wire: [
		runTests('journeys/wire/dialects', alone),
		runTests('journeys/wire', 'app/api', 'app/backend', 'prefilled-hostile', '--exclude=**/dialects-*'),
	],
	files: [
		runTests(
			'upload',
			'download',
			'documents-zip',
			'products/zip',
			'archives',
			'files',
			'no-file',
			'app/photos',
		),
	],
	redis: [
		runTests(
			'two-nodes',
			'guessing-nodes',
			'journeys/upgrades',
			'faults/logout',
			...['writers', 'kill', 'refresh', 'lease', 'logout', 'redis-tls'].map((name) => `tests/stress/${name}`),
			'app/session',
			'app/limits',
			'copy-store',
		),
	],
	generators: [runTests('tests/new', 'shell/development')],
	lines: [runTests(...slowLines, 'faults/slow', 'faults/thin-lines')],
	chaos: [runTests('--project', 'chaos', alone)],
	node: [runScript('tests/release/node-versions.ts')],
	docker: [runScript('tests/release/dockerfile-steps.ts')],
}

/**
 * `npm run test:full [part …] [--demand]`: the parts in full, all of them without a name. A missing tool gets a line of its
 * own; with `--demand` it is an error.
 */
export async function main(args: string[]): Promise<void> {
	const { values, positionals } = parseArgs({
		args,
		options: { demand: { type: 'boolean', default: false } },
		allowPositionals: true,
	})
	const unknown = positionals.filter((name) => !fullParts.some((part) => part === name))
	if (unknown.length > 0) throw new Error(`No part ${unknown.join(', ')}. Parts: ${fullParts.join(' ')}`)
	const parts = fullParts.filter((part) => positionals.length === 0 || positionals.includes(part))
	ensureBrowsers([
		...(parts.includes('access') ? ['--access'] : []),
		...(parts.includes('text') ? ['--old-browsers'] : []),
		...(values.demand ? ['--demand'] : []),
	])
	if (process.exitCode || !(await buildIfNeeded())) {
		process.exitCode = 1
		return
	}
	for (const part of parts) if (!(await printTime(part, () => runPart(part)))) process.exitCode = 1
}

async function runPart(part: FullPart): Promise<boolean> {
	let isPassed = true
	for (const [index, [program = '', ...args]] of steps[part].entries()) {
		const report = [...reporters, `--outputFile.json=${folderOfParts}/${part}-${index}.json`]
		const all = program === 'vitest' ? [...args, ...report] : args
		isPassed = (await runProgram(program, all, { FULL: part })) && isPassed
	}
	return isPassed
}
