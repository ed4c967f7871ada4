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

/** All items in a full run of the part, else every `step`-th. */
export function pickSample<T>(part: FullPart, items: readonly T[], step: number): T[] {
	return items.filter((_, index) => isDealt(part, index, step))
}

/** True for every index in a full run of the part, else for every `step`-th, beginning with `turn`. */
export function isDealt(part: FullPart, index: number, step: number, turn = 0): boolean {
	return isFull(part) || index % step === turn
}
