import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestBackend, startApiWith } from '../support/api'
import { startBrowser } from '../support/browser'
import { startPortal } from '../support/portal'
import { startRecordingProxy, type Exchange } from '../browsers/recording-proxy'

/** Tokens of a run, by their name in the API. */
export type TokenBook = Map<string, Set<string>>

/** The portal, with its traffic to the browser recorded, on a reference API whose tokens are collected. */
export async function startTokenSite() {
	const dataDir = await mkdtemp(join(tmpdir(), 'portal-api-'))
	const backend = createTestBackend({ dataDir })
	const tokens: TokenBook = new Map()
	const api = await startApiWith({
		...backend,
		handle: async (request) => {
			const bearer = request.headers.get('authorization')
			collectTokens(tokens, { bearer: bearer?.replace('Bearer ', ''), token: request.headers.get('token') })
			collectTokens(tokens, await bodyOf(request.clone()))
			const answer = await backend.handle(request)
			collectTokens(tokens, await bodyOf(answer.clone()))
			return answer
		},
	})
	const env = { HOST_BRANCHES: 'localhost=noord', LOG_LEVEL: 'debug' }
	const portal = await startPortal({ apiUrl: api.url, env })
	const wire = await startRecordingProxy(portal.url)
	const browser = await startBrowser()
	return {
		api,
		portal,
		tokens,
		mailDir: join(dataDir, 'api-mail'),
		url: wire.url,
		exchanges: wire.exchanges,
		newVisitor: browser.newVisitor,
		close: async () => {
			await browser.close()
			await wire.close()
			await portal.close()
			await api.close()
			await rm(dataDir, { recursive: true, force: true })
		},
	}
}

export type TokenSite = Awaited<ReturnType<typeof startTokenSite>>

async function bodyOf(message: Request | Response): Promise<unknown> {
	if (!message.headers.get('content-type')?.includes('json')) return undefined
	return JSON.parse((await message.text()) || 'null') as unknown
}

/** Collects every text with a token's name, at any depth. */
function collectTokens(tokens: TokenBook, value: unknown): void {
	if (typeof value !== 'object' || value === null) return
	for (const [name, content] of Object.entries(value) as [string, unknown][]) {
		if (typeof content !== 'string') collectTokens(tokens, content)
		else if (/^bearer$|token$/i.test(name) && content) addToken(tokens, name, content)
	}
}

function addToken(tokens: TokenBook, name: string, value: string): void {
	tokens.set(name, (tokens.get(name) ?? new Set()).add(value))
}

/** Found tokens: kind, place and request. */
export function findTokens(tokens: TokenBook, place: string, text: string): string[] {
	return [...tokens].flatMap(([name, values]) =>
		[...values].some((value) => text.includes(value)) ? [`${name} in ${place}`] : [],
	)
}

/** Tokens in a browser's traffic, except those that were typed in an address. */
export function findInExchange(tokens: TokenBook, typed: ReadonlySet<string>, exchange: Exchange): string[] {
	const { method, path, sent, sentBody, received, receivedBody } = exchange
	const at = `${method} ${path.split('?')[0]}`
	const cookies = JSON.stringify([sent.cookie, received['set-cookie']]).match(/[\w+/%-]{16,}/g) ?? []
	const places: Record<string, string> = {
		'the address asked': typed.has(path) ? '' : path,
		'the headers sent': JSON.stringify(sent),
		'the body sent': sentBody,
		'the headers received': JSON.stringify(received),
		'the body received': receivedBody,
		'a cookie, decoded': cookies
			.map((value) => Buffer.from(decodeURIComponent(value), 'base64').toString('latin1'))
			.join('\n'),
	}
	return Object.entries(places).flatMap(([place, text]) => findTokens(tokens, `${place}: ${at}`, text))
}
