import { z } from 'zod/v4'
import en from 'zod/v4/locales/en.js'
import { parseUrl } from '#app/lib/parse-url'
import { speedParts } from '#app/lib/speed'
import { createSessionSecret, keepReceiptKey, keepSessionSecret } from './kept-secrets.server'
import { parseRedisUrl } from './redis-address'
import {
	apiUrlSchema,
	collectorSchema,
	dsnSchema,
	hostNamesSchema,
	listenAddressSchema,
	listSchema,
	networksSchema,
	numberSchema,
	originSchema,
	rateSchema,
	receiptKeysSchema,
	secretsSchema,
	workersSchema,
} from './setting-shapes'

interface Misspelt {
	name: string
	meant: string
}

/** Names close to one of `known`, unless that one is set too: machines have variables such as APP_URL. */
export function findMisspelt(names: readonly string[], known: readonly string[]): Misspelt[] {
	const absent = known.filter((name) => !names.includes(name))
	return names
		.filter((name) => !known.includes(name))
		.flatMap((name) => {
			const [nearest] = absent
				.map((meant) => ({ name, meant, edits: countEdits(readable(name), meant) }))
				.filter(({ meant, edits }) => edits <= Math.max(1, Math.floor(meant.length / 4)))
				.sort((a, b) => a.edits - b.edits)
			return nearest ? [{ name, meant: nearest.meant }] : []
		})
}

function readable(name: string) {
	return name.toUpperCase().replaceAll('-', '_')
}

/** Edit distance; swapped neighbours count once. */
function countEdits(one: string, other: string) {
	const rows = [Array.from({ length: other.length + 1 }, (_, index) => index)]
	for (let i = 1; i <= one.length; i++) {
		const row = [i]
		for (let j = 1; j <= other.length; j++) {
			const isSame = one[i - 1] === other[j - 1]
			const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
			row[j] = Math.min(
				at(rows[i - 1], j) + 1,
				at(row, j - 1) + 1,
				at(rows[i - 1], j - 1) + (isSame ? 0 : 1),
				isSwapped ? at(rows[i - 2], j - 2) + 1 : Infinity,
			)
		}
		rows.push(row)
	}
	return at(rows[one.length], other.length)
}

function at(row: readonly number[] | undefined, index: number) {
	return row?.[index] ?? Infinity
}

const hostBranchesSchema = listSchema.transform((pairs, ctx) => {
	const branches = new Map<string, string>()
	for (const pair of pairs) {
		const [host, branch, more] = pair.split('=').map((part) => part.trim())
		if (host && branch && more === undefined) branches.set(host.toLowerCase(), branch)
		else ctx.addIssue(`"${pair}" is not host=branch`)
	}
	return branches
})

const redisUrlSchema = z
	.string()
	.refine((url) => parseRedisUrl(url), 'no address of a Redis, Sentinel or cluster; see .github/RUNBOOK.md')

const minute = 60

const portSchema = numberSchema.pipe(z.int().min(0).max(65535))

const environmentSchema = z.object({
	NODE_ENV: z
		.enum(['development', 'production', 'test'], 'a portal has NODE_ENV=production, or none')
		.default('production'),
	PORT: portSchema.default(3000),
	WORKERS: workersSchema.default(1),
	METRICS_PORT: portSchema.optional(),
	METRICS_HOST: listenAddressSchema.default('127.0.0.1'),
	API_URL: apiUrlSchema.optional(),
	API_MONEY: z.enum(['euro', 'cents']).optional(),
	API_INCLUDE: z.enum(['on', 'off']).default('off'),
	DEMO: z.literal('1').optional(),
	DATA_DIR: z.string().default('.data'),
	ASSETS_DIR: z.string().optional(),
	ERASURES_DIR: z.string().optional(),
	BACKUP_DAYS: numberSchema.pipe(z.int().min(1).max(3660)).default(35),
	PUBLIC_URL: originSchema.optional(),
	HSTS: z.enum(['host', 'subdomains']).default('host'),
	CHECK_EMAIL: z.string().optional(),
	CHECK_PASSWORD: z.string().optional(),
	CHECK_BRANCH: z.string().optional(),
	SESSION_SECRET: secretsSchema.optional(),
	RECEIPT_KEY: receiptKeysSchema.optional(),
	HEIC: z.enum(['on', 'off']).default('on'),
	TOKEN_SESSIONS_BIND: z.enum(['on', 'off']).default('on'),
	RECEIPT_DAYS: numberSchema.pipe(z.int().min(7).max(3660)).default(30),
	REDIS_URL: redisUrlSchema.optional(),
	ALLOWED_HOSTS: hostNamesSchema.default(['localhost', '127.0.0.1', '[::1]']),
	TRUSTED_PROXIES: networksSchema.default([]),
	HOST_BRANCHES: hostBranchesSchema.default(new Map()),
	ADMISSION: z.enum(['on', 'off']).default('on'),
	RATE_LIMITS: z.enum(['on', 'off']).default('on'),
	LIMIT_LOGIN: rateSchema.default({ points: 10, seconds: 15 * minute }),
	LIMIT_CODE: numberSchema.pipe(z.int().min(1).max(7)).default(5),
	LIMIT_FORGOT: rateSchema.default({ points: 3, seconds: 60 * minute }),
	LIMIT_UPLOADS: rateSchema.default({ points: 20, seconds: minute }),
	LIMIT_POSTS: rateSchema.default({ points: 100, seconds: minute }),
	LIMIT_GETS: rateSchema.default({ points: 1000, seconds: minute }),
	SPEED_OFF: listSchema.pipe(z.array(z.enum(speedParts))).default([]),
	PAYMENT_HOSTS: hostNamesSchema.default([]),
	IWIZE_HOSTS: hostNamesSchema.default([]),
	OCKTO_VIDEO_URL: z.url({ protocol: /^https$/ }).optional(),
	LOG_CALLS: z.enum(['all', 'errors']).default('all'),
	LOG_KEY: secretsSchema.optional(),
	LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
	OTEL_EXPORTER_OTLP_ENDPOINT: collectorSchema.optional(),
	SENTRY_DSN: dsnSchema.optional(),
	TRACE_SAMPLE_RATE: numberSchema.pipe(z.number().min(0).max(1)).default(0.3),
})

