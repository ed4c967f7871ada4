import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from './config.server'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'portal-config-'))
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }))

const SESSION_SECRET = 's'.repeat(32)
const least = { NODE_ENV: 'production', DATA_DIR, SESSION_SECRET }

test('With nothing set the portal is a demo on port 3000 that answers this machine only [96]', () => {
	const config = readConfig(least)
	expect(config).toMatchObject({
		PORT: 3000,
		ALLOWED_HOSTS: ['localhost', '127.0.0.1', '[::1]'],
		TRUSTED_PROXIES: [],
		RATE_LIMITS: 'on',
		LOG_LEVEL: 'info',
		TRACE_SAMPLE_RATE: 0.3,
	})
	expect([config.API_URL, config.SENTRY_DSN]).toEqual([undefined, undefined])
})

test('Lists and host names are taken apart, blanks left out; an empty variable counts as absent', () => {
	const config = readConfig({
		...least,
		PORT: '',
		ALLOWED_HOSTS: ' portaal.nl , ,www.portaal.nl',
		HOST_BRANCHES: 'Noord.nl=noord, delta.nl:8443 = delta',
	})
	expect(config.PORT).toBe(3000)
	expect(config.ALLOWED_HOSTS).toEqual(['portaal.nl', 'www.portaal.nl'])
	expect([...config.HOST_BRANCHES]).toEqual([
		['noord.nl', 'noord'],
		['delta.nl:8443', 'delta'],
	])
})

test('All faults of the environment are told at once, each by its name', () => {
	const wrong = {
		...least,
		PORT: 'drie',
		API_URL: 'ftp://api.nl',
		SESSION_SECRET: 'kort',
		RATE_LIMITS: 'soms',
		HOST_BRANCHES: 'noord.nl',
		TRACE_SAMPLE_RATE: '3',
	}
	expect(() => readConfig(wrong)).toThrow(/^The environment has faults:\n( {2}- .+\n?){6}$/)
	for (const name of [
		'PORT',
		'API_URL',
		'SESSION_SECRET',
		'RATE_LIMITS',
		'HOST_BRANCHES',
		'TRACE_SAMPLE_RATE',
	])
		expect(() => readConfig(wrong)).toThrow(new RegExp(`- ${name}`))
})

test.each([
	['an API without a secret', { API_URL: 'https://api.nl', SESSION_SECRET: '' }, /SESSION_SECRET: demanded/],
	['an API in the open', { API_URL: 'http://api.nl' }, /API_URL: must be https/],
	['an API elsewhere without limits', { API_URL: 'https://api.nl', RATE_LIMITS: 'off' }, /RATE_LIMITS/],
])('%s is refused', (_what, variables, message) => {
	expect(() => readConfig({ ...least, ...variables })).toThrow(message)
})

test.each(['http://localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000', 'https://api.nl/pad'])(
	'%s is taken as the API',
	(address) => {
		expect(readConfig({ ...least, API_URL: address }).API_URL).toBe(address)
	},
)

test('The demo makes a secret of its own once, and keeps it where only it can read', () => {
	const demo = { NODE_ENV: 'production', DATA_DIR }
	const { SESSION_SECRET: made } = readConfig(demo)
	expect(made).toMatch(/^[0-9a-f]{64}$/)
	expect(readConfig(demo).SESSION_SECRET).toBe(made)
	const file = join(DATA_DIR, 'session-secret')
	expect(readFileSync(file, 'utf8')).toBe(made)
	expect(statSync(file).mode & 0o777).toBe(0o600)
})
