import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { getResponse, type RequestHandler } from 'msw'
import { createBackend, type Backend as ReferenceApi } from '#app/backend/backend.server'
import { applyFault, takeFault, type Fault, type FaultRule } from './faults'
import { closeServer, listen } from './listen'
import { recordCall, type RecordedCall } from './recorder'

/** What an API must be able to do for a test; the reference API does. */
export interface Answering {
	handle(request: Request): Promise<Response> | Response
	close?(): void
}

export interface TestApi<Backend extends Answering = Answering> {
	url: string
	backend: Backend
	/** Every call in the order it came in. */
	calls: RecordedCall[]
	callsTo(method: string, path: string | RegExp): RecordedCall[]
	forgetCalls(): void
	/** Breaks a call until `heal()`, or only so many times. */
	fault(method: string, path: string | RegExp, fault: Fault, times?: number): void
	/** Answers in front of the backend, in msw's words; the path may be `*\/api/banners`. */
	answer(...handlers: RequestHandler[]): void
	/** Takes faults and foreign answers away, and listens again. */
	heal(): Promise<void>
	/** From now on every connection is refused. */
	refuse(): Promise<void>
	close(): Promise<void>
}

/** The reference API on a free port, with demo data of its own in a temporary folder. */
export async function startApi(options: { now?: () => Date } = {}): Promise<TestApi<ReferenceApi>> {
	const dataDir = await mkdtemp(join(tmpdir(), 'portal-api-'))
	const api = await startApiWith(createBackend({ dataDir, ...options }))
	return {
		...api,
		close: async () => {
			await api.close()
			await rm(dataDir, { recursive: true, force: true })
		},
	}
}

/** The same recorder and faults in front of any other API. */
export async function startApiWith<Backend extends Answering>(backend: Backend): Promise<TestApi<Backend>> {
	const calls: RecordedCall[] = []
	const rules: FaultRule[] = []
	const foreign: RequestHandler[] = []

	async function respond(request: Request, { incoming }: HttpBindings): Promise<Response> {
		const call = await recordCall(request)
		calls.push(call)
		const fault = takeFault(rules, call.method, call.path)
		if (typeof fault === 'object' && 'lost' in fault) await backend.handle(repeat(request, call))
		const faulty = fault && (await applyFault(fault, incoming.socket))
		if (faulty) return faulty
		return (
			(await getResponse(foreign, repeat(request, call))) ?? (await backend.handle(repeat(request, call)))
		)
	}

	const listener = getRequestListener((request, bindings) => respond(request, bindings as HttpBindings), {
		overrideGlobalObjects: false,
	})
	const first = await listen(listener)
	const { port } = first
	let server: typeof first.server | undefined = first.server

	async function refuse() {
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
