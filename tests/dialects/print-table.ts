import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { dialects } from './dialects'
import { dialectPages } from './pages'
import { printReports } from './print-reports'
import { createObserver, type Observed } from './observe'
import type { Cell } from './run'
import type { Verdict } from './judge'

const signs: Record<Verdict, string> = { same: '=', told: 't', refused: 'r', less: 'L', silent: 'S' }

/**
 * `node tests/run/run.js tests/dialects/print-table.ts [--only <text>] [--page <text>] [--lines <n>]` prints
 * dialect × page in Markdown, the wrong lines of each cell that fails, and dialect × client, log and check-api.
 */
export async function main(args: string[]): Promise<void> {
	const text = { type: 'string', default: '' } as const
	const { values } = parseArgs({
		args,
		options: { only: text, page: text, lines: { ...text, default: '6' } },
	})
	const meant = dialects.filter(({ group, name }) => `${group}: ${name}`.includes(values.only))
	const pages = dialectPages.filter(({ address }) => address.includes(values.page))
	const observer = createObserver()
	const observed: Observed[] = []
	for (const dialect of meant) observed.push(await observer.observe(dialect, pages))
	await observer.close()
	const rows = observed.map(({ cells }) => cells)
	const addresses = pages.map(({ address }) => address)
	writeFileSync(
		1,
		`${printTable(rows, addresses)}\n${printFaults(rows, Number(values.lines))}\n\n${printReports(observed)}\n`,
	)
	// The portal keeps connections to the API for a while.
	process.exit()
}

function printTable(rows: Cell[][], pages: readonly string[]): string {
	const numbers = pages.map((page, index) => `${index + 1} ${page}`).join(' · ')
	const head = ['dialect', 'expects', ...pages.map((_, index) => index + 1), 'in all']
	const lines = rows.map((cells) => {
		const [{ dialect }] = cells as [Cell]
		return [
			`${dialect.group}: ${dialect.name}`,
			dialect.expects,
			...cells.map(({ verdict }) => signs[verdict]),
			summarize(cells),
		]
	})
	const table = [head, head.map(() => '-'), ...lines].map((line) => `| ${line.join(' | ')} |`)
	return [
		'`=` same, `t` told, `r` refused, `L` less than can be read, `S` silent difference',
		`Pages: ${numbers}`,
		'',
		...table,
		'',
		summarize(rows.flat()),
	].join('\n')
}

function summarize(cells: Cell[]): string {
	const counts = Object.keys(signs).map((verdict) => [
		cells.filter((cell) => cell.verdict === verdict).length,
		verdict,
	])
	return counts
		.filter(([count]) => count)
		.map((pair) => pair.join(' '))
		.join(', ')
}

/** Dialects with the same faults have one heading. */
function printFaults(rows: Cell[][], most: number): string {
	const headings = new Map<string, string[]>()
	for (const cells of rows) {
		const faults = cells.filter(({ verdict }) => verdict === 'silent' || verdict === 'less')
		const [{ dialect }] = cells as [Cell]
		const text = faults.map((cell) => describeFault(cell, most)).join('\n')
		if (text) headings.set(text, [...(headings.get(text) ?? []), `${dialect.group}: ${dialect.name}`])
	}
	return [...headings].map(([text, names]) => `\n## ${names.join('; ')}\n${text}`).join('\n')
}

function describeFault({ page, verdict, wrong }: Cell, most: number): string {
	const lines = wrong.slice(0, most).map((line) => `  - ${line.slice(0, 200)}`)
	const more = wrong.length > most ? [`  - and ${wrong.length - most} more`] : []
	return [`- \`${page}\` ${verdict}`, ...lines, ...more].join('\n')
}
