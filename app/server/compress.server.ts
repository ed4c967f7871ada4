import { brotliCompress, constants, gzip } from 'node:zlib'
import { promisify } from 'node:util'
import type { Context } from 'hono'
import { accepts } from 'hono/accepts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const worthIt = 1024
/** Costs about a millisecond a page. At 4 an overview does not fit into a server's first packets. */
const quality = 5

/** True for complete texts; files and streams are not compressed. */
export function isCompressible({ headers }: Response): boolean {
	const type = headers.get('Content-Type') ?? ''
	const isText = /^(text\/(html|css|plain|javascript)|application\/json|image\/svg)/.test(type)
	return isText && !headers.has('Content-Encoding')
}

/** The smallest encoding that the browser accepts; empty without one. */
function pickEncoding(c: Context) {
	return accepts(c, {
		header: 'Accept-Encoding',
		supports: ['br', 'gzip'],
		default: '',
		match: (accepted, { supports }) =>
			supports.find((name) => accepted.some(({ type, q }) => type.toLowerCase() === name && q > 0)) ?? '',
	})
}

export async function compress(response: Response, c: Context): Promise<Response> {
	const encoding = pickEncoding(c)
	response.headers.append('Vary', 'Accept-Encoding')
	const { status, headers } = response
	const body = Buffer.from(await response.arrayBuffer())
	if (body.length === 0) return new Response(null, { status, headers })
	if (encoding === '' || body.length < worthIt) return new Response(body, { status, headers })
	headers.set('Content-Encoding', encoding)
	headers.delete('Content-Length')
	const packed =
		encoding === 'br'
			? await brotli(body, {
					params: {
						[constants.BROTLI_PARAM_QUALITY]: quality,
						[constants.BROTLI_PARAM_SIZE_HINT]: body.length,
					},
				})
			: await gzipped(body, { level: 6 })
	return new Response(packed, { status, headers })
}
