import type { Visit } from '#app/context.server'
import { contentDisposition, findFileName } from '#app/lib/content-disposition'

/** A file of the API, streamed to the browser under the API's name for it. @throws ApiError when there is none. */
export async function sendFile({ api }: Visit, path: string, fallbackName: string) {
	const answer = await api.download(path)
	const name = findFileName(answer.header('content-disposition')) ?? fallbackName
	const length = answer.header('content-length')
	return new Response(answer.stream(), {
		headers: {
			'Content-Type': answer.header('content-type') ?? 'application/octet-stream',
			'Content-Disposition': contentDisposition('attachment', name),
			'Content-Security-Policy': "default-src 'none'",
			...(length ? { 'Content-Length': length } : {}),
		},
	})
}
