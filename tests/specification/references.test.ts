import { expect, test } from 'vitest'
import { readItems, readRange } from '#tests/run/acceptance'
import { listFiles, readText } from '../architecture/sources'

const pages = {
	items: 'tests/acceptance.md',
	ambiguities: 'tests/specification/ambiguities.md',
	contract: 'tests/specification/contract.md',
}
/** Only these pages name sections of their source documents. */
const sourced = Object.values(pages)

const items = new Set(readItems(readText(pages.items)).keys())
const ambiguities = new Set(numbersIn(readText(pages.ambiguities), /^- \*\*A(\d+)\*\* /gm))
const sections = new Set(numbersIn(readText(pages.contract), /^## (\d+)\. /gm))

const elsewhere = /\bspec \d|\bchecklist( A\d|\.md)|\b(access|house|look|stack|voice)\.md|\.\.\/shared\b/i
const contractSections = /contract §\d+(, §\d+)*/gi
const standards = /RFC \d+ §[\d.]+/g

interface Line {
	path: string
	place: string
	text: string
}

const lines: Line[] = ['README.md', 'server.ts', ...['.github', 'app', 'public', 'tests'].flatMap(listFiles)]
	.filter((path) => /\.(ts|tsx|js|mjs|css|md)$/.test(path) && !path.endsWith('references.test.ts'))
	.flatMap((path) =>
		readText(path)
			.split('\n')
			.map((text, index) => ({ path, place: `${path}:${index + 1}`, text })),
	)

/**
 * The part of a line that may contain references: all of a page, a comment, the numbers at the end of a test title.
 */
function citingPart({ path, text }: Line): string {
	if (path.endsWith('.md')) return text
	const comment = /(^|\s)\/\/ .*|\/\*.*|^\s*\*.*/.exec(text)?.[0] ?? ''
	const title = /(?<=['"`\s])(\[\d+(-\d+)?\] ?)+(?=['"`](,| \}))/.exec(text)?.[0] ?? ''
	return `${comment} ${title}`
}

function numbersIn(text: string, reference: RegExp): number[] {
	return [...text.matchAll(reference)].flatMap(([, range = '']) => readRange(range.replaceAll('A', '')))
}

/** Lines with an unknown number; at least a hundred lines must have a known one. */
function danglingLines(known: Set<number>, reference: RegExp, partOf = citingPart): string[] {
	const cited = lines.map((line) => ({ line, numbers: numbersIn(partOf(line), reference) }))
	expect(cited.filter(({ numbers }) => numbers.length > 0).length).toBeGreaterThan(100)
	return cited
		.filter(({ numbers }) => numbers.some((number) => !known.has(number)))
		.map(({ line }) => showLine(line))
}

function showLine({ place, text }: Line): string {
	return `${place}: ${text.trim()}`
}

test('A title claims its acceptance numbers one by one', () => {
	const ranges = lines.filter(
		({ path, text }) => path.endsWith('.ts') && /\[\d+-\d+\](?=['"`])/.test(text) && !/^\s*\*/.test(text),
	)
	const ofTitles = ranges.filter(({ path }) => path !== 'tests/run/acceptance.test.ts')
	expect(ofTitles.map(showLine)).toEqual([])
})

test('Every acceptance number that is cited is in the list', () => {
	expect(danglingLines(items, /(?<=^|[\s'"`(])\[(\d+(?:-\d+)?)\]/g)).toEqual([])
})

test('Every ambiguity that is cited is settled', () => {
	expect(danglingLines(ambiguities, /\[(A\d+(?:-A\d+)?)\]/g)).toEqual([])
})

test('Every section of the contract that is cited is there', () => {
	const cited = ({ text }: Line) => text.match(contractSections)?.join() ?? ''
	expect(danglingLines(sections, /§(\d+)/g, cited)).toEqual([])
})

test('Nothing cites a page that is not in the repository', () => {
	const strays = lines.filter(({ path, text }) => {
		const rest = text.replace(contractSections, '').replace(standards, '')
		return elsewhere.test(text) || (rest.includes('§') && !sourced.includes(path))
	})
	expect(strays.map(showLine)).toEqual([])
})
