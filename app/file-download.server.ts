import { redirect } from '@remix-run/node'
import { messageKeyOf } from '#app/api/error-message'
import { ApiError } from '#app/api/errors'
import type { Visit } from '#app/context.server'
import { contentDisposition, findFileName } from '#app/lib/content-disposition'
import { findSafePath } from '#app/lib/safe-path'
import { paths } from '#app/paths'

/**
 * A file of the API, streamed to the browser under the API's name for it.
 * @throws Response that leads back to where the visitor came from, with a notice, when there is no file [A29].
 */
export async function sendFile(
	{ api, session }: Visit,
	request: Request,
	path: string,
	fallbackName: string,
) {
	try {
		const { headers, body } = await api.download(path)
		const name = findFileName(headers.get('Content-Disposition') ?? undefined) ?? fallbackName
		const length = headers.get('Content-Length')
		return new Response(body, {
			headers: {
				'Content-Type': headers.get('Content-Type') ?? 'application/octet-stream',
				'Content-Disposition': contentDisposition('attachment', name),
				'Content-Security-Policy': "default-src 'none'",
				...(length ? { 'Content-Length': length } : {}),
			},
		})
	} catch (error) {
		if (!(error instanceof ApiError)) throw error
		session.notify('error', messageKeyOf(error))
		const { origin } = new URL(request.url)
		throw redirect(findSafePath(request.headers.get('Referer'), origin) ?? paths.dashboard(), 303)
	}
}
