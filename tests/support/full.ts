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
	return items.filter((_, index) => isFull(part) || index % step === 0)
}
