import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { getResponse, type RequestHandler } from 'msw'
import { createBackend, type Backend as ReferenceApi } from '#app/backend/backend.server'
import { applyFault, takeFault, type Fault, type FaultRule } from './faults'
import { closeServer, listen } from './listen'
import { recordCall, type RecordedCall } from './recorder'
import { findResetLink, type ResetLink } from './reset-link'

/** Members that the tests need of an API; the reference API has them. */
export interface Answering {
	handle(request: Request): Promise<Response> | Response
	close?(): void
}

export interface TestApi<Backend extends Answering = Answering> {
	url: string
	backend: Backend
	/** All calls in order of arrival. */
	calls: RecordedCall[]
	callsTo(method: string, path: string | RegExp): RecordedCall[]
	forgetCalls(): void
	/** Breaks a call until `heal()`, or this many times. */
	fault(method: string, path: string | RegExp, fault: Fault, times?: number): void
	/** Answers before the backend does, with msw handlers; the path may be `*\/api/banners`. */
	answer(...handlers: RequestHandler[]): void
	/** Removes faults and handlers, and listens again. */
	heal(): Promise<void>
	/** Refuses every connection from now on. */
	refuse(): Promise<void>
	/** True when a portal may have cached a failure, or another firm's set-up. */
	isRemembered(): boolean
	close(): Promise<void>
}

/** Calls for the firm's set-up, which a portal caches for a minute for all visitors. */
export const firmPaths = /^\/api\/(dictionary|languages|licenses|maintenance|multiple-domains|theme)(\/|$)/

/** The reference API on a folder; its password hashes cost no time. */
export function createTestBackend(options: { dataDir: string; now?: () => Date }): ReferenceApi {
	return createBackend({ ...options, passwordCost: 2 })
}

export interface DemoApi extends TestApi<ReferenceApi> {
	dataDir: string
	/** Text of the last mail to a client. */
	mailTo(consumerId: string): Promise<string>
	/** Requests a reset link directly from the API and reads it from the mail. */
	sendResetLink(email?: string, consumerId?: string): Promise<ResetLink>
}

/** The reference API on a free port, with its own demo data and mails in a temporary folder. */
export async function startApi(options: { now?: () => Date } = {}): Promise<DemoApi> {
	const dataDir = await mkdtemp(join(tmpdir(), 'portal-api-'))
	const backend = createTestBackend({ dataDir, ...options })
	const api = await startApiWith(backend)
	const mailTo = (consumerId: string) => readFile(join(dataDir, 'api-mail', `${consumerId}.txt`), 'utf8')
	return {
		...api,
		dataDir,
		mailTo,
		async sendResetLink(email = 'anna@voorbeeld.nl', consumerId = '1001') {
			await requestResetLink(backend, email)
			return findResetLink(await mailTo(consumerId))
		},
		close: async () => {
			await api.close()
			await rm(dataDir, { recursive: true, force: true })
		},
	}
}

async function requestResetLink(backend: ReferenceApi, email: string) {
	const answer = await backend.handle(
		new Request('http://api/api/auth/forgot-password', {
			method: 'POST',
			headers: { 'content-type': 'application/json', domain: 'noord' },
			body: JSON.stringify({ email }),
		}),
	)
	if (!answer.ok) throw new Error(`No link for ${email}: ${answer.status}`)
}

/** The same recorder and faults before any other API. */
export async function startApiWith<Backend extends Answering>(backend: Backend): Promise<TestApi<Backend>> {
	const calls: RecordedCall[] = []
	const rules: FaultRule[] = []
	const foreign: RequestHandler[] = []
	let isRemembered = false

	async function respond(request: Request, { incoming }: HttpBindings): Promise<Response> {
		const call = await recordCall(request)
		calls.push(call)
		const fault = takeFault(rules, call.method, call.path)
		const isOfFirm = firmPaths.test(call.path)
		isRemembered ||= fault !== undefined && isOfFirm
		if (typeof fault === 'object' && 'lost' in fault) await backend.handle(repeat(request, call))
		const faulty = fault && (await applyFault(fault, incoming.socket))
		if (faulty) return faulty
		const answer = foreign.length > 0 ? await getResponse(foreign, repeat(request, call)) : undefined
		isRemembered ||= answer !== undefined && isOfFirm
		return answer ?? backend.handle(repeat(request, call))
	}

	const listener = getRequestListener((request, bindings) => respond(request, bindings as HttpBindings), {
		overrideGlobalObjects: false,
	})
	const first = await listen(listener)
	const { port } = first
	let server: typeof first.server | undefined = first.server

	async function refuse() {
		isRemembered = true
		if (server) await closeServer(server)
		server = undefined
	}

	return {
		url: `http://127.0.0.1:${port}`,
		backend,
		calls,
		callsTo: (method, path) =>
			calls.filter(
				(call) =>
					call.method === method && (typeof path === 'string' ? call.path === path : path.test(call.path)),
			),
		forgetCalls: () => void calls.splice(0),
		fault: (method, path, fault, times = Infinity) => void rules.unshift({ method, path, fault, times }),
		answer: (...handlers) => void foreign.unshift(...handlers),
		heal: async () => {
			rules.splice(0)
			foreign.splice(0)
			server ??= (await listen(listener, port)).server
		},
		refuse,
		isRemembered: () => isRemembered,
		close: async () => {
			await refuse()
			backend.close?.()
		},
	}
}

function repeat(request: Request, call: RecordedCall): Request {
	const hasBody = call.method !== 'GET' && call.method !== 'HEAD'
	return new Request(request.url, {
		method: call.method,
		headers: request.headers,
		body: hasBody ? new Uint8Array(call.bytes) : undefined,
	})
}
