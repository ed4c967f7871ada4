import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { listUnlicensed, writeLicences } from './licences'

/** A project with one installed package in production. */
function createProject(files: Record<string, string>, license = 'MIT'): string {
	const root = mkdtempSync(join(tmpdir(), 'licences-'))
	onTestFinished(() => rmSync(root, { recursive: true, force: true }))
	const folder = join(root, 'node_modules/left')
	mkdirSync(folder, { recursive: true })
	const packages = {
		'': {},
		'node_modules/left': { version: '1.0.0', license },
		'node_modules/right': { version: '1.0.0', license: 'MIT', dev: true },
		'node_modules/other-platform': { version: '1.0.0', license: 'MIT', optional: true },
	}
	writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }))
	for (const [name, text] of Object.entries({ 'package.json': '{}', ...files }))
		writeFileSync(join(folder, name), text)
	return root
}

test('A package passes on its licence, its notices and the origin of its data', () => {
	const readme =
		'# Left\n\n## Use\n\nsecret sauce\n\n## Sources\n\n' +
		'Words of a dataset, licensed under ODC-BY. '.repeat(4)
	const text = writeLicences(
		createProject({ LICENSE: 'Free for all.', 'NOTICE.md': 'Keep this.', 'README.md': readme }),
	)
	expect(text).toMatch(
		/^===== left 1\.0\.0 \(MIT\)\n\nFree for all\.\n\nKeep this\.\n\nSources\n\nWords of a dataset/,
	)
	expect(text).not.toMatch(/sauce|right|other-platform/)
})

test('A package that names its licence alone gets the text of it, with its author', () => {
	const text = writeLicences(createProject({ 'package.json': '{"author":"An Author"}' }))
	expect(text).toMatch(/Author: An Author[^]*Permission is hereby granted/)
})

test('A package whose licence has no text stops the build by name', () => {
	const unknown = createProject({ 'package.json': '{"author":"An Author"}' }, 'SSPL-1.0')
	expect(() => writeLicences(unknown)).toThrow('left has no licence text')
	expect(() => writeLicences(createProject({}))).toThrow('left has no licence text')
})

test('A development package in the bundle is named', () => {
	const modules = [
		'/a/node_modules/left/index.js',
		'/a/node_modules/left/node_modules/right/x.js',
		'/a/app/root.tsx',
	]
	expect(listUnlicensed(createProject({}), modules)).toEqual(['right'])
})
