import { measureSent, type SentFile } from '#app/lib/after-last-byte'
import { createContentDisposition } from '#app/lib/content-disposition'
import { openFile, type DownloadApi } from './open-file.server'

/** Safari shows no PDF inside a sandbox. Chromium displays PDFs and images with inline styles. */
const pdfPolicy = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'"
const imagePolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'"
const shown = /^(?:application\/(pdf)|image\/(?:png|jpeg|gif|webp|bmp))$/

interface Sending {
	request?: Request
	/** Runs when the last byte was sent. */
	onSent?: (file: SentFile) => Promise<void>
}

/** `?open=1` displays a PDF or image inline. @throws as `openFile` */
export async function sendFile(
	{ api }: { api: DownloadApi },
	path: string,
	fallbackName: string,
	{ request, onSent }: Sending = {},
) {
	const { name, type, length, stream } = await openFile(api, path, fallbackName)
	const isHead = request?.method === 'HEAD'
	if (isHead) await stream.cancel()
	return new Response(isHead ? null : onSent ? measureSent(stream, onSent) : stream, {
		headers: {
			...(request && isOpenRequest(request) ? openHeaders : createDownloadHeaders)(type, name),
			...(length ? { 'Content-Length': length } : {}),
		},
	})
}

export function sendText(text: string, type: string, name: string) {
	return new Response(text, { headers: createDownloadHeaders(`${type}; charset=utf-8`, name) })
}

function isOpenRequest({ url }: Request) {
	return new URL(url).searchParams.get('open') === '1'
}

export function createDownloadHeaders(type: string | undefined, name: string) {
	return {
		'Content-Type': type ?? 'application/octet-stream',
		'Content-Disposition': createContentDisposition('attachment', name),
		'Content-Security-Policy': "default-src 'none'",
	}
}

/** Parameters after the type are dropped: they could name another type. */
function openHeaders(type: string | undefined, name: string) {
	const bare = type?.split(';')[0]?.trim().toLowerCase() ?? ''
	const match = shown.exec(bare)
	if (!match) return createDownloadHeaders(type, name)
	return {
		'Content-Type': bare,
		'Content-Disposition': createContentDisposition('inline', name),
		'Content-Security-Policy': match[1] ? pdfPolicy : imagePolicy,
	}
}
