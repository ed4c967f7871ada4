import type { WireAnswer } from '#app/api/transport.server'
import { measureSent, type SentFile } from '#app/lib/after-last-byte'
import { createContentDisposition } from '#app/lib/content-disposition'
import { requireLength } from '#app/lib/web-stream'
import {
	countBytes,
	findAskedPart,
	findRange,
	isContinued,
	listRangeHeaders,
	type FilePart,
	type RangeHeaders,
} from './file-range'
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
	const { answer, part } = await requestFile(api, path, range)
	if (range && answer.status === 416) return refuseRange(answer)
	const opened = await openAnswer(api, answer, { path, fallbackName, part })
	const { name, type, length, stream } = boundPart(opened, part)
	const isHead = request?.method === 'HEAD'
	if (isHead) await stream.cancel()
	return new Response(isHead ? null : watchEnd(stream, { range, part }, onSent), {
		status: part ? 206 : 200,
		headers: {
			...(isShown ? openHeaders : createDownloadHeaders)(type, name),
			...(isShown ? {} : listRangeHeaders(answer)),
			...(part ? { 'Content-Range': answer.header('content-range') } : {}),
			...(length ? { 'Content-Length': length } : {}),
		},
	})
}

/** Requests the whole file when the part that came is not the one asked for. */
async function requestFile(api: DownloadApi, path: string, range: RangeHeaders | undefined) {
	const answer = await api.download(path, range)
	if (answer.status !== 206) return { answer }
	const part = range && findAskedPart(range, answer)
	if (part) return { answer, part }
	await answer.drop()
	return { answer: await api.download(path) }
}

/** The API may send a part in chunks, without its length. */
function boundPart(opened: Awaited<ReturnType<typeof openAnswer>>, part: FilePart | undefined) {
	if (!part) return opened
	const length = countBytes(part)
	return { ...opened, length: String(length), stream: requireLength(opened.stream, length) }
}

async function refuseRange({ drop, header }: WireAnswer) {
	await drop()
	const size = /^bytes \*\/\d+$/.exec(header('content-range') ?? '')?.[0]
	return new Response(null, { status: 416, headers: size ? { 'Content-Range': size } : {} })
}

interface Asked {
	range: RangeHeaders | undefined
	part: FilePart | undefined
}

/** The hash of a file is known only when all of its bytes came in one answer. */
function watchEnd(stream: ReadableStream<Uint8Array>, { range, part }: Asked, onSent: Sending['onSent']) {
	if (!onSent) return stream
	if (!range || !part) return measureSent(stream, onSent)
	const { first, last, total } = part
	if (!isContinued(range, part) || total !== last + 1) return stream
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
