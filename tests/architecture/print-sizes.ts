import { listFiles, listSources, readText } from './sources'

interface Size {
	path: string
	lines: number
}

const tables = /^app\/(locales\/|backend\/seed\/|routes\.ts$|paths\.ts$)/

/** Prints sizes for a review: median, 90th percentile and the longest files, without tables. */
export function main(): void {
	const sources = listSources().filter(({ path }) => !tables.test(path))
	const tests = listFiles('tests').filter((path) => path.endsWith('.ts'))
	print('app', sources)
	print(
		'routes',
		sources.filter(({ path }) => path.startsWith('app/routes/')),
	)
	print(
		'tests',
		tests.map((path) => ({ path, lines: readText(path).split('\n').length - 1 })),
	)
	const lines = sources.flatMap(({ text }) => text.split('\n')).filter((line) => line.trim())
	const comments = lines.filter((line) => /^\s*(\/\/|\/?\*)/.test(line))
	console.log(`comment lines in app: ${((comments.length / lines.length) * 100).toFixed(1)} %`)
}

function print(name: string, files: Size[]): void {
	const sorted = files.toSorted((one, other) => one.lines - other.lines)
	const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)]?.lines ?? 0
	console.log(`${name}: ${sorted.length} files, median ${at(0.5)}, p90 ${at(0.9)}, longest ${at(1)} lines`)
	for (const { path, lines } of sorted.slice(-5).reverse()) console.log(`  ${lines}  ${path}`)
}
