import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { requireSeparateAssets } from './start.server'

const root = realpathSync(mkdtempSync(join(tmpdir(), 'portal-separate-')))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const data = join(root, 'srv/data')
mkdirSync(data, { recursive: true })
symlinkSync(join(root, 'srv'), join(root, 'link'))
const lists = join(root, 'lists')

test.each([
	['the folder itself', data, 'DATA_DIR'],
	['the same by a relative path', relative(process.cwd(), data), 'DATA_DIR'],
	['the folder above', join(root, 'srv'), 'DATA_DIR'],
	['the root', '/', 'DATA_DIR'],
	['a link to the folder above', join(root, 'link'), 'DATA_DIR'],
	['the list of erased clients', lists, 'ERASURES_DIR'],
])('A start is refused where ASSETS_DIR is %s', (_which, ASSETS_DIR, name) => {
	const folders = { ASSETS_DIR, DATA_DIR: data, ERASURES_DIR: lists }
	expect(() => requireSeparateAssets(folders)).toThrow(`ASSETS_DIR: ${ASSETS_DIR} is or holds ${name}, `)
})

test('It is refused where the list has its usual place, and where a link leads from the data into it', () => {
	const usual = { ASSETS_DIR: join(data, 'erasures'), DATA_DIR: data }
	expect(() => requireSeparateAssets(usual)).toThrow('is or holds ERASURES_DIR')
	const linked = { ASSETS_DIR: join(root, 'srv'), DATA_DIR: join(root, 'link/data/later') }
	expect(() => requireSeparateAssets(linked)).toThrow('is or holds DATA_DIR')
})

test('A folder within DATA_DIR, or one whose name begins with its name, is no fault', () => {
	for (const ASSETS_DIR of [join(data, 'assets'), `${data}-assets`, join(root, 'srv/dat'), undefined])
		expect(() => requireSeparateAssets({ ASSETS_DIR, DATA_DIR: data, ERASURES_DIR: lists })).not.toThrow()
})
