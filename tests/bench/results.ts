import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { format } from 'oxfmt'
import type { CostRow } from './cost'
import { costBound } from './growth'
import type { CpuRun } from './cpu'
import { drawRun } from './plot'
import { populationTurns, type PopulationRun } from './population'
import { computeRatio, findSpread, type Sample, type Spread } from './rounds'
import type { WatchingRun } from './watching'
import { scenarioNames, sizes, widths } from './runs'

export interface Figure {
	name: string
	target: string
	measured: string
	reached: boolean
}

/** One limit, and the unit of the value that it bounds. */
export type Bound = { unit?: string } & ({ atLeast: number } | { atMost: number })

export function judge(value: number, bound: Bound) {
	const { unit = '' } = bound
	return 'atLeast' in bound
		? { reached: value >= bound.atLeast, target: `at least ${bound.atLeast} ${unit}` }
		: { reached: value <= bound.atMost, target: `at most ${bound.atMost} ${unit}` }
}

/** A stored run of the bench. */
export interface Run {
	/** As in "2026-11-22, commit 6be8f74". */
	title: string
	machine: string
	figures: Figure[]
	cost?: CostRow[]
	cpu?: CpuRun
	watching?: WatchingRun
	population?: PopulationRun
}

const folder = import.meta.dirname
const head = `# What the bench measured

Made by \`npm run bench -- --keep\`, the newest first; \`results.svg\` draws the newest. Processor time is that of the
server's process, user and system, in ms for a request; medians of the rounds, in brackets the lowest and the highest.
Ratios are those of one turn: the portal, the build before it and the bare page under remix-serve (with a dashboard's
calls and size; for /help with 67 KB and no call) are asked at the same time, each client going from one to the other.
The twin is another process of the build before: how far its ratio is from 1 is how much the machine can fool the run.
`

/** Title and machine of a run; `against` is the folder of the other build. */
export function describeRun(against?: string) {
	const title = `${new Date().toISOString().slice(0, 10)}, commit ${commitOf(join(folder, '../..'))}`
	const load = loadavg().map((one) => one.toFixed(1))
	return {
		title: against ? `${title}, before is ${commitOf(against)}` : title,
		machine: `Node ${process.versions.node}, ${cpus().length} cores, load before the run ${load.join(' ')}`,
	}
}

function commitOf(checkout: string) {
	const described = execFileSync('git', ['-C', checkout, 'describe', '--always', '--dirty', '--exclude=*'])
	return described.toString().trim()
}

/** Formats a run as Markdown tables. */
export function printRun({ title, machine, figures, cost, cpu, watching, population }: Run): string {
	const verdicts = figures.map((one) => [one.name, one.measured, one.target, one.reached ? 'yes' : '**no**'])
	const parts = [`## ${title}`, machine]
	if (verdicts.length > 0) parts.push(tableOf(['bound', 'measured', 'target', 'reached'], verdicts))
	if (cost) parts.push(...formatCost(cost))
	if (cpu) parts.push(...formatCpu(cpu))
	if (watching) parts.push(...formatWatching(watching))
	if (population) parts.push(...formatPopulation(population))
	return parts.join('\n\n')
}

function formatCpu({ samples, rounds, soak }: CpuRun): string[] {
	const cpu = (site: string, what: string) =>
		formatSpread(findSpread(samples, site, what, (sample) => sample.cpu))
	const ratio = (what: string, to: string, site = 'portal') =>
		formatSpread(computeRatio(samples, what, site, to))
	const own = (what: string, figure: (sample: Sample) => number, digits = 0) =>
		findSpread(samples, 'portal', what, figure)?.median.toFixed(digits) ?? ''
	const both = (what: string) => [cpu('portal', what), cpu('before', what), ratio(what, 'before')]
	const titles = ['portal', 'before', 'portal / before']
	return [
		`Processor time, ${rounds} rounds`,
		tableOf(
			['request', ...titles, 'twin / before', 'bare page', 'portal / bare page', 'requests a second'],
			scenarioNames.map((what) => [
				what,
				...both(what),
				ratio(what, 'before', 'twin'),
				cpu('bare', what),
				ratio(what, 'bare'),
				own(what, ({ rate }) => rate),
			]),
		),
		tableOf(
			['actions on the dashboard', ...titles],
			sizes.map(({ actions, what }) => [String(actions), ...both(what)]),
		),
		tableOf(
			['connections', ...titles, 'requests a second', 'p50, ms', 'p99, ms', 'p99 / p50'],
			widths.map(({ connections, what }) => [
				String(connections),
				...both(what),
				own(what, ({ rate }) => rate),
				own(what, ({ p50 }) => p50),
				own(what, ({ p99 }) => p99),
				own(what, ({ p50, p99 }) => p99 / p50, 1),
			]),
		),
		tableOf(
			['soak, s', 'requests', 'heap after a collection, MB', 'resident, MB'],
			soak.map(({ at, requests, heap, rss }) => [`${at}`, `${requests}`, heap.toFixed(1), rss.toFixed(0)]),
		),
	]
}

