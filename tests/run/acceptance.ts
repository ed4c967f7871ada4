import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

interface Report {
	testResults: { assertionResults: { title: string; status: string }[] }[]
}

const root = resolve(import.meta.dirname, '../..')
/** Reports of `npm test` and of the parts of `npm run test:full` that ran. */
const reportOfAll = 'build/test-results.json'
export const folderOfParts = 'build/full-results'

/**
 * Prints the numbers of tests/acceptance.md that no passing test has at the end of its title, as in `… [97] [101]`; a
 * range counts for none. Arguments: ranges (`1-27 45 80-113`), `--report=<file>` of vitest's JSON reporter.
 */
export function main(args: string[]): void {
	const report = args.find((arg) => arg.startsWith('--report='))?.slice('--report='.length)
	const items = readItems(readFileSync(resolve(root, 'tests/acceptance.md'), 'utf8'))
	const ranges = args
		.filter((arg) => !arg.startsWith('--'))
		.flatMap((arg) => arg.split(','))
		.filter(Boolean)
	const requested = ranges.length ? new Set(ranges.flatMap(readRange)) : new Set(items.keys())
	const proven = new Set((report ? [report] : listReports()).flatMap((file) => [...readReport(file)]))
	const missing = [...items].filter(([number]) => requested.has(number) && !proven.has(number))
	for (const [number, text] of missing) console.log(`${number}. ${text}`)
	console.log(`${requested.size - missing.length} of ${requested.size} proven, ${missing.length} not yet`)
}

function listReports(): string[] {
	const parts = resolve(root, folderOfParts)
	const names = existsSync(parts) ? readdirSync(parts) : []
	return [reportOfAll, ...names.map((name) => `${folderOfParts}/${name}`)]
}

function readReport(file: string): Set<number> {
	return readProvenNumbers(JSON.parse(readFileSync(resolve(root, file), 'utf8')) as Report)
}

export function readItems(markdown: string): Map<number, string> {
	const lines = [...markdown.matchAll(/^(\d+)\. (.*)$/gm)]
	return new Map(lines.map(([, number, text = '']) => [Number(number), text]))
}

/** Numbers in the brackets at the end of passing tests' titles. */
export function readProvenNumbers(report: Report): Set<number> {
	const titles = report.testResults
		.flatMap((file) => file.assertionResults)
		.filter(({ status }) => status === 'passed')
		.map(({ title }) => title)
	return new Set(titles.flatMap(numbersOf))
}

function numbersOf(title: string): number[] {
	const ending = /(\s*\[\d+\])+$/.exec(title.trim())?.[0] ?? ''
	return [...ending.matchAll(/\d+/g)].map(Number)
}

/** Numbers of `97` or `101-103`. */
export function readRange(range: string): number[] {
	const [first = 0, last = first] = range.split('-').map(Number)
	return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
