import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { deal, isFull } from '#tests/support/full'
import { findDanger, hashPattern } from './judge-patterns'
import { listForeignPatterns, listPatterns, listPatternSources } from './patterns'
import { readText, root } from './sources'

/** Hashes of the patterns found safe. `npx vitest run tests/architecture/patterns -u` judges new ones and adds them. */
const list = 'tests/architecture/safe-patterns.txt'
const minutes = 60_000

const sources = listPatternSources()

test(
	'Every regular expression takes time in proportion to its text',
	async () => {
		const judged = new Set(isFull('fuzz') || !existsSync(join(root, list)) ? [] : readText(list).split('\n'))
		const patterns = new Map(
			sources.flatMap(listPatterns).map((pattern) => [hashPattern(pattern), pattern] as const),
		)
		const unsafe: string[] = []
		for (const [hash, { place, ...pattern }] of patterns) {
			const danger = judged.has(hash) ? undefined : await findDanger(pattern)
			if (danger) unsafe.push(`${place} /${pattern.source}/${pattern.flags}: ${danger}`)
		}
		expect(unsafe).toEqual([])
		await expect(`${[...patterns.keys()].sort().join('\n')}\n`).toMatchFileSnapshot(join(root, list))
	},
	20 * minutes,
)

test('No regular expression is built of a text from outside', () => {
	expect(sources.flatMap(listForeignPatterns)).toEqual([])
})

/** Patterns that once took too long. */
const dangerous = [
	['blanks at the end of a line', /[ \t]+$/gm],
	['blanks around a line end', /\s*[\r\n]\s*/g],
	[
		'a document type',
		/[\s\ufeff]+|<\?[^]*?\?>|<!--[^]*?-->|<!doctype\s+([^\s[>]+)(?:[^[>"']|"[^"]*"|'[^']*')*(?:\[[^\]]*\]\s*)?>/iy,
	],
	['a signed address', /([\w.-]+)\.([\w-]+)\.\w+$/],
	[
		'comments before a page',
		/^(<\?xml[^>]*>\s*|<!--[^]*?-->\s*)*<(!doctype\s+html|html|head|body|title|meta|script)\b/i,
	],
] as const

test.each(deal('fuzz', dangerous))('A pattern for %s is found', async (_what, { source, flags }) => {
	expect(await findDanger({ source, flags })).toMatch(/polynomial|exponential/)
})
