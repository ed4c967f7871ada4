import { writeFileSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Verdict } from './judge'
import type { ChaosCase } from './run-case'

const folder = resolve(import.meta.dirname, '../../build')
const head = [
	'case',
	'processes',
	'store',
	'requests',
	'acknowledged',
	'lost',
	'sign-outs',
	'longest, ms',
	'recovery, ms',
	'while broken',
]
const rows: string[][] = []

/** Adds a row to the table. */
export function recordFigure({ name, setup }: ChaosCase, verdict: Verdict) {
	const { requests, acknowledged, lost, signOuts, longest, recovery, meanwhile } = verdict
	const counts = [requests, acknowledged, lost, signOuts, Math.round(longest), Math.round(recovery)]
	const answers = Object.entries(meanwhile).map(([result, count]) => `${count} × ${result}`)
	rows.push([name, String(setup.processes), setup.store, ...counts.map(String), answers.join(', ')])
}

/** Prints all rows and writes them to build/chaos-figures.md. */
export function printTable() {
	saveTable('chaos-figures.md', [head, ...rows])
}

/** Prints a table, its head first, and writes it to a file in build/. */
export function saveTable(name: string, lines: readonly (readonly string[])[]) {
	const [first = []] = lines
	const widths = first.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
	const toLine = (line: readonly string[]) =>
		`| ${line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |\n`
	const table = [first, widths.map((width) => '-'.repeat(width)), ...lines.slice(1)].map(toLine).join('')
	process.stdout.write(`\n${table}`)
	mkdirSync(folder, { recursive: true })
	writeFileSync(join(folder, name), table)
}
