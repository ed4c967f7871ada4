import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listFiles, listSources, readText, root } from './sources'

const most = 40

const folders = readdirSync(join(root, 'app'), { withFileTypes: true })
	.filter((entry) => entry.isDirectory())
	.map(({ name }) => name)
const imports = listSources().flatMap(({ path, imports: targets }) =>
	targets.map((target) => ({ from: placeOf(path), to: placeOf(target) })),
)

/** Folder of `app` that contains a file; a file outside folders counts as its own. */
function placeOf(path: string): string {
	return path.replace(/^app\//, '').replace(/\/.*$/, '')
}

/** Names after `- <label>:`, up to the next entry; undefined when the entry is prose. */
function readNames(text: string, label: string): string[] | undefined {
	const entry = new RegExp(`^- ${label}: ([^]*?)\\n(?=- |\\n)`, 'm').exec(text)?.[1] ?? ''
	if (/^every/.test(entry)) return undefined
	return [...entry.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
}

test(`Each folder of app has a README of at most ${most} lines, and so have the tests`, () => {
	const expected = [...folders.map((name) => `app/${name}/README.md`), 'tests/README.md']
	const found = ['app', 'tests']
		.flatMap(listFiles)
		.filter((path) => /^(app\/[^/]+|tests)\/README\.md$/.test(path))
	expect(found.toSorted()).toEqual(expected.toSorted())
	expect(found.filter((path) => readText(path).split('\n').length - 1 > most)).toEqual([])
})

describe.each(folders)('The README of app/%s', (folder) => {
	const text = readText(`app/${folder}/README.md`)
	const across = imports.filter(
		({ from, to }) => from !== to && folders.includes(from) && folders.includes(to),
	)

	test('names every folder that it imports', () => {
		const named = readNames(text, 'May import')
		const used = across.filter(({ from }) => from === folder).map(({ to }) => to)
		expect([...new Set(used)].filter((name) => named?.includes(name) === false)).toEqual([])
	})

	test('names everything that imports it', () => {
		const named = readNames(text, 'Imported by')
		const users = across.filter(({ to }) => to === folder).map(({ from }) => from)
		expect([...new Set(users)].filter((name) => named?.includes(name) === false)).toEqual([])
	})
})
