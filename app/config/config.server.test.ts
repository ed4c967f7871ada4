import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createReceiptKey } from '#tests/support/receipt-key'
import { listUnservedHosts, readConfig } from './config.server'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'portal-config-'))
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }))

const SESSION_SECRET = '0123456789abcdef'.repeat(2)
const RECEIPT_KEY = createReceiptKey()
const least = { NODE_ENV: 'production', DATA_DIR, SESSION_SECRET, RECEIPT_KEY }

/** Names of the variables that are reported as invalid, one per line. */
function faultsOf(variables: Record<string, string>) {
	try {
		readConfig(variables)
	} catch (error) {
		const [heading, ...lines] = (error as Error).message.split('\n')
		expect(heading).toBe('The environment has faults:')
		return lines.map((line) => /^ {2}- ([A-Z_]+): ./.exec(line)?.[1] ?? line)
	}
	return []
}

test('With nothing set the portal is a demo on port 3000 that answers this machine only [96]', () => {
	const config = readConfig(least)
	expect(config).toMatchObject({
		PORT: 3000,
		WORKERS: 1,
		ALLOWED_HOSTS: ['localhost', '127.0.0.1', '[::1]'],
		TRUSTED_PROXIES: [],
		ADMISSION: 'on',
		RATE_LIMITS: 'on',
		SPEED_OFF: [],
		RECEIPT_DAYS: 30,
		LIMIT_LOGIN: { points: 10, seconds: 900 },
		LIMIT_CODE: 5,
		LIMIT_FORGOT: { points: 3, seconds: 3600 },
		LIMIT_UPLOADS: { points: 20, seconds: 60 },
		LIMIT_POSTS: { points: 100, seconds: 60 },
		LIMIT_GETS: { points: 1000, seconds: 60 },
		LOG_LEVEL: 'info',
		TRACE_SAMPLE_RATE: 0.3,
	})
	expect([config.API_URL, config.SENTRY_DSN]).toEqual([undefined, undefined])
})

