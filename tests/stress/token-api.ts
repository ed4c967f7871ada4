import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isAnonymousCall } from '#app/api/call-rules'
import { createBackend } from '#app/backend/backend.server'
import { closeServer, listen } from '../support/listen'
import { createTokenRegistry } from './token-registry'

interface RefreshCall {
	/** Portal process of the call. */
	process: string
	token: string
	status: number
}

/** A refresh call that waits at the API. It is judged on arrival (`early`) or on release (`late`). */
interface Hold {
	judged: 'early' | 'late'
	arrived: (process: string) => void
	released: Promise<void>
}

interface Answer {
	status: number
	body: string
	type?: string
}

/** A call of a signed-in consumer. */
export interface Call {
	method: string
	path: string
	body: string
	consumer: string
}

export type TokenApi = Awaited<ReturnType<typeof startTokenApi>>

/** Id of the client with an e-mail address such as `123@voorbeeld.nl`. */
export function formatConsumerId(number: number) {
	const digits = String(number).padStart(6, '0')
	return { id: `CONS-${digits}-XQ`, name: `Zeldzaam Naampje-${digits}-QX`, email: `${digits}@voorbeeld.nl` }
}

const expired = toAnswer({ code: 'accessTokenExpired' }, 401)
const refused = toAnswer({ code: 'refreshTokenInvalid' }, 401)

/** An API that tracks its tokens; public answers come from the reference API. `tell` returns documents of the test. */
export async function startTokenApi(tell: (call: Call) => unknown = () => undefined) {
	const book = createTokenRegistry()
	const refreshes: RefreshCall[] = []
	const holds = new Map<string, Hold>()
	const delays = { refresh: () => 0, read: () => 0 }
	const open = await openPublicPart()
	const { server, port } = await listen((req, res) => void serve(req, res))
	// Longer than a portal holds a connection, so that none closes during a call.
	server.keepAliveTimeout = 120_000

	async function serve(req: IncomingMessage, res: ServerResponse) {
		const [, caller = '', path = ''] = /^\/([^/]+)(\/.*)$/.exec(req.url ?? '') ?? []
		const body = await readText(req)
		const { status, body: text, type } = await answer(req, caller, path, body)
		res.writeHead(status, { 'content-type': type ?? 'application/json' }).end(text)
	}

	async function answer(req: IncomingMessage, caller: string, path: string, body: string): Promise<Answer> {
		if (path === '/api/auth/login') return signIn(body)
		if (path === '/api/auth/refresh') return refresh(caller, body)
		// The theme is the firm's: with a client's token its cache would wait for that client's refresh.
		if (isAnonymousCall(path) || path === '/api/theme') return open.answer(req, path)
		const token = req.headers.authorization?.replace('Bearer ', '') ?? ''
		await wait(delays.read())
		const consumer = book.consumerOf(token)
		if (consumer === undefined) return expired
		return toAnswer(tell({ method: req.method ?? '', path, body, consumer }) ?? read(path, consumer))
	}

	function signIn(body: string) {
		const { email } = JSON.parse(body) as { email: string }
		const consumer = formatConsumerId(Number.parseInt(email, 10))
		return toAnswer({ ...book.signIn(consumer.id), consumerId: consumer.id, twoFactor: false })
	}

	async function refresh(caller: string, body: string): Promise<Answer> {
		const { refreshToken: token } = JSON.parse(body) as { refreshToken: string }
		const hold = holds.get(token)
		holds.delete(token)
		const early = hold?.judged === 'early' ? book.rotate(token, true) : undefined
		hold?.arrived(caller)
		await (hold ? hold.released : wait(delays.refresh()))
		const pair = early ?? book.rotate(token)
		refreshes.push({ process: caller, token, status: pair ? 200 : 401 })
		return pair ? toAnswer(pair) : refused
	}

	return {
		/** API_URL of a portal process. */
		urlFor: (name: string) => `http://127.0.0.1:${port}/${name}`,
		/** All answered refresh calls, in order. */
		refreshes,
		issued: book.issued,
		signIn: book.signIn,
		expireAll: book.expireAll,
		/** Milliseconds per call. */
		delays,
		/** Delays the first refresh with this token. */
		hold(token: string, judged: Hold['judged']) {
			let release: () => void = () => undefined
			const released = new Promise<void>((done) => (release = done))
			const arrived = new Promise<string>((done) => holds.set(token, { judged, arrived: done, released }))
			return { arrived, release }
		},
		close: async () => {
			await closeServer(server)
			await open.close()
		},
	}
}

/** Minimal documents with recognisable names. */
function read(path: string, id: string) {
	const { name } = formatConsumerId(Number(id.split('-')[1]))
	if (path.startsWith('/api/consumers') && !path.includes('partner')) return { id, displayName: name }
	const document = { id: '1', label: `Polis van ${id}`, filename: 'polis.pdf' }
	return { data: path.startsWith('/api/documents') ? [document] : [] }
}

/** Licence, languages and texts, read from the reference API once and repeated from memory. */
async function openPublicPart() {
	const dataDir = await mkdtemp(join(tmpdir(), 'portal-token-api-'))
	const backend = createBackend({ dataDir })
	const known = new Map<string, Promise<Answer>>()
	async function ask(path: string, headers: Record<string, string>): Promise<Answer> {
		const answer = await backend.handle(new Request(`http://api${path}`, { headers }))
		return {
			status: answer.status,
			body: await answer.text(),
			type: answer.headers.get('content-type') ?? '',
		}
	}
	return {
		answer({ headers }: IncomingMessage, path: string) {
			const requested = {
				domain: String(headers.domain ?? ''),
				'accept-language': headers['accept-language'] ?? '',
			}
			const key = [path, ...Object.values(requested)].join(' ')
			const answer = known.get(key) ?? ask(path, requested)
			known.set(key, answer)
			return answer
		},
		close: async () => {
			backend.close()
			await rm(dataDir, { recursive: true, force: true })
		},
	}
}

function toAnswer(document: unknown, status = 200): Answer {
	return { status, body: JSON.stringify(document) }
}

async function readText(req: IncomingMessage) {
	const chunks: Buffer[] = []
	for await (const chunk of req) chunks.push(chunk as Buffer)
	return Buffer.concat(chunks).toString()
}
