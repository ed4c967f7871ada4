import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { apiCases } from './cost-of-api'
import { bodyCases } from './cost-of-bodies'
import { heicCases } from './cost-of-heic'
import { textCases } from './cost-of-texts'
import { costBound, growthBound, measureGrowth } from './growth'
import type { ReportLine } from './large-dossier'
import { measureCpu } from './measure-cpu'

/** Samples memory; stream parsers call it while they run. */
export type Probe = () => void

/** Two inputs of the same kind and size. */
export interface CostCase {
	parser: string
	pattern: string
	/** Bytes of each input. */
	size: number
	hostile: (probe: Probe) => unknown
	ordinary: (probe: Probe) => unknown
	/** The same as `hostile`, with a quarter of its text. */
	quarter?: (probe: Probe) => unknown
}

export interface CostRow {
	parser: string
	pattern: string
	kilobytes: number
	/** CPU time in ms, user and system. */
	cpu: number
	cpuRatio: number
	/** Ratio of the bytes held for input and result, after a garbage collection. */
	memoryRatio: number
}

/** Ratio from which both inputs are measured again, alternately. */
const doubtful = 3

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Compares the worst input of each parser with an ordinary input of the same kind and size, in this process. */
export async function measureCost(note: ReportLine): Promise<CostRow[]> {
	process.env.LOG_LEVEL ??= 'silent'
	const rows: CostRow[] = []
	const known = new Map<CostCase['ordinary'], Spent>()
	for (const each of [...bodyCases(), ...heicCases(), ...apiCases(), ...textCases()]) {
		const before = known.get(each.ordinary) ?? (await measure(each.ordinary))
		known.set(each.ordinary, before)
		const first = await measure(each.hostile)
		// The machine may have been busy or compiling.
		const isDoubtful =
			first.cpu > doubtful * before.cpu || first.memory > doubtful * (before.memory + each.size)
		const ordinary = isDoubtful ? await measure(each.ordinary) : before
		const { cpu, memory } = isDoubtful ? await measure(each.hostile) : first
		const row = {
			parser: each.parser,
			pattern: each.pattern,
			kilobytes: each.size / 1024,
			cpu,
			cpuRatio: cpu / ordinary.cpu,
			memoryRatio: (memory + each.size) / (ordinary.memory + each.size),
		}
		rows.push(row)
		console.log(
			`${each.parser}, ${each.pattern}: ${row.cpuRatio.toFixed(2)} × CPU time, ${row.memoryRatio.toFixed(2)} × memory`,
		)
	}
	reportWorst(note, 'CPU time', rows, ({ cpuRatio }) => cpuRatio)
	reportWorst(note, 'memory', rows, ({ memoryRatio }) => memoryRatio)
	const [fastest] = (await measureGrowth()).toSorted((a, b) => b.growth - a.growth)
	if (fastest)
		note(`CPU time of four times the text (${fastest.parser}, ${fastest.pattern})`, fastest.growth, {
			atMost: growthBound,
			unit: '×',
		})
	return rows
}

function reportWorst(
	note: ReportLine,
	what: string,
	rows: readonly CostRow[],
	ratio: (row: CostRow) => number,
) {
	const [worst] = rows.toSorted((a, b) => ratio(b) - ratio(a))
	if (worst)
		note(`${what} of the worst input (${worst.parser}, ${worst.pattern})`, ratio(worst), {
			atMost: costBound,
			unit: '×',
		})
}

interface Spent {
	cpu: number
	memory: number
}

async function measure(run: CostCase['hostile']): Promise<Spent> {
	return { cpu: await measureCpu(run), memory: Math.max(0, await measureMemory(run)) }
}

/** Most bytes that a run holds, at its end or at a sample. */
async function measureMemory(run: CostCase['hostile']) {
	const sample = () => {
		collect()
		const { heapUsed, external } = process.memoryUsage()
		return heapUsed + external
	}
	const before = sample()
	let most = 0
	const probe = () => void (most = Math.max(most, sample() - before))
	const held = [await run(probe)]
	probe()
	held.length = 0
	return most
}
