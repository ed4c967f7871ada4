import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { hasTinyChunks } from '#app/lib/read-pieces'

const formLimit = 64 * 1024
const inventoryLimit = 256 * 1024
/** A sealed receipt with the texts that it agreed to; line ends and letters take up to three bytes. */
const receiptLimit = 960 * 1024
/** 1 MB of partner data in a form field, plus the fields around it. */
const iwizeLimit = 1088 * 1024

/** Bytes of a POST body, without files. */
export function getBodyLimit(path: string) {
	if (/^\/actions\/[^/]+\/inventory\/?$/i.test(path)) return inventoryLimit
	if (/^\/action\/[^/]+\/iwize-form\/?$/i.test(path)) return iwizeLimit
	if (/^\/receipts\/check\/?$/i.test(path)) return receiptLimit
	return formLimit
}

export function isUploadPath(path: string) {
	return /^\/actions\/[^/]+\/upload-document\/?$/i.test(path) || /\/damage-reports\/create\/?$/i.test(path)
}

/** Milliseconds; `leastBytes` within `window` keep an upload going. */
const bodyTimes = {
	form: 60_000,
	upload: 2 * 60 * 60_000,
	still: 30_000,
	window: 60_000,
	leastBytes: 60 * 4 * 1024,
	every: 2_500,
}
type BodyTimes = typeof bodyTimes

/**
 * Ends a request whose body stalls or crawls, or consists of tiny chunks after its response. Node's own limit for a whole
 * request would cut a large upload on a thin line, so an upload may last as long as it moves.
 */
export function limitBodies(server: Server, times: BodyTimes = bodyTimes) {
	server.on('request', (request: IncomingMessage, response: ServerResponse) => {
		response.once('finish', () => countDrainedChunks(request))
		if (request.method !== 'POST') return
		const isOver = isUploadPath(pathOf(request)) ? watchUpload(request, times) : watchForm(times)
		const timer = setInterval(() => {
			if (request.complete) return clearInterval(timer)
			if (!isOver()) return
			clearInterval(timer)
			endRequest(server, request)
		}, times.every)
		timer.unref()
		response.once('close', () => clearInterval(timer))
	})
}

/** Counts the chunks that are drained after the response. `readPieces` counts those that are read. */
function countDrainedChunks(request: IncomingMessage) {
	if (request.readableEnded) return
	let [count, size] = [0, 0]
	request.on('data', (piece: Uint8Array) => {
		count += 1
		size += piece.length
		if (hasTinyChunks(count, size)) request.socket.destroy()
	})
}

function pathOf({ url = '' }: IncomingMessage) {
	return url.split('?')[0] ?? ''
}

function watchForm({ form }: BodyTimes) {
	const end = performance.now() + form
	return () => performance.now() > end
}

function watchUpload(request: IncomingMessage, { upload, still, window, leastBytes }: BodyTimes) {
	const begin = performance.now()
	let seen = { at: begin, bytes: request.socket.bytesRead }
	let counted = seen
	return () => {
		const now = { at: performance.now(), bytes: request.socket.bytesRead }
		// Bytes that wait for us say nothing about the line.
		if (request.readableLength > 0) seen = counted = now
		if (now.bytes > seen.bytes) seen = now
		if (now.at - seen.at > still || now.at - begin > upload) return true
		if (now.at - counted.at < window) return false
		const isSlow = now.bytes - counted.bytes < leastBytes
		counted = now
		return isSlow
	}
}

/** Answers as Node does, and reads no further: a body that ends meanwhile must not be handled. */
function endRequest(server: Server, request: IncomingMessage) {
	const error = Object.assign(new Error('the body came too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
	request.socket.once('finish', () => request.destroy())
	server.emit('clientError', error, request.socket)
}
