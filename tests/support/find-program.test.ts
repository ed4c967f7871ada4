import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findProgram, programs, type ProgramName } from './find-program'

let folder: string
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'stand-ins-'))
	vi.stubEnv('PATH', folder)
})
afterEach(() => {
	vi.unstubAllEnvs()
	rmSync(folder, { recursive: true, force: true })
})

function standIn(name: string, script: string): void {
	writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`)
	chmodSync(join(folder, name), 0o755)
}

const names = Object.keys(programs) as ProgramName[]

test.each([
	['says nothing', 'exit 0'],
	['prints its name and a help', 'echo "usage: $0 FILE"'],
	[
		'complains that the program is not installed',
		'echo "convert: ImageMagick is not installed here" >&2; exit 1',
	],
])('No program is taken for another of its name that %s', (_, script) => {
	for (const name of names) for (const each of [name, ...programs[name].names]) standIn(each, script)
	expect(names.filter(findProgram)).toEqual([])
})

test('A program is found by what it says, behind one of its other names that is something else', () => {
	standIn('magick', 'exit 0')
	standIn('convert', 'test "$1" = -version && echo "Version: ImageMagick 6.9.11"')
	expect(findProgram('magick')).toBe(join(folder, 'convert'))
})
