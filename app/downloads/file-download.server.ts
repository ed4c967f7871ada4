import { measureSent, type SentFile } from '#app/lib/after-last-byte'
import { createContentDisposition } from '#app/lib/content-disposition'
import { findPart, findRange, isContinued, listRangeHeaders, type RangeHeaders } from './file-range'
import { openAnswer, type DownloadApi } from './open-file.server'

/** Safari shows no PDF inside a sandbox. Chromium displays PDFs and images with inline styles. */
const pdfPolicy = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'"
const imagePolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'"
const shown = /^(?:application\/(pdf)|image\/(?:png|jpeg|gif|webp|bmp))$/

interface Sending {
	request?: Request
	/** Runs when the last byte was sent, also of a file that came in parts. */
	onSent?: (file: SentFile) => Promise<void>
}

/** `?open=1` displays a PDF or image inline, as a whole. @throws as `openFile` */
export async function sendFile(
	{ api }: { api: DownloadApi },
	path: string,
	fallbackName: string,
	{ request, onSent }: Sending = {},
) {
	const isShown = request !== undefined && isOpenRequest(request)
	const range = request && !isShown ? findRange(request) : undefined
	const answer = await requestFile(api, path, range)
	if (answer.status === 416) return refuseRange(answer)
	const file = await openAnswer(api, answer, { path, fallbackName })
	const { name, type, length, stream, part } = file
	const isHead = request?.method === 'HEAD'
	if (isHead) await stream.cancel()
	return new Response(isHead ? null : watchEnd(file, isContinued(range), onSent), {
		status: part ? 206 : 200,
		headers: {
			...(isShown ? openHeaders : createDownloadHeaders)(type, name),
			...(isShown ? {} : listRangeHeaders(answer)),
			...(part ? { 'Content-Range': answer.header('content-range') } : {}),
			...(length ? { 'Content-Length': length } : {}),
		},
	})
}

/** Requests the whole file when the part that came cannot be used. */
async function requestFile(api: DownloadApi, path: string, range: RangeHeaders | undefined) {
	const answer = await api.download(path, range)
	if (!range || answer.status !== 206 || findPart(answer)) return answer
	await answer.drop()
	return api.download(path)
}

async function refuseRange({ drop, header }: Awaited<ReturnType<typeof requestFile>>) {
	await drop()
	const size = /^bytes \*\/\d+$/.exec(header('content-range') ?? '')?.[0]
	return new Response(null, { status: 416, headers: size ? { 'Content-Range': size } : {} })
}

type OpenedFile = Awaited<ReturnType<typeof openAnswer>>

/** The hash of a file is known only when all of its bytes came in one answer. */
function watchEnd({ stream, part }: OpenedFile, isContinued: boolean, onSent: Sending['onSent']) {
	if (!onSent) return stream
	if (!part) return measureSent(stream, onSent)
	const { first, last, total } = part
	if (!isContinued || total !== last + 1) return stream
	return measureSent(stream, async ({ sha256, size }) => {
		if (size === total - first) await onSent({ sha256: first === 0 ? sha256 : undefined, size: total })
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
		'Accept-Ranges': 'none',
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
		'Accept-Ranges': 'none',
	}
}
