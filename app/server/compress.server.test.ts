import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { compress } from './raw-answers.server'

const text = 'Uw hypotheek. '.repeat(200)
const site = new Hono().get('/', (c) => compress(new Response(text), c))
const open: Record<string, (body: Buffer) => Buffer> = {
	br: brotliDecompressSync,
	gzip: gunzipSync,
	none: (body) => body,
}

test.each([
	['gzip, deflate, br, zstd', 'br'],
	['br;q=0.1, gzip;q=1', 'br'],
	['BR', 'br'],
	['br;q=0, gzip', 'gzip'],
	['gzip;q=0, br;q=0.0', 'none'],
	['brotli, x-gzip', 'none'],
	['identity', 'none'],
	['', 'none'],
])('A browser that accepts "%s" gets %s', async (accepted, encoding) => {
	const answer = await site.request('/', { headers: accepted ? { 'accept-encoding': accepted } : {} })
	expect(answer.headers.get('content-encoding') ?? 'none').toBe(encoding)
	expect(answer.headers.get('vary')).toBe('Accept-Encoding')
	const body = Buffer.from(await answer.arrayBuffer())
	expect(open[encoding]?.(body).toString()).toBe(text)
})
