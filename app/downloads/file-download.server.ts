import type { ApiClient } from '#app/api/client.server'
import { createContentDisposition } from '#app/lib/content-disposition'
import { nameDownload } from './name-download.server'

/**
 * What a browser may show itself, under a policy that runs nothing. Safari shows no PDF inside a sandbox; Chromium
 * draws PDF and image with inline styles of its own.
 */
const pdfPolicy = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'"
const imagePolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'"
const shown = /^(?:application\/(pdf)|image\/(?:png|jpeg|gif|webp|bmp))$/

/**
 * A file of the API, streamed to the browser under the API's name for it: to be kept, or with `?open=1` in the
 * request's address to be looked at, where it is a PDF or an image. @throws ApiError when there is none.
 */
export async function sendFile(
	{ api }: { api: Pick<ApiClient, 'download'> },
	path: string,
	fallbackName: string,
	request?: Request,
) {
	const answer = await api.download(path)
	const { name, type, stream } = await nameDownload(answer, fallbackName)
	const length = answer.header('content-length')
	return new Response(stream, {
		headers: {
			...(request && wantsOpen(request) ? openHeaders : createDownloadHeaders)(type, name),
			...(length ? { 'Content-Length': length } : {}),
		},
	})
}

/** A text file of our own making, to be kept. */
export function sendText(text: string, type: string, name: string) {
	return new Response(text, { headers: createDownloadHeaders(`${type}; charset=utf-8`, name) })
}

function wantsOpen({ url }: Request) {
	return new URL(url).searchParams.get('open') === '1'
}

/** The headers of a file that the browser keeps and never shows. */
export function createDownloadHeaders(type: string | undefined, name: string) {
	return {
		'Content-Type': type ?? 'application/octet-stream',
		'Content-Disposition': createContentDisposition('attachment', name),
		'Content-Security-Policy': "default-src 'none'",
	}
}

/** Only the bare type is passed on: what stands behind it could name another one. */
function openHeaders(type: string | undefined, name: string) {
	const bare = type?.split(';')[0]?.trim().toLowerCase() ?? ''
	const found = shown.exec(bare)
	if (!found) return createDownloadHeaders(type, name)
	return {
		'Content-Type': bare,
		'Content-Disposition': createContentDisposition('inline', name),
		'Content-Security-Policy': found[1] ? pdfPolicy : imagePolicy,
	}
}
