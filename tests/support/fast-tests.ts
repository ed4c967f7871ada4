import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { buildIfNeeded, runProgram } from './run-program'
import { listChecks, runCheck } from './static-checks'

const root = resolve(import.meta.dirname, '../..')
const folders = ['app/', 'tests/architecture/', 'tests/specification/', 'tests/support/new/']

/**
 * `npm run test:fast`: format and lint of changed files, all types, units and house rules, and the journeys that changed,
 * for which alone the portal is built.
 */
export async function main(): Promise<void> {
	const changed = listChangedFiles()
	const scripts = changed.filter((file) => /\.tsx?$/.test(file) || file === '.')
	const journeys = changed.filter((file) => /^tests\/journeys\/.*\.test\.tsx?$/.test(file))
	const checked = await Promise.all(listChecks(changed, scripts).map(runCheck))
	const isBuilt = journeys.length === 0 || (await buildIfNeeded())
	const isPassed = await runProgram('vitest', ['run', ...folders, ...journeys])
	if (!isPassed || !isBuilt || checked.includes(false)) process.exitCode = 1
}

/** Files that differ from where this branch left main, new ones too; all when there is no git to ask. */
function listChangedFiles(): string[] {
	const [base] = runGit('merge-base', 'HEAD', 'main') ?? []
	const differing = runGit('diff', '--name-only', '--diff-filter=d', base ?? 'HEAD')
	const added = runGit('ls-files', '--others', '--exclude-standard')
	return differing && added ? [...differing, ...added] : ['.']
}

function runGit(...args: string[]): string[] | undefined {
	const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
	return status === 0 ? stdout.split('\n').filter(Boolean) : undefined
}