test('Lists and host names are taken apart, blanks left out; an empty variable counts as absent', () => {
	const config = readConfig({
		...least,
		PORT: '',
		ALLOWED_HOSTS: ' portaal.nl , ,WWW.portaal.nl',
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
		REDIS_URL: 'https://redis.nl',
		TRUSTED_PROXIES: 'all',
		LIMIT_POSTS: 'veel',
	}
	expect(faultsOf(wrong).sort()).toEqual([
		'API_URL',
		'HOST_BRANCHES',
		'LIMIT_POSTS',
		'PORT',
		'RATE_LIMITS',
		'REDIS_URL',
		'SESSION_SECRET',
		'TRACE_SAMPLE_RATE',
		'TRUSTED_PROXIES',
	])
})

test('A NODE_ENV that no portal has is told with the one to set', () => {
	const set = () => readConfig({ ...least, NODE_ENV: 'prod' })
	expect(set).toThrow('NODE_ENV: a portal has NODE_ENV=production, or none')
	expect(readConfig({ ...least, NODE_ENV: '' }).NODE_ENV).toBe('production')
})

test('Metrics have a port of their own', () => {
	expect(readConfig({ ...least, METRICS_PORT: '9464' }).METRICS_PORT).toBe(9464)
	for (const METRICS_PORT of ['3000', '70000', 'x'])
		expect(faultsOf({ ...least, METRICS_PORT })).toEqual(['METRICS_PORT'])
})

test('Metrics are for this machine alone, unless an address is named', () => {
	expect(readConfig({ ...least }).METRICS_HOST).toBe('127.0.0.1')
	for (const METRICS_HOST of ['0.0.0.0', '::', '10.1.2.3', 'localhost'])
		expect(readConfig({ ...least, METRICS_HOST }).METRICS_HOST).toBe(METRICS_HOST)
	for (const METRICS_HOST of ['metrics.example', '0.0.0.0:9464', '*'])
		expect(faultsOf({ ...least, METRICS_HOST })).toEqual(['METRICS_HOST'])
})

test.each(['?x=1', '/v1?', '/v1#', '#part'])('An API_URL with %s behind its path is a fault', (rest) => {
	expect(faultsOf({ ...least, API_URL: `https://api.nl${rest}` })).toEqual(['API_URL'])
})

test('An API_URL has an origin and a path prefix, and no user', () => {
	for (const API_URL of ['https://api.nl', 'https://api.nl/', 'https://api.nl/v1/', 'https://api.nl:8443/v1'])
		expect(readConfig({ ...least, API_URL }).API_URL).toBe(API_URL)
	expect(faultsOf({ ...least, API_URL: 'https://user:word@api.nl' })).toEqual(['API_URL'])
})

test('A pair of HOST_BRANCHES with a second = is a fault', () => {
	expect(faultsOf({ ...least, HOST_BRANCHES: 'portaal.nl=noord=zuid' })).toEqual(['HOST_BRANCHES'])
})

test('Workers are a number, or as many as there are cores', () => {
	expect(readConfig({ ...least, WORKERS: '4' }).WORKERS).toBe(4)
	expect(readConfig({ ...least, WORKERS: 'auto' }).WORKERS).toBe(availableParallelism())
	for (const WORKERS of ['0', '-1', '1.5', 'two', 'AUTO', '257', '1e2'])
		expect(faultsOf({ ...least, WORKERS })).toEqual(['WORKERS'])
})

test('A fault between two variables is told beside the faults of others', () => {
	const wrong = { ...least, SESSION_SECRET: '', API_URL: 'http://api.nl', RATE_LIMITS: 'off', PORT: 'drie' }
	expect(faultsOf(wrong).sort()).toEqual(['API_URL', 'PORT', 'RATE_LIMITS', 'SESSION_SECRET'])
})

test.each([
	['10/15m', { points: 10, seconds: 900 }],
	['1/1s', { points: 1, seconds: 1 }],
	['1000/24h', { points: 1000, seconds: 86_400 }],
])('A limit is a count and a time: %s', (text, rate) => {
	expect(readConfig({ ...least, LIMIT_LOGIN: text }).LIMIT_LOGIN).toEqual(rate)
})

test.each(['10', '10/m', '0/1m', '10/0s', '-1/1m', '1.5/1m', '10/1d', '10/25h', '10 / 1m', 'off', '1e3/1m'])(
	'A limit that says nothing clear is a fault: %s',
	(text) => {
		for (const name of ['LOGIN', 'FORGOT', 'UPLOADS', 'POSTS', 'GETS'])
			expect(faultsOf({ ...least, [`LIMIT_${name}`]: text })).toEqual([`LIMIT_${name}`])
	},
)

test.each([
	'all',
	'*',
	'true',
	'1',
	'0.0.0.0',
	'0.0.0.0/0',
	'::/0',
	'::',
	'0.0.0.0/1',
	'10.0.0.0/33',
	'10.0.0.0/7',
	'2000::/7',
	'::/8',
	'::ffff:0:0/96',
	'0:0:0:0:0:ffff:0:0/96',
	'0:0::0',
	'10.0.0',
	'10.0.0.0/',
	'proxy.nl',
	'10.0.0.1, all',
])('Trusting %s as a proxy is refused', (text) => {
	expect(faultsOf({ ...least, TRUSTED_PROXIES: text })).toEqual(['TRUSTED_PROXIES'])
})

test('Addresses and networks are taken as proxies', () => {
	const TRUSTED_PROXIES = '10.0.0.1, 10.0.0.0/8,::1,fc00::/7, 192.168.1.0/24'
	expect(readConfig({ ...least, TRUSTED_PROXIES }).TRUSTED_PROXIES).toHaveLength(5)
})

test('What is misspelt is named beside the faults, with what was meant', () => {
	const wrong = { ...least, SESSION_SECRET: '', SESION_SECRET: SESSION_SECRET, API_URL: 'https://api.nl' }
	expect(() => readConfig(wrong)).toThrow('SESION_SECRET: unknown; is SESSION_SECRET meant?')
})

test.each([
	['https://portaal.nl', 'https://portaal.nl'],
	['https://Portaal.nl/', 'https://portaal.nl'],
	['http://localhost:3000', 'http://localhost:3000'],
])('%s is taken as the address of the portal, which answers to its name', (address, origin) => {
	const config = readConfig({ ...least, PUBLIC_URL: address, ALLOWED_HOSTS: 'www.portaal.nl' })
	expect(config.PUBLIC_URL).toBe(origin)
	expect(config.ALLOWED_HOSTS).toEqual(['www.portaal.nl', new URL(origin).hostname])
})

test.each([
	'portaal.nl',
	'ftp://portaal.nl',
	'https://portaal.nl/pad',
	'https://portaal.nl?a',
	'https://a@b.nl',
])('%s is no address of the portal', (address) =>
	expect(faultsOf({ ...least, PUBLIC_URL: address })).toEqual(['PUBLIC_URL']),
)

test('A folder that cannot be used is named', () => {
	const file = join(DATA_DIR, 'a-file')
	writeFileSync(file, '')
	expect(() => readConfig({ NODE_ENV: 'production', DATA_DIR: file })).toThrow(
		`DATA_DIR: ${file} can't be used`,
	)
})

test('A secret is counted in bytes', () => {
	expect(faultsOf({ ...least, SESSION_SECRET: 's'.repeat(31) })).toEqual(['SESSION_SECRET'])
	expect(readConfig({ ...least, SESSION_SECRET: 'é'.repeat(16) }).SESSION_SECRET).toEqual(['é'.repeat(16)])
})

test('A secret of one letter is refused beside an API elsewhere', () => {
	const api = { ...least, API_URL: 'https://api.nl' }
	expect(faultsOf({ ...api, SESSION_SECRET: 'a'.repeat(40) })).toEqual(['SESSION_SECRET'])
	expect(faultsOf({ ...api, SESSION_SECRET: `${SESSION_SECRET},${'ab'.repeat(20)}` })).toEqual([
		'SESSION_SECRET',
	])
	expect(faultsOf(api)).toEqual([])
})

test('Hosts of branches that the portal does not answer to are listed', () => {
	const config = readConfig({
		...least,
		PUBLIC_URL: 'https://noord.nl',
		ALLOWED_HOSTS: 'zuid.nl,[::1]',
		HOST_BRANCHES: 'noord.nl=noord,zuid.nl:8443=zuid,[::1]:80=zuid,ost.nl=oost',
	})
	expect(listUnservedHosts(config)).toEqual(['ost.nl'])
})

test('Several secrets stand between commas; white space around one opens what it sealed before', () => {
	const [newest, oldest] = ['n'.repeat(32), 'o'.repeat(32)]
	const listSecrets = (text: string) => readConfig({ ...least, SESSION_SECRET: text }).SESSION_SECRET
	expect(listSecrets(`${newest},${oldest}`)).toEqual([newest, oldest])
	expect(listSecrets(`${newest}\n`)).toEqual([newest, `${newest}\n`])
	expect(listSecrets(`${newest},${oldest}\n`)).toEqual([newest, oldest, `${oldest}\n`])
	for (const wrong of [`${newest},kort`, `${newest},`, `,${newest}`])
		expect(faultsOf({ ...least, SESSION_SECRET: wrong })).toEqual(['SESSION_SECRET'])
})

test.each(['https://portaal.nl', 'portaal.nl:443', '*', '*.portaal.nl', 'portaal.nl/'])(
	'%s is no name of a host to answer to',
	(name) => expect(faultsOf({ ...least, ALLOWED_HOSTS: `portaal.nl,${name}` })).toEqual(['ALLOWED_HOSTS']),
)

test.each([
	'redis://localhost:6379',
	'rediss://user:pass@redis.nl:6380/1',
	'redis-cluster://a:1,b:2,[::1]:3',
	'rediss-sentinel://:ge%2Fheim@a,b:26380/2?sentinelMasterId=portal',
])('%s is taken as Redis', (url) => {
	expect(readConfig({ ...least, REDIS_URL: url }).REDIS_URL).toBe(url)
})

test.each([
	['an API without a secret', { API_URL: 'https://api.nl', SESSION_SECRET: '' }, /SESSION_SECRET: demanded/],
	['a key for receipts of another kind', { RECEIPT_KEY: 'a'.repeat(64) }, /RECEIPT_KEY: is no Ed25519 key/],
	['a DSN without a key', { SENTRY_DSN: 'https://sentry.nl/1' }, /SENTRY_DSN: is not like https:/],
	['a DSN behind a blank', { SENTRY_DSN: ' https://key@sentry.nl/1' }, /SENTRY_DSN: is not like https:/],
	['a DSN without a project', { SENTRY_DSN: 'https://key@sentry.nl/team' }, /SENTRY_DSN: is not like https:/],
	[
		'a collector with its path',
		{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://otel:4318/v1/traces/' },
		/OTLP.*: is given without/,
	],
	[
		'a collector with a query',
		{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://otel:4318/?key=a' },
		/OTLP.*: is given without/,
	],
	['an API in the open', { API_URL: 'http://api.nl' }, /API_URL: must be https/],
	['an API elsewhere without limits', { API_URL: 'https://api.nl', RATE_LIMITS: 'off' }, /RATE_LIMITS/],
	['an API elsewhere without admission', { API_URL: 'https://api.nl', ADMISSION: 'off' }, /ADMISSION/],
])('%s is refused', (_what, variables, message) => {
	expect(() => readConfig({ ...least, ...variables })).toThrow(message)
})

test.each(['http://localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000', 'https://api.nl/pad'])(
	'%s is taken as the API',
	(address) => {
		expect(readConfig({ ...least, API_URL: address }).API_URL).toBe(address)
	},
)

test('A DSN below a path of its host, or with an old secret, is one', () => {
	for (const dsn of ['https://key@sentry.nl/below/12', 'http://key:old@127.0.0.1:9000/1'])
		expect(readConfig({ ...least, SENTRY_DSN: dsn }).SENTRY_DSN).toBe(dsn)
})
