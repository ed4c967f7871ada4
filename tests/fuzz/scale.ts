import { appendFileSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fc from 'fast-check'
import { isFull } from '../support/full'
import { computeQuantile, type Figures, type Finding } from './run-inputs'
import type { Input } from './input'

const folder = resolve(import.meta.dirname, '../../build')

const isWhole = isFull('fuzz')
const fixedSeed = 20261122
/** `npm test` sends one of this many inputs, always the same ones. */
const share = 200

/** Seed of all inputs; FUZZ_SEED repeats an earlier run. */
export const seed = Number(process.env.FUZZ_SEED ?? (isWhole ? Date.now() % 2 ** 31 : fixedSeed))

const atOnce = 100

/** This run's share of the full number of inputs, generated on demand. */
export function* takeSample(inputs: fc.Arbitrary<Input>, full: number): Generator<Input> {
	const count = isWhole ? full : Math.ceil(full / share)
	for (let made = 0; made < count; made += atOnce) {
		yield* fc.sample(inputs, { seed: seed + made, numRuns: Math.min(atOnce, count - made) })
	}
}

/**
 * Prints the figures of a run and appends them to build/fuzz-figures.txt; findings go to build/fuzz-findings.jsonl.
 */
export function report(kind: string, figures: Figures, findings: readonly Finding[]) {
	const { seconds, statuses, held, heldByControls, suspects } = figures
	const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status}`)
	append(
		'fuzz-findings.jsonl',
		findings.map((finding) => JSON.stringify({ kind, ...finding })),
	)
	printLine(
		`${kind}: ${held.length} inputs in ${Math.round(seconds)} s (seed ${seed}), ${counts.join(', ')}; loop held ms p50/p99/max ${spread(held)}, ` +
			`controls ${spread(heldByControls)}; ${suspects} measured again`,
	)
}

export function printLine(line: string) {
	process.stdout.write(`${line}\n`)
	append('fuzz-figures.txt', [line])
}

function append(name: string, lines: readonly string[]) {
	mkdirSync(folder, { recursive: true })
	appendFileSync(join(folder, name), lines.map((line) => `${line}\n`).join(''))
}

function spread(numbers: readonly number[]) {
	return [0.5, 0.99, 1].map((part) => computeQuantile(numbers, part).toFixed(1)).join('/')
}
