import { countCommits } from '../run/changed-files'

/** Parts of `npm run test:full`. */
export const fullParts = [
	'stress',
	'fuzz',
	'text',
	'access',
	'actions',
	'questionnaires',
	'pages',
	'accounts',
	'faults',
	'wire',
	'files',
	'redis',
	'generators',
	'lines',
	'chaos',
	'node',
	'docker',
] as const
export type FullPart = (typeof fullParts)[number]

/** True in `npm run test:full <part>`. */
export function isFull(part: FullPart): boolean {
	return process.env.FULL === part
}

/** Number of commits, so that each commit tests the next rows. `npm test -- --seed N` repeats a run. */
export const seed = Number(process.env.SEED ?? countCommits())

/**
 * Returns all rows in a full run of the part, else a third of them, `most` at most. Each seed selects the next rows, so
 * every row runs after a few commits.
 */
export function deal<T>(part: FullPart, rows: readonly T[], most = 4, turn = seed): T[] {
	if (isFull(part) || rows.length === 0) return [...rows]
	const turns = Math.ceil(rows.length / Math.min(most, Math.ceil(rows.length / 3)))
	return rows.filter((_, at) => at % turns === turn % turns)
}

/** Runs in which each file `*.turn.test.ts` runs once. */
const turns = 5

/**
 * Returns the files `*.turn.test.ts` that `npm test` leaves out this time, a fifth of them by name being in turn. A
 * changed file always runs.
 */
export function listOutOfTurn(files: readonly string[], changed: readonly string[], turn = seed): string[] {
	const inTurns = files.filter((file) => /\.turn\.test\.tsx?$/.test(file)).toSorted()
	return inTurns.filter((file, at) => at % turns !== turn % turns && !changed.includes(file))
}
