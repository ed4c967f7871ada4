import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readItems, readProvenNumbers } from './acceptance'

test('The acceptance list is complete: 677 items, numbered without a gap', () => {
	const items = readItems(readFileSync(join(import.meta.dirname, '../acceptance.md'), 'utf8'))
	expect([...items.keys()]).toEqual(Array.from({ length: 677 }, (_, index) => index + 1))
})

test('A number counts when a test that passed names it at the end of its title', () => {
	const assertionResults = [
		{ title: 'Money is written as euros [295] [300]', status: 'passed' },
		{ title: 'A range claims nothing [301-302]', status: 'passed' },
		{ title: 'A failing one [7]', status: 'failed' },
		{ title: 'The code [12] in the middle', status: 'passed' },
		{ title: 'A skipped one [9]', status: 'skipped' },
	]
	expect([...readProvenNumbers({ testResults: [{ assertionResults }] })]).toEqual([295, 300])
})
