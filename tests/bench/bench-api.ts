import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { createBackend } from '#app/backend/backend.server'
import { listen } from '../support/listen'
import { createClients } from './bench-clients'
import { createPopulation } from './population-clients'
import { plantPopulation } from './population-dossiers'

export const downloadSize = 20 * 1024 * 1024

/** Number of list items by dossier size; lists without a row are unchanged. */
const sizes: Record<string, Record<string, number>> = {
	forty: { '/api/actions': 40 },
	large: { '/api/actions': 1000, '/api/products/mortgages': 300 },
}

interface ListDocument {
	data: { id: string; type: string }[]
	included?: unknown[]
}

/**
 * The reference API for measurements. Answers are computed once and then repeated from memory, so that the portal is
 * measured instead of the API. It has lists of any length, files of 20 MB, discarded uploads, delays, any number of
 * actions and any number of clients, or with `population` 500 different ones.
 */
export async function main([port = '0', size = 'forty']: string[]): Promise<void> {
	const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-'))
	const backend = createBackend({ dataDir })
	if (size === 'population') plantPopulation(dataDir)
	const clients = size === 'population' ? createPopulation(backend) : createClients(backend)
	const counts = new Map(Object.entries(sizes[size] ?? {}))
	const known = new Map<string, { body: string; type: string }>()
	const delays = new Map<string, number>()
	let calls: string[] = []

	async function read(request: Request, address: string): Promise<Response> {
		const name = `${clients.ownerOf(request)} ${address}`
		const kept = known.get(name) ?? (await ask(await clients.translate(request), address))
		if (kept instanceof Response) return kept
		known.set(name, kept)
		const body = clients.personalise(request, address, kept.body)
		return new Response(body, { headers: { 'content-type': kept.type } })
	}

	async function ask(request: Request, address: string) {
		const answer = await backend.handle(request)
		const type = answer.headers.get('content-type') ?? ''
		if (!answer.ok || !type.includes('json')) return answer
		const text = await answer.text()
		const count = counts.get(address)
		return { body: count === undefined ? text : toMany(text, count), type }
	}

	/** A command changes the answers of its client. */
	async function command(request: Request): Promise<Response> {
		const owner = clients.ownerOf(request)
		if (owner === '') return backend.handle(request)
		const answer = await backend.handle(await clients.translate(request))
		for (const name of known.keys()) if (name.startsWith(`${owner} `)) known.delete(name)
		return answer
	}

	async function answer(request: Request): Promise<Response> {
		const { pathname, search, searchParams } = new URL(request.url)
		if (pathname === '/bench/calls') {
			const seen = calls
			calls = []
			return Response.json(seen)
		}
		if (pathname === '/bench/delay') {
			delays.set(searchParams.get('path') ?? '', Number(searchParams.get('ms')))
			return new Response(null, { status: 204 })
		}
		if (pathname === '/bench/actions') {
			counts.set('/api/actions', Number(searchParams.get('count')))
			known.delete(' /api/actions')
			return new Response(null, { status: 204 })
		}
		calls.push(`${request.method} ${pathname}${search}`)
		await wait(delays.get(pathname) ?? 0)
		if (/^\/api\/actions\/[^/]+\/download$/.test(pathname)) return largeFile()
		if (request.method === 'POST' && pathname === '/api/documents') return swallow(request)
		if (request.method === 'GET') return read(request, pathname + search)
		const signedIn = pathname === '/api/auth/login' ? await clients.signIn(request) : undefined
		return signedIn ?? command(request)
	}

	const { port: taken } = await listen(
		getRequestListener(answer, { overrideGlobalObjects: false }),
		Number(port),
	)
	process.stdout.write(`bench API at http://127.0.0.1:${taken}\n`)
}

/** A list of this length, each item with its own id. */
function toMany(text: string, count: number): string {
	const document = JSON.parse(text) as ListDocument
	const data = Array.from({ length: count }, (_, index) => {
		const element = document.data[index % document.data.length]
		return { ...element, id: `${element?.id}-${index}` }
	})
	return JSON.stringify({ ...document, data })
}

function largeFile(): Response {
	const chunk = new Uint8Array(64 * 1024).fill(65)
	let left = downloadSize
	const body = new ReadableStream<Uint8Array>({
		pull: (controller) => {
			controller.enqueue(chunk)
			left -= chunk.length
			if (left <= 0) controller.close()
		},
	})
	return new Response(body, {
		headers: {
			'content-type': 'application/pdf',
			'content-length': String(downloadSize),
			'content-disposition': 'attachment; filename="groot.pdf"',
		},
	})
}

async function swallow(request: Request): Promise<Response> {
	const reader = request.body?.getReader()
	for (let part = await reader?.read(); part && !part.done; part = await reader?.read());
	return Response.json({ data: { type: 'documents', id: '1', attributes: {} } }, { status: 201 })
}
