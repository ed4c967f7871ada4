import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** Paths of files that differ from a commit, new files included; undefined without git. */
export function listChangedFiles(base: string): string[] | undefined {
	const differing = runGit('diff', '--name-only', '--diff-filter=d', base)
	const added = runGit('ls-files', '--others', '--exclude-standard')
	return differing && added ? [...differing, ...added] : undefined
}

/** The commit at which this branch left main; on main itself the last commit. */
export function findBranchPoint(): string {
	return runGit('merge-base', 'HEAD', 'main')?.[0] ?? 'HEAD'
}

/** The last commit at least a day older than HEAD, so that main in CI has recent work to compare; the first commit at most. */
export function findCommitOfDayBefore(): string | undefined {
	const [seconds] = runGit('log', '-1', '--format=%ct') ?? []
	if (!seconds) return undefined
	const [before] = runGit('rev-list', '-1', `--before=${Number(seconds) - 86_400}`, 'HEAD') ?? []
	return before ?? runGit('rev-list', '--max-parents=0', 'HEAD')?.[0]
}

/** Number of commits up to HEAD; 0 without git. */
export function countCommits(): number {
	return Number(runGit('rev-list', '--count', 'HEAD')?.[0] ?? 0)
}

function runGit(...args: string[]): string[] | undefined {
	const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
	return status === 0 ? stdout.split('\n').filter(Boolean) : undefined
}
