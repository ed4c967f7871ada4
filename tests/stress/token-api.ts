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
	/** Which portal process asked. */
	process: string
	token: string
	status: number
}

/** A refresh call that the API keeps waiting, judged as it comes in (`early`) or when it is let go (`late`). */
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

/** What a signed-in consumer asks. */
export interface Call {
	method: string
	path: string
	body: string
	consumer: string
}

export type TokenApi = Awaited<ReturnType<typeof startTokenApi>>

/** How the API names the client behind an e-mail address such as `123@voorbeeld.nl`. */
export function formatConsumerId(number: number) {
	const digits = String(number).padStart(6, '0')
	return { id: `CONS-${digits}-XQ`, name: `Zeldzaam Naampje-${digits}-QX`, email: `${digits}@voorbeeld.nl` }
}

const expired = toAnswer({ code: 'accessTokenExpired' }, 401)
const refused = toAnswer({ code: 'refreshTokenInvalid' }, 401)

/**
 * A back office that watches its tokens closely; what it tells everyone comes from the reference API. `tell` gives the
 * documents that a test wants for itself.
 */
export async function startTokenApi(tell: (call: Call) => unknown = () => undefined) {
	const book = createTokenRegistry()
	const refreshes: RefreshCall[] = []
	const holds = new Map<string, Hold>()
	const delays = { refresh: () => 0, read: () => 0 }
	const open = await openPublicPart()
	const { server, port } = await listen((req, res) => void serve(req, res))
	// Longer than a portal keeps a connection, so that none is closed while a call is on its way.
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
		// The theme is the firm's: with a consumer's token its cache would wait for that one's refresh.
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
		/** Every refresh that was answered, in that order. */
		refreshes,
		issued: book.issued,
		signIn: book.signIn,
		expireAll: book.expireAll,
		/** Milliseconds that a call takes. */
		delays,
		/** Keeps the first refresh with this token waiting. */
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

/** What a signed-in consumer reads: names that are found again, and else nothing. */
function read(path: string, id: string) {
	const { name } = formatConsumerId(Number(id.split('-')[1]))
	if (path.startsWith('/api/consumers') && !path.includes('partner')) return { id, displayName: name }
	const document = { id: '1', label: `Polis van ${id}`, filename: 'polis.pdf' }
	return { data: path.startsWith('/api/documents') ? [document] : [] }
}

/** Licence, languages, texts: asked of the reference API once, then repeated from memory. */
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
			const wanted = {
				domain: String(headers.domain ?? ''),
				'accept-language': headers['accept-language'] ?? '',
			}
			const key = [path, ...Object.values(wanted)].join(' ')
			const answer = known.get(key) ?? ask(path, wanted)
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
