import { countCommits } from './changed-files'

/** Parts of `npm run test:full`. */
export const fullParts = [
	'stress',
	'fuzz',
	'text',
	'access',
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

/** True in `npm run test:full <part>`; `npm test` proves a fixed sample. */
export function isFull(part: FullPart): boolean {
	return process.env.FULL === part
}

/** Number of commits, so that each commit tests the next rows. `npm test -- --seed N` repeats a run. */
export const seed = Number(process.env.SEED ?? countCommits())

/** All rows in a full run of the part, else about `count` rows: the next ones with each seed. */
export function deal<T>(part: FullPart, rows: readonly T[], count: number, turn = seed): T[] {
	if (isFull(part)) return [...rows]
	const turns = Math.max(1, Math.ceil(rows.length / count))
	return rows.filter((_, at) => at % turns === turn % turns)
}

/** All items in a full run of the part, else every `step`-th. */
export function pickSample<T>(part: FullPart, items: readonly T[], step: number): T[] {
	return items.filter((_, index) => isDealt(part, index, step))
}

/** True for every index in a full run of the part, else for every `step`-th, beginning with `turn`. */
export function isDealt(part: FullPart, index: number, step: number, turn = 0): boolean {
	return isFull(part) || index % step === turn
}
