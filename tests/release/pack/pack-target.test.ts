import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { packPortal } from './pack'

function createFolder(files: Record<string, string>) {
	const folder = mkdtempSync(join(tmpdir(), 'pack-target-'))
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
	mkdirSync(join(folder, 'build'))
	for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
	return folder
}

test.each([
	['another project', { 'package.json': '{"name":"other"}', 'licences.txt': '' }],
	[
		'a checkout',
		{ 'package.json': '{"name":"client-portal"}', 'licences.txt': '', 'package-lock.json': '{}' },
	],
	['files of somebody', { 'notes.txt': 'mine' }],
])('A folder with %s is refused, and keeps all it has', (_what, files) => {
	const folder = createFolder(files)
	expect(() => packPortal(folder)).toThrow('has files that npm run pack did not write')
	expect(readdirSync(folder).sort()).toEqual(['build', ...Object.keys(files)].sort())
})
