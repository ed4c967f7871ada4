import { appendFileSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isFull } from '../support/full'

const folder = resolve(import.meta.dirname, '../../build')

/** The full number, or the smaller one of `npm test`: a tenth by default. */
export function scaleCount(full: number, small = Math.ceil(full / 10)): number {
	return isFull('stress') ? full : small
}

/** Prints the figures of a proof and appends them to build/stress-figures.txt. */
export function report(proof: string, figures: Record<string, number | string>): void {
	const parts = Object.entries(figures).map(([what, figure]) => `${figure} ${what}`)
	const line = `${proof}: ${parts.join(', ')}\n`
	process.stdout.write(line)
	mkdirSync(folder, { recursive: true })
	appendFileSync(join(folder, 'stress-figures.txt'), line)
}

/** Counts equal things: `3 × a, 1 × b`. */
export function countOccurrences(things: Iterable<string>): Record<string, number> {
	const counts: Record<string, number> = {}
	for (const thing of things) counts[thing] = (counts[thing] ?? 0) + 1
	return counts
}
