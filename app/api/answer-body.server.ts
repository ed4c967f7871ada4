import type { Readable, Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { ApiUnreachable, UnreadableAnswer } from './errors'

const decoders: ReadonlyMap<string, () => Transform> = new Map([
	['gzip', createGunzip],
	['x-gzip', createGunzip],
	['deflate', createInflate],
	['br', createBrotliDecompress],
])

const utf8 = new TextDecoder()

/**
 * Decodes the content coding; destroying the result releases the connection. @throws UnreadableAnswer for an unknown
 * coding, after releasing the body
 */
export function decodeBody(raw: Readable, coding = 'identity'): Readable {
	raw.on('error', () => undefined)
	const name = coding.trim().toLowerCase()
	if (name === 'identity' || name === '') return raw
	const decoder = decoders.get(name)?.()
	if (!decoder) {
		raw.destroy()
		throw new UnreadableAnswer({ fault: 'unknownCoding' })
	}
	raw.on('error', (cause) => decoder.destroy(new ApiUnreachable({ cause })))
	return raw.pipe(decoder.on('close', () => raw.destroy()).on('error', () => undefined))
}

/**
 * Reads at most `limit` bytes. @throws UnreadableAnswer for more bytes or a broken coding; ApiUnreachable when the
 * response broke off
 */
export async function readBytes(
	raw: Readable,
	coding: string | undefined,
	limit: number,
): Promise<Buffer<ArrayBuffer>> {
	const body = decodeBody(raw, coding)
	try {
		return await collect(body, limit)
	} catch (cause) {
		body.destroy()
		if (cause instanceof UnreadableAnswer || cause instanceof ApiUnreachable) throw cause
		throw body === raw
			? new ApiUnreachable({ cause })
			: new UnreadableAnswer({ fault: 'badCoding' }, { cause })
	}
}

/** Uses events: an iterator costs several times as much for small responses. */
function collect(body: Readable, limit: number) {
	return new Promise<Buffer<ArrayBuffer>>((resolve, reject) => {
		const pieces: Buffer[] = []
		let size = 0
		body.on('data', (piece: Buffer) => {
			size += piece.length
			if (size > limit) reject(new UnreadableAnswer({ fault: 'tooLarge', limit }))
			else pieces.push(piece)
		})
		body.on('end', () => resolve(Buffer.concat(pieces)))
		body.on('error', reject)
		// Ignored after one of the other events.
		body.on('close', () => reject(new Error('the answer broke off')))
	})
}

/** @throws UnreadableAnswer */
export function requireWithin(size: number, limit: number) {
	if (size > limit) throw new UnreadableAnswer({ fault: 'tooLarge', limit })
}

/** UTF-8; drops a byte order mark, and replaces invalid bytes by U+FFFD. */
export function decodeText(bytes: Uint8Array) {
	return utf8.decode(bytes)
}
