import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeFolder } from './private-files.server'

function createPlace() {
	const place = mkdtempSync(join(tmpdir(), 'make-folder-'))
	onTestFinished(() => rmSync(place, { recursive: true, force: true }))
	return place
}

test('A folder is made with those above it, once, for whom it is meant', () => {
	const folder = join(createPlace(), 'a/b/c')
	expect([makeFolder(folder, 0o700), makeFolder(folder, 0o700)]).toEqual([true, false])
	expect(statSync(folder).mode & 0o777).toBe(0o700)
})

test('A file in the way is named', () => {
	const file = join(createPlace(), 'file')
	writeFileSync(file, '')
	expect(() => makeFolder(file)).toThrow(`EEXIST: file already exists, mkdir '${file}'`)
	expect(() => makeFolder(join(file, 'a/b'))).toThrow('ENOTDIR: not a directory')
})

test.runIf(existsSync('/proc/self'))('A file system that takes no folder is told', () => {
	expect(() => makeFolder('/proc/nowhere/a')).toThrow(
		"ENOENT: no such file or directory, mkdir '/proc/nowhere'",
	)
})
