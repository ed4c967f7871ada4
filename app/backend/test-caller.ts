import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod/v4'
import { createBackend } from './backend.server'
import { demoPassword } from './seed/accounts'

interface CallOptions {
	token?: string
	domain?: string
	language?: string
	body?: unknown
	form?: FormData
}

const tokensSchema = z.object({
	data: z.object({ attributes: z.looseObject({ accessToken: z.string(), refreshToken: z.string() }) }),
})

const start = new Date('2026-03-02T09:00:00Z')
let seeded: [name: string, bytes: Buffer][] | undefined

/** A reference API in its own folder, with a clock that a test can set. */
export function openCaller() {
	const dataDir = makeFolder()
	seeded ??= readSeededFiles()
	for (const [name, bytes] of seeded) writeFileSync(join(dataDir, name), bytes)
	const clock = { now: start }
	const open = () => createBackend({ dataDir, now: () => clock.now })
	let backend = open()

	async function call(method: string, path: string, options: CallOptions = {}) {
		const response = await backend.handle(toRequest(method, path, options))
		const bytes = Buffer.from(await response.arrayBuffer())
		const isJson = response.headers.get('content-type')?.includes('json')
		const json: unknown = isJson ? JSON.parse(bytes.toString()) : undefined
		return { status: response.status, headers: response.headers, bytes, json }
	}

	async function signIn(email = 'anna@voorbeeld.nl', domain = 'noord') {
		const answer = await call('POST', '/api/auth/login', { domain, body: { email, password: demoPassword } })
		return readTokens(answer.json)
	}

	return {
		dataDir,
		call,
		signIn,
		backend: () => backend,
		wait: (minutes: number) => (clock.now = new Date(clock.now.getTime() + minutes * 60_000)),
		now: () => clock.now,
		restart() {
			backend.close()
			backend = open()
		},
		close() {
			backend.close()
			rmSync(dataDir, { recursive: true, force: true })
		},
	}
}

/** Seeded database files, cached because seeding takes longer than most tests. */
function readSeededFiles(): [string, Buffer][] {
	const dataDir = makeFolder()
	createBackend({ dataDir, now: () => start }).close()
	const names = readdirSync(dataDir).filter((name) => /^api\.db(-wal)?$/.test(name))
	const files = names.map((name): [string, Buffer] => [name, readFileSync(join(dataDir, name))])
	rmSync(dataDir, { recursive: true, force: true })
	return files
}

function makeFolder() {
	return mkdtempSync(join(tmpdir(), 'reference-api-'))
}

export type Caller = ReturnType<typeof openCaller>

/** Tokens, and the members beside them, of a sign-in, refresh or two-factor answer. */
export function readTokens(json: unknown) {
	return tokensSchema.parse(json).data.attributes
}

function toRequest(method: string, path: string, { token, domain, language, body, form }: CallOptions) {
	const headers = new Headers()
	if (token) headers.set('authorization', `Bearer ${token}`)
	if (domain) headers.set('domain', domain)
	if (language) headers.set('accept-language', language)
	if (body !== undefined) headers.set('content-type', 'application/json')
	return new Request(`http://api.voorbeeld.nl${path}`, { method, headers, body: form ?? toText(body) })
}

function toText(body: unknown) {
	return body === undefined ? undefined : JSON.stringify(body)
}
