import { repeat } from './compare-costs'
import type { CostCase } from './cost'
import { addressCases } from './cost-of-addresses'
import { markupCases } from './cost-of-markup'
import { bodyCases } from './cost-of-bodies'
import { parserCases } from './cost-of-parsers'
import { textCases } from './cost-of-texts'
import { measureCpu, spend } from './measure-cpu'

/** Allowed ratio to an ordinary input, in CPU time and memory. */
export const costBound = 5
/** Allowed ratio of the CPU time of a text to that of its quarter. */
export const growthBound = 6
const tries = 3

export interface GrowthRow {
	parser: string
	pattern: string
	/** Ratio to a quarter of the text. */
	growth: number
	/** Ratio to an ordinary text of the same length. */
	ratio: number
}

/**
 * Compares the worst texts of each parser with their quarters and with ordinary texts. A text that takes no longer than a
 * visit to each of its letters is left out.
 */
export async function measureGrowth(cases = listGrowthCases()): Promise<GrowthRow[]> {
	const rows: GrowthRow[] = []
	for (const each of cases) {
		const least = await measureLetters(each.size)
		if ((await spendOnce(each.hostile)) <= least) continue
		let row = await compareGrowth(each, least, spendOnce)
		// The machine may be busy, which only makes a ratio worse.
		for (let turn = 0; turn < tries && isTooMuch(row); turn += 1)
			row = await compareGrowth(each, least, measureCpu)
		rows.push(row)
	}
	return rows
}

type Measure = (run: CostCase['hostile']) => Promise<number>

const spendOnce: Measure = async (run) => Math.min((await spend(run, 1))[0], (await spend(run, 1))[0])

async function compareGrowth(
	{ parser, pattern, hostile, quarter = hostile, ordinary }: CostCase,
	least: number,
	measure: Measure,
): Promise<GrowthRow> {
	const cpu = await measure(hostile)
	const growth = cpu / Math.max(await measure(quarter), least / 4)
	return { parser, pattern, growth, ratio: cpu / Math.max(await measure(ordinary), least) }
}

export function isTooMuch({ growth, ratio }: Pick<GrowthRow, 'growth' | 'ratio'>): boolean {
	return growth > growthBound || ratio > costBound
}

export function listGrowthCases(): CostCase[] {
	process.env.SESSION_SECRET ??= 'a'.repeat(32)
	return [...textCases(), ...addressCases(), ...parserCases(), ...markupCases(), ...bodyCases()].filter(
		(each) => each.quarter,
	)
}

const known = new Map<number, number>()

/** CPU time in ms of a visit to each of so many letters. */
async function measureLetters(size: number) {
	const letters = repeat('a', size)
	const cpu = known.get(size) ?? (await measureCpu(() => letters.replace(/./gs, (letter) => letter)))
	known.set(size, cpu)
	return cpu
}
