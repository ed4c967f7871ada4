import type * as Fs from 'node:fs'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { writeOnce } from './private-files.server'

const disk = vi.hoisted(() => ({ isFull: false }))
vi.mock('node:fs', async (original) => {
	const fs = await original<typeof Fs>()
	const writeFileSync: typeof fs.writeFileSync = (file, text, options) => {
		fs.writeFileSync(file, disk.isFull ? '' : text, options)
		if (disk.isFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
	}
	return { ...fs, writeFileSync }
})

const folder = mkdtempSync(join(tmpdir(), 'portal-private-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('A full disk leaves no empty file, which would stay when the disk has room again', () => {
	const file = join(folder, 'key')
	disk.isFull = true
	expect(() => writeOnce(file, 'first')).toThrow('no space left')
	expect(existsSync(file)).toBe(false)
	disk.isFull = false
	for (const text of ['first', 'second']) writeOnce(file, text)
	expect(readFileSync(file, 'utf8')).toBe('first')
})
