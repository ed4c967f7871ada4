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
	const widths = head.map((title, column) =>
		Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
	)
	const toLine = (row: string[]) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |\n`
	const table = [head, widths.map((width) => '-'.repeat(width)), ...rows].map(toLine).join('')
	process.stdout.write(`\n${table}`)
	mkdirSync(folder, { recursive: true })
	writeFileSync(join(folder, 'chaos-figures.md'), table)
}
