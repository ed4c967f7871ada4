import { chownSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readConfig } from './config.server'
import { requireApiOrDemo, requireInstallation } from './installation.server'

const production = { NODE_ENV: 'production' }
const known = 'DEMO=1 starts the demo, whose passwords are known.'

describe('A start without an API', () => {
	test.each([
		['PUBLIC_URL', 'https://portaal.voorbeeld.nl'],
		['ALLOWED_HOSTS', 'portaal.voorbeeld.nl'],
		['TRUSTED_PROXIES', '10.0.0.0/8'],
		['REDIS_URL', 'redis://redis:6379'],
		['HOST_BRANCHES', 'a.nl=noord'],
	])('is refused beside %s, also where the name of the API is misspelt', (name, value) => {
		const said = `API_URL: missing beside ${name}. ${known}`
		expect(() => requireApiOrDemo({ ...production, [name]: value }, false)).toThrow(said)
		expect(() => requireApiOrDemo({ API_ULR: 'https://api', [name]: value }, false)).toThrow(said)
	})

	test('is refused in a packed folder, where NODE_ENV may be missing too', () => {
		expect(() => requireApiOrDemo(production, true)).toThrow(`API_URL: missing. ${known}`)
		expect(() => requireApiOrDemo({}, true)).toThrow(`API_URL: missing. ${known}`)
		expect(() => requireApiOrDemo({ NODE_ENV: 'test' }, true)).toThrow(`API_URL: missing. ${known}`)
	})

	test('is not meant beside one: with both nobody knows which data are shown', () => {
		const both = { ...production, DEMO: '1', API_URL: 'https://api.voorbeeld.nl' }
		expect(() => requireApiOrDemo(both, true)).toThrow('DEMO: set beside API_URL. Leave one of them out.')
	})

	test.each([
		['of the checkout', production, false],
		['with DEMO=1', { ...production, DEMO: '1', PUBLIC_URL: 'https://demo.voorbeeld.nl' }, true],
		['in development', { NODE_ENV: 'development', ALLOWED_HOSTS: 'laptop' }, false],
		['with an API', { ...production, API_URL: 'https://api.voorbeeld.nl', REDIS_URL: 'redis://r' }, true],
	])('is no fault %s', (_where, variables, isPacked) => {
		expect(() => requireApiOrDemo(variables, isPacked)).not.toThrow()
	})
})

describe('A command on live data', () => {
	const SESSION_SECRET = 's'.repeat(32)
	function createFolder(...names: string[]) {
		const folder = mkdtempSync(join(tmpdir(), 'installation-'))
		onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
		for (const name of names) writeFileSync(join(folder, name), '')
		return folder
	}

	test('runs with the variables of the portal as the owner of DATA_DIR, and in the demo', () => {
		const DATA_DIR = createFolder()
		expect(() => requireInstallation({ SESSION_SECRET, DATA_DIR })).not.toThrow()
		expect(() => requireInstallation({ DATA_DIR: createFolder('session-secret') })).not.toThrow()
		expect(() =>
			requireInstallation({ SESSION_SECRET, DATA_DIR: '/nowhere', REDIS_URL: 'redis://r' }),
		).not.toThrow()
	})

	test('names what is missing, and makes nothing', () => {
		const DATA_DIR = createFolder()
		expect(() => requireInstallation({ DATA_DIR })).toThrow(/^SESSION_SECRET: missing/)
		expect(() => requireInstallation({ SESSION_SECRET, DATA_DIR: join(DATA_DIR, 'gone') })).toThrow(
			'gone does not exist',
		)
		readConfig({ SESSION_SECRET, DATA_DIR, API_URL: 'http://127.0.0.1:1' }, { keys: 'given' })
		readConfig({ DATA_DIR, API_URL: 'https://api.nl' }, { keys: 'none' })
		readConfig({ DATA_DIR }, { keys: 'none' })
		expect(readdirSync(DATA_DIR)).toEqual([])
	})

	test('is refused to root where another user owns the folder', () => {
		const DATA_DIR = createFolder()
		if (process.getuid?.() === 0) chownSync(DATA_DIR, 1000, 1000)
		expect(() => requireInstallation({ SESSION_SECRET, DATA_DIR }, 0)).toThrow(
			'run this command as that user',
		)
	})
})