/** Cost of each parser's worst input, as ratios to an ordinary input of the same kind and size. */
function formatCost(rows: readonly CostRow[]): string[] {
	const formatRatio = (ratio: number) => (ratio > costBound ? `**${ratio.toFixed(2)}**` : ratio.toFixed(2))
	const cells = rows.map(({ parser, pattern, kilobytes, cpu, cpuRatio, memoryRatio }) => [
		parser,
		`\`${pattern}\``,
		kilobytes.toFixed(0),
		cpu.toFixed(2),
		formatRatio(cpuRatio),
		formatRatio(memoryRatio),
	])
	return [
		`Worst inputs beside ordinary ones of their kind and size; at most ${costBound} times`,
		tableOf(['parser', 'pattern', 'KB', 'CPU time, ms', 'CPU time, times', 'memory, times'], cells),
	]
}

/** Cost of metrics and traces, as ratios to the same build without them in the same turn. */
function formatWatching({ samples, rounds, watched }: WatchingRun): string[] {
	const rows = watched.map((site) => [
		site,
		formatSpread(findSpread(samples, site, 'dashboard', ({ cpu }) => cpu)),
		site === 'off' ? '' : formatSpread(computeRatio(samples, 'dashboard', site, 'off')),
	])
	return [
		`Processor time of a dashboard, ${rounds} rounds`,
		tableOf(['metrics and traces', 'ms', 'times off'], rows),
	]
}

/** The portal beside servers of the same calls and bytes; ratios are those of the same turns. */
function formatPopulation({ samples, sites, rounds, soakSeconds }: PopulationRun): string[] {
	const { overview, visit, busy } = populationTurns
	const cpu = (site: string, what: string) => formatSpread(findSpread(samples, site, what, (one) => one.cpu))
	const ratio = (site: string, what: string) =>
		site === 'portal' ? '' : formatSpread(computeRatio(samples, what, 'portal', site))
	const own = (site: string, figure: (sample: Sample) => number, digits = 0) =>
		findSpread(samples, site, busy, figure)?.median.toFixed(digits) ?? ''
	const rows = sites.map(({ name, coldStart, bytes, rss }) => [
		name,
		cpu(name, overview),
		ratio(name, overview),
		cpu(name, visit),
		ratio(name, visit),
		own(name, ({ p50 }) => p50),
		own(name, ({ p99 }) => p99),
		own(name, ({ p50, p99 }) => p99 / p50, 1),
		(bytes / 1000).toFixed(1),
		rss.toFixed(0),
		coldStart.toFixed(2),
	])
	const titles = ['server', 'overview, ms', 'portal / it', 'visit, ms', 'portal / it', 'p50, ms', 'p99, ms']
	return [
		`Processor time of 500 clients, ${rounds} rounds; response times of the overview at 20 connections; memory after the rounds, of the portal after ${soakSeconds} s of visits too`,
		tableOf([...titles, 'p99 / p50', 'overview, KB', 'resident, MB', 'start to first page, s'], rows),
	]
}

function formatSpread(spread: Spread | undefined): string {
	if (!spread) return ''
	return `${spread.median.toFixed(2)} (${spread.low.toFixed(2)}-${spread.high.toFixed(2)})`
}

/** Leaves out empty columns. */
function tableOf(titles: string[], rows: string[][]): string {
	const filled = titles.map((_, column) => rows.some((row) => row[column]))
	const line = (cells: string[]) => `| ${cells.filter((_, column) => filled[column]).join(' | ')} |`
	return [line(titles), line(titles.map(() => '---')), ...rows.map(line)].join('\n')
}

/** Inserts a run at the top of the stored ones, replaces an earlier run with the same title, and draws it. */
export async function saveRun(run: Run): Promise<void> {
	const file = join(folder, 'results.md')
	const [, ...kept] = (existsSync(file) ? readFileSync(file, 'utf8') : '').split(/^(?=## )/m)
	const others = kept.filter((block) => !block.startsWith(`## ${run.title}\n`))
	const text = [head, `${printRun(run)}\n`, ...others].join('\n')
	writeFileSync(file, (await format(file, text)).code)
	if (run.cpu) writeFileSync(join(folder, 'results.svg'), drawRun(run.title, run.cpu))
}
