import { brotliCompress, constants, gzip } from 'node:zlib'
import { promisify } from 'node:util'

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

export async function compress(response: Response, accepted: string): Promise<Response> {
	const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined
	response.headers.append('Vary', 'Accept-Encoding')
	const { status, headers } = response
	const body = Buffer.from(await response.arrayBuffer())
	if (body.length === 0) return new Response(null, { status, headers })
	if (!encoding || body.length < worthIt) return new Response(body, { status, headers })
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
