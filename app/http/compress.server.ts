import { brotliCompress, constants, gzip } from 'node:zlib'
import { promisify } from 'node:util'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const worthIt = 1024

/** Compresses a finished text answer for a browser that takes it; files and streams pass as they are. */
export async function compress(response: Response, accepted: string): Promise<Response> {
	const type = response.headers.get('Content-Type') ?? ''
	const isText = /^(text\/(html|css|plain|javascript)|application\/json|image\/svg)/.test(type)
	if (!isText || response.headers.has('Content-Encoding')) return response
	const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined
	response.headers.append('Vary', 'Accept-Encoding')
	if (!encoding || !response.body) return response
	const { headers } = response
	const body = Buffer.from(await response.arrayBuffer())
	if (body.length < worthIt) return new Response(body, { status: response.status, headers })
	headers.set('Content-Encoding', encoding)
	headers.delete('Content-Length')
	const packed =
		encoding === 'br'
			? await brotli(body, {
					params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
				})
			: await gzipped(body, { level: 6 })
	return new Response(packed, { status: response.status, headers })
}
