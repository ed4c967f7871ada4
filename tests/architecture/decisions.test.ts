import { expect, test } from 'vitest'
import { listFiles, readText } from './sources'

/** Date, title and folder of each decision in the folder READMEs: `**Title** (2026-11-21)`. */
function listDecisions(): string[] {
	const readmes = [
		'README.md',
		'tests/README.md',
		...listFiles('app').filter((path) => /^app\/[^/]+\/README\.md$/.test(path)),
	]
	return readmes.flatMap((path) => {
		const place = path.replace(/\/?README\.md$/, '') || 'the project'
		const found = readText(path).matchAll(/^\*\*([^*]+)\*\* ?\([^)]*?(\d{4}-\d\d-\d\d)/gm)
		return [...found].map(([, title = '', date = '']) =>
			[date, title.replace(/\s+/g, ' '), place].join(' | '),
		)
	})
}

test('CONTRIBUTING lists every decision of the READMEs by date, and no other', () => {
	const rows = [
		...readText('.github/CONTRIBUTING.md').matchAll(/^\| (\d{4}-\d\d-\d\d) +\| (.+?) +\| `(.+?)` +\|$/gm),
	]
	const listed = rows.map(([, date = '', title = '', place = '']) => [date, title, place].join(' | '))
	expect(listed.length).toBeGreaterThan(90)
	expect(listed.toSorted()).toEqual(listDecisions().toSorted())
	expect(listed.map((row) => row.slice(0, 10))).toEqual(listed.map((row) => row.slice(0, 10)).toSorted())
})
