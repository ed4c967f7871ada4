// Own portal: it runs the packed folder.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFreePort } from '#tests/support/listen'
import { startPortal, type TestPortal } from '#tests/support/portal'
import { readDockerfile, readImageVariables } from '../dockerfile'
import { packPortal } from './pack'
import { listProductionPackages } from './production-packages'

const root = resolve(import.meta.dirname, '../../..')
const unit = readFileSync(join(root, '.github/examples/client-portal.service'), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'portal-packed-'))
let portal: TestPortal

/** The unit's environment, without what belongs to the machine. */
function readEnvironment(): Record<string, string> {
	const pairs = [...unit.matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [
		name,
		value,
	])
	const ofMachine = ['PORT', 'DATA_DIR', 'ERASURES_DIR', 'ASSETS_DIR']
	const env = Object.fromEntries(pairs.filter(([name = '']) => !ofMachine.includes(name))) as Record<
		string,
		string
	>
	return { ...env, WORKERS: '2' }
}

beforeAll(async () => {
	packPortal(folder)
	const apiUrl = `http://127.0.0.1:${await findFreePort()}`
	const bundle = join(folder, 'build/server/index.js')
	portal = await startPortal({ bundle, apiUrl, env: readEnvironment() })
})

afterAll(async () => {
	await portal.close()
	rmSync(folder, { recursive: true, force: true })
})

test('The folder of npm run pack starts as the systemd example starts it', async () => {
	expect(unit).toMatch(
		/ExecStart=\/usr\/bin\/node (--\S+ )*build\/server\/index\.js\nWorkingDirectory=\/opt\/client-portal\n/,
	)
	expect(unit).toContain('npm run pack -- /opt/client-portal')
	const answer = await fetch(`${portal.url}/readyz`)
	expect(answer.status).toBe(200)
})

test('The process for photos finds its packages in the packed folder', () => {
	const load = `const load = require('node:module').createRequire('${folder}/build/server/index.js')
		for (const name of ['libsql', 'sharp', 'heic-decode']) { load(name); console.log(load.resolve(name)) }`
	const { stdout, stderr } = spawnSync(process.execPath, ['--eval', load], { cwd: folder, encoding: 'utf8' })
	expect(stderr).toBe('')
	const paths = stdout.trim().split('\n')
	expect(paths.map((path) => path.startsWith(folder))).toEqual([true, true, true])
})

test("The image's own command ends well in the packed folder, and makes no data", () => {
	const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8')
	const steps = readDockerfile(dockerfile).at(-1)?.instructions ?? []
	const runs = steps.filter(({ name, text }) => name === 'RUN' && text.includes('build/server/index.js'))
	expect(runs).toHaveLength(1)
	const pairs = Object.entries(readImageVariables(dockerfile))
	const image = Object.fromEntries(pairs.map(([name, value]) => [name, value.replace('/app', () => folder)]))
	const env = { NODE_ENV: 'production' as const, PATH: process.env.PATH, ...image }
	const { status, stderr } = spawnSync('sh', ['-c', runs[0]?.text ?? ''], {
		cwd: folder,
		env,
		encoding: 'utf8',
	})
	expect([status, stderr]).toEqual([0, ''])
	expect(existsSync(join(folder, 'data'))).toBe(false)
})

test('Everybody can read the licences and notices of what is shipped', async () => {
	const answer = await fetch(`${portal.url}/licences.txt`)
	expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
	const text = await answer.text()
	expect(text).toBe(readFileSync(join(folder, 'licences.txt'), 'utf8'))
	const sections = new Map(text.split(/^===== /m).map((section) => [section.split(' ', 1)[0] ?? '', section]))
	for (const { name } of listProductionPackages(root)) {
		const length = sections.get(name)?.length ?? 0
		expect(length, name).toBeGreaterThan(name.endsWith('-x64') ? 100 : 400)
	}
	expect(sections.get('@zxcvbn-ts/language-en')).toMatch(/OpenSubtitles[^]*ODC-BY/)
	expect(sections.get('@zxcvbn-ts/language-nl-be')).toContain('statbel.fgov.be')
	expect(sections.get('@redis/client')).toMatch(/Redis, inc\.[^]*Permission is hereby granted/)
	const fonts = [...sections].filter(([name]) => name.startsWith('@fontsource/'))
	expect(fonts).toHaveLength(11)
	for (const [name, section] of fonts) expect(section, name).toMatch(/Copyright[^]*PERMISSION & CONDITIONS/)
})
