import { findBranchPoint, listChangedFiles } from './changed-files'
import { buildIfNeeded, runProgram } from './run-program'
import { listChecks, runCheck } from './static-checks'

const folders = ['app/', 'tests/architecture/', 'tests/specification/', 'tests/support/new/']

/**
 * `npm run test:fast`: format and lint of changed files, all types, units and house rules, and the journeys that changed,
 * for which alone the portal is built.
 */
export async function main(): Promise<void> {
	const changed = listChangedFiles(findBranchPoint()) ?? ['.']
	const scripts = changed.filter((file) => /\.tsx?$/.test(file) || file === '.')
	const journeys = changed.filter((file) => /^tests\/journeys\/.*\.test\.tsx?$/.test(file))
	const checked = await Promise.all(listChecks(changed, scripts).map(runCheck))
	const isBuilt = journeys.length === 0 || (await buildIfNeeded())
	const isPassed = await runProgram('vitest', ['run', ...folders, ...journeys])
	if (!isPassed || !isBuilt || checked.includes(false)) process.exitCode = 1
}