type Environment = z.infer<typeof environmentSchema>
export type Config = Environment & Required<Pick<Environment, 'SESSION_SECRET' | 'RECEIPT_KEY'>>

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** May be plain http, and needs no rate limits. */
export function isLoopback(url: string) {
	return loopback.test(new URL(url).hostname)
}

interface Reading {
	/** `given` for commands on the data of a portal, which make no key; `none` for those that store nothing. */
	keys?: 'made' | 'given' | 'none'
}

/** Empty variables count as absent. @throws Error with one line per fault */
export function readConfig(
	variables: Record<string, string | undefined>,
	{ keys = 'made' }: Reading = {},
): Config {
	const input = Object.fromEntries(Object.entries(variables).filter(([, value]) => value))
	// The bundler drops zod's default messages, which are a side effect.
	const parsed = environmentSchema.safeParse(input, { error: en().localeError })
	const issues = parsed.success ? [] : parsed.error.issues
	const faults = issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
	faults.push(...crossFaults(input), ...(keys === 'none' ? [] : listSecretFaults(input)))
	if (!parsed.success || faults.length > 0) {
		faults.push(...listMisspelt(variables).map(({ name, meant }) => `${name}: unknown; is ${meant} meant?`))
		throw new Error(`The environment has faults:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`)
	}
	const { SESSION_SECRET, RECEIPT_KEY, DATA_DIR, PUBLIC_URL, ALLOWED_HOSTS } = parsed.data
	return {
		...parsed.data,
		SESSION_SECRET: SESSION_SECRET ?? [keys === 'none' ? createSessionSecret() : keepSessionSecret(DATA_DIR)],
		RECEIPT_KEY: RECEIPT_KEY ?? (keys === 'made' ? [keepReceiptKey(parsed.data)] : []),
		ALLOWED_HOSTS: PUBLIC_URL ? [...ALLOWED_HOSTS, new URL(PUBLIC_URL).hostname] : ALLOWED_HOSTS,
	}
}

/** Set variables that resemble a known name. */
export function listMisspelt(variables: Record<string, string | undefined> = process.env) {
	const names = Object.keys(variables).filter((name) => variables[name])
	return findMisspelt(names, Object.keys(environmentSchema.shape))
}

/** Hosts of HOST_BRANCHES that the portal does not answer to. */
export function listUnservedHosts({ HOST_BRANCHES, ALLOWED_HOSTS }: Config) {
	return [...HOST_BRANCHES.keys()].filter((host) => !ALLOWED_HOSTS.includes(host.replace(/:\d+$/, '')))
}

/** Rules between variables. */
function crossFaults(variables: Record<string, string | undefined>) {
	const faults: string[] = []
	const { API_URL, PORT = '3000', METRICS_PORT } = variables
	if (METRICS_PORT === PORT) faults.push('METRICS_PORT: must be another than PORT, which everybody reaches')
	if (isElsewhere(API_URL)) {
		if (/^http:/i.test(API_URL)) faults.push('API_URL: must be https outside this machine')
		for (const name of ['RATE_LIMITS', 'ADMISSION'])
			if (variables[name] === 'off') faults.push(`${name}: "off" only while API_URL is absent or loopback`)
	}
	return faults
}

/** Rules of the secret of a portal with an API. */
function listSecretFaults({ API_URL, SESSION_SECRET }: Record<string, string | undefined>) {
	if (API_URL && !SESSION_SECRET) return ['SESSION_SECRET: demanded when API_URL is set']
	return isElsewhere(API_URL) && isGuessable(SESSION_SECRET)
		? ['SESSION_SECRET: is easy to guess; openssl rand -hex 32 makes one']
		: []
}

function isElsewhere(url: string | undefined): url is string {
	return url !== undefined && parseUrl(url) !== undefined && !isLoopback(url)
}

/** Fewer different characters than a random one ever has. */
function isGuessable(secrets = '') {
	return secrets.split(',').some((secret) => secret.length >= 16 && new Set(secret.trim()).size < 8)
}

let current: Config | undefined

export function getConfig(reading?: Reading) {
	return (current ??= readConfig(process.env, reading))
}

/** Browsers use TLS, whatever a proxy reports. */
export function isServedOverTls() {
	return getConfig().PUBLIC_URL?.startsWith('https:') ?? false
}
