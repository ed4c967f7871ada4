import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { Pool } from 'undici'
import { startApi } from '#tests/support/api'
import { findFreePort } from '#tests/support/listen'
import { startPortal, type TestPortal } from '#tests/support/portal'
import { signIn } from '#tests/support/sign-in'
import { http } from 'msw'
import { loginData } from '#tests/stress/client'
import { createGet, type ApiDocument, type FuzzRequest } from './input'
import { addOwnToken } from './own-token'
import { encodeRequest, sendBytes, type Answer } from './send-bytes'

/** Most lines of a crash in a report. */
const mostComplaints = 3
const probe = resolve(import.meta.dirname, 'probe.mjs')

/** Cost of one request, in milliseconds and bytes. */
export interface ResourceUsage {
	/** Longest time that it blocked the event loop. */
	held: number
	/** Growth of the process's peak memory. */
	grown: number
}

export interface Shown {
	answer: Answer
	reading: ResourceUsage
	/** Errors in the log, and lines that are not JSON. */
	complaints: string[]
}

export type Site = Awaited<ReturnType<typeof startSite>>

/** The reference API, the built portal with a probe inside, and Anna's session. */
export async function startSite() {
	const api = await startApi()
	let document: ApiDocument | undefined
	api.answer(http.all('*', ({ request }) => answerInstead(document, request)))
	const secret = randomBytes(32).toString('hex')
	let running = await startProbed(api.url, secret)
	let own = await signInAnew(running.portal)

	async function restart() {
		document = undefined
		running.portal.kill('SIGKILL')
		await running.close()
		running = await startProbed(api.url, secret)
		own = await signInAnew(running.portal)
	}

	/** Sends one request and measures it. A portal that ended is started again. */
	async function show(shot: FuzzRequest): Promise<Shown> {
		document = shot.document
		api.forgetCalls()
		const { port } = new URL(running.portal.url)
		const before = running.portal.lines.length
		const answer = await sendBytes(
			Number(port),
			encodeRequest(addOwnToken(shot, own.formToken), Number(port), own.cookie),
		)
		document = undefined
		const reading = await running.read().catch(() => undefined)
		const complaints = running.portal.lines.slice(before).filter(isComplaint).slice(0, mostComplaints)
		if (reading) return { answer, reading, complaints }
		await restart()
		return {
			answer,
			reading: { held: Infinity, grown: 0 },
			complaints: [...complaints, 'the process ended or no longer answers'],
		}
	}

	return {
		api,
		show,
		secret,
		/** Method and path of the API calls of the last request. */
		lastCalls: () => [...new Set(api.calls.map(({ method, path }) => `${method} ${path}`))].sort(),
		/** Bytes after a forced garbage collection. */
		memory: () => running.memory(),
		/** Signs in again, because an input may have signed the client out. */
		async keepSignedIn() {
			const { answer } = await show(createGet({ who: 'client', address: loginData }))
			if (!answer.head.includes('/dashboard')) own = await signInAnew(running.portal)
		},
		async close() {
			await running.close()
			await api.close()
		},
	}
}

/** A small heap makes an exhausting input end the process instead of exhausting the machine. */
async function startProbed(apiUrl: string, secret: string) {
	const port = await findFreePort()
	const portal = await startPortal({
		apiUrl,
		env: {
			NODE_OPTIONS: `--import=${probe} --max-old-space-size=512`,
			FUZZ_PROBE_PORT: String(port),
			HOST_BRANCHES: 'localhost=noord',
			SESSION_SECRET: secret,
		},
	})
	const patience = { headersTimeout: 60_000, bodyTimeout: 60_000 }
	const pool = new Pool(`http://127.0.0.1:${port}`, { connections: 1, ...patience })
	const ask = async (path: string) => (await pool.request({ path, method: 'GET' })).body.json()
	return {
		portal,
		read: () => ask('/') as Promise<ResourceUsage>,
		memory: () => ask('/memory') as Promise<{ heap: number; external: number; rss: number }>,
		async close() {
			await pool.destroy()
			await portal.close()
		},
	}
}

async function signInAnew({ url }: TestPortal) {
	const { visitor } = await signIn(url)
	const page = await visitor.visit('/dashboard')
	const formToken = page.document.querySelector<HTMLInputElement>('input[name=formToken]')?.value ?? ''
	return { cookie: visitor.cookies.header('/') ?? '', formToken }
}

function answerInstead(document: ApiDocument | undefined, request: Request) {
	if (!document || document.call !== `${request.method} ${new URL(request.url).pathname}`) return undefined
	const { status, type, body } = document
	return new Response(new Uint8Array(body), { status, headers: { 'Content-Type': type } })
}

/** Expected failures are warnings. Errors and lines outside the log need the operator's attention. */
function isComplaint(line: string) {
	// A request is logged as an error when its status is 5xx, which is judged separately.
	const isRequest = line.endsWith('"msg":"request"}')
	return /^[^{]/.test(line) || (!isRequest && /^\{"level":(50|60|"error"|"fatal")/.test(line))
}
