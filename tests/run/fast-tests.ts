import { findBranchPoint, listChangedFiles } from './changed-files'
import { buildIfNeeded, printTime, runProgram } from './run-program'
import { listChecks, runCheck } from './static-checks'

const rules = ['tests/architecture/', 'tests/specification/', 'tests/texts/']
const units = ['--project', 'units', '--project', 'units alone']
/** Folders that nearly all units import. A change here runs only the units of the folder. */
const shared = ['app/lib/', 'app/api/']

/**
 * `npm run test:fast`: format and lint of changed files, all types, house rules, the units that import what changed, and
 * the journeys that changed, for which alone the portal is built.
 */
export async function main(): Promise<void> {
	const changed = listChangedFiles(findBranchPoint()) ?? ['.']
	const scripts = changed.filter((file) => /\.tsx?$/.test(file) || file === '.')
	const journeys = scripts.filter((file) => /^tests\/journeys\/.*\.test\.tsx?$/.test(file))
	const steps = [
		() =>
			printTime('static checks', () =>
				runAll(listChecks(changed, scripts).map((check) => () => runCheck(check))),
			),
		() => printTime('units', () => runUnits(scripts)),
		() => printTime('house rules', () => runProgram('vitest', ['run', ...rules])),
		...(journeys.length > 0
			? [buildIfNeeded, () => printTime('journeys', () => runProgram('vitest', ['run', ...journeys]))]
			: []),
	]
	if (!(await runAll(steps))) process.exitCode = 1
	console.log('\nnpm test runs the rest: other units, every journey, browsers')
}

async function runUnits(scripts: readonly string[]): Promise<boolean> {
	const isShared = (file: string) => shared.some((folder) => file.startsWith(folder))
	const own = scripts.filter((file) => file.startsWith('app/') && !isShared(file))
	const folders = shared.filter((folder) => scripts.some((file) => file.startsWith(folder)))
	const isPassed = own.length === 0 || (await runProgram('vitest', ['related', '--run', ...units, ...own]))
	const areFoldersPassed = folders.length === 0 || (await runProgram('vitest', ['run', ...units, ...folders]))
	return isPassed && areFoldersPassed
}

async function runAll(steps: readonly (() => Promise<boolean>)[]): Promise<boolean> {
	let isPassed = true
	for (const step of steps) isPassed = (await step()) && isPassed
	return isPassed
}
