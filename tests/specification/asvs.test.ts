import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const rows = readFileSync(join(import.meta.dirname, 'asvs.md'), 'utf8')
	.split('\n')
	.filter((line) => /^\| \d/.test(line))
	.map((line) => line.split(' | ').map((cell) => cell.replace(/^\| |\|$/g, '').trim()))
	.map(([id = '', asks = '', verdict = '', by = '']) => ({ id, asks, verdict, by }))

/** A test file, and part of the title of a test in it. */
function proofsOf(by: string) {
	return [...by.matchAll(/`([^`]+)`: "([^"]+)"/g)].map(([, file = '', title = '']) => ({ file, title }))
}

test('Each requirement stands in the table once, with a verdict that says something', () => {
	const ids = rows.flatMap(({ id }) => id.split(', '))
	expect(ids.length).toBeGreaterThan(150)
	expect(ids.filter((id, index) => !/^\d+\.\d+\.\d+$/.test(id) || ids.indexOf(id) !== index)).toEqual([])
	const verdicts = ['pass', 'in part', 'no', 'API', 'proxy']
	expect(rows.filter(({ verdict }) => !verdicts.includes(verdict))).toEqual([])
	const silent = rows.filter(({ verdict, by }) => ['pass', 'in part', 'no'].includes(verdict) && by === '')
	expect(silent).toEqual([])
})

test('Every test and every file that the table names is there', () => {
	const proofs = rows.flatMap(({ by }) => proofsOf(by))
	expect(proofs.length).toBeGreaterThan(80)
	const missing = proofs.filter(({ file, title }) => {
		const path = join(root, file)
		return !existsSync(path) || !readFileSync(path, 'utf8').includes(title)
	})
	expect(missing).toEqual([])
	const files = rows.flatMap(({ by }) =>
		[...by.matchAll(/`((?:app|tests)\/[^`]+)`/g)].map(([, file = '']) => file),
	)
	expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
})
