import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { getLogger } from '#app/config/log.server'
import { keepAssets } from './kept-assets.server'

const day = 24 * 3600_000

let folder: string
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'portal-assets-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Folder of a build with one file, whose content is the build's name. */
function makeBuild(name: string) {
	const own = join(folder, name)
	mkdirSync(own, { recursive: true })
	writeFileSync(join(own, `${name}-Cs1WhW7U.js`), name)
	return own
}

const shared = () => join(folder, 'shared')
const list = () => readdirSync(shared()).toSorted()

test('Each build finds its files and those of the others, whole', () => {
	for (const name of ['one', 'two', 'one']) keepAssets(makeBuild(name), shared())
	expect(list()).toEqual(['one-Cs1WhW7U.js', 'two-Cs1WhW7U.js'])
	expect(readFileSync(join(shared(), 'two-Cs1WhW7U.js'), 'utf8')).toBe('two')
})

test('A file goes a month after its build started last', () => {
	keepAssets(makeBuild('one'), shared())
	keepAssets(makeBuild('two'), shared())
	keepAssets(makeBuild('one'), shared(), Date.now() + 20 * day)
	keepAssets(makeBuild('three'), shared(), Date.now() + 40 * day)
	expect(list()).toEqual(['one-Cs1WhW7U.js', 'three-Cs1WhW7U.js'])
})

test('A file of a build that runs stays, however long ago that started', () => {
	vi.useFakeTimers()
	onTestFinished(() => void vi.useRealTimers())
	keepAssets(makeBuild('one'), shared())
	vi.advanceTimersByTime(40 * day)
	keepAssets(makeBuild('two'), shared())
	expect(list()).toEqual(['one-Cs1WhW7U.js', 'two-Cs1WhW7U.js'])
})

test('Files that a running build cannot keep are told, and the process goes on', () => {
	vi.useFakeTimers()
	onTestFinished(() => void vi.useRealTimers())
	const warn = vi.spyOn(getLogger(), 'warn').mockReturnValue()
	const own = makeBuild('one')
	keepAssets(own, shared())
	for (const gone of [own, shared()]) rmSync(gone, { recursive: true })
	vi.advanceTimersByTime(day)
	expect(warn.mock.calls.map(([, words]) => words)).toEqual([expect.stringContaining('ASSETS_DIR')])
})

test('What no build wrote stays, whatever its age', () => {
	const names = [
		'receipt-key',
		'sessions.db',
		'dump-20261130.sql',
		'notes.js',
		'old-Cs1WhW7U.js.br',
		'old-Cs1WhW7U.css.7.half',
	]
	mkdirSync(join(shared(), 'photos-Cs1WhW7U.js.d'), { recursive: true })
	for (const name of names) writeFileSync(join(shared(), name), '')
	keepAssets(makeBuild('one'), shared(), Date.now() + 40 * day)
	expect(list()).toEqual([
		'dump-20261130.sql',
		'notes.js',
		'one-Cs1WhW7U.js',
		'photos-Cs1WhW7U.js.d',
		'receipt-key',
		'sessions.db',
	])
})

test('A folder that cannot be used is named, with the variable', () => {
	const file = join(folder, 'file')
	writeFileSync(file, '')
	expect(() => keepAssets(makeBuild('one'), file)).toThrow(`ASSETS_DIR: ${file} can't be used`)
})
