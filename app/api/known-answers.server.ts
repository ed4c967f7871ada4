import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { z } from 'zod/v4'
import { decodeText } from './answer-body.server'
import { parseDocument } from './document'

/** An answer; equal ones that are kept are one object, and what is made of them is made once. */
export interface KnownAnswer {
	/** Its document, parsed anew each time but the first: what schemas made of it is kept, and takes less room. */
	takeDocument: () => unknown
	/** What a schema made of its one resource, and of its whole list. */
	one: Map<z.ZodType, unknown>
	list: Map<z.ZodType, unknown>
}

/** Of the answers as they came; what is made of them takes up to as much again. */
const mostBytes = 16 * 1024 * 1024
/** An answer's own share beside its bytes. */
const overhead = 1_024
const keptFor = 5 * 60_000
/** Bytes of an answer that is dear to read: it is kept at once. */
const large = 16 * 1024
/** Names of answers, to tell those that come a second time. */
const mostNames = 10_000

const seen = new LRUCache<string, true>({ max: mostNames })
const known = new LRUCache<string, KnownAnswer>({
	maxSize: mostBytes,
	maxEntrySize: mostBytes / 8,
	ttl: keptFor,
	ttlAutopurge: true,
})

/**
 * The answer of these bytes. From one page to the next most of what the API says of a client is the same to the letter, and to read
 * it costs more than to see that. @throws UnreadableAnswer where they are no JSON, or nested too deep
 */
export function recogniseAnswer(bytes: Uint8Array): KnownAnswer {
	const name = hash('sha256', bytes, 'base64')
	const before = known.get(name)
	if (before) return before
	// Most small ones, as those of a sign-in, never come again: to keep them all would cost more than it saves.
	if (bytes.length < large && !seen.has(name)) {
		seen.set(name, true)
		return createAnswer(bytes)
	}
	const answer = createAnswer(ownBytes(bytes))
	known.set(name, answer, { size: bytes.length + overhead })
	return answer
}

/** Node takes small buffers out of larger ones: kept, each would hold 8 KB of memory that nobody counts. */
function ownBytes(bytes: Uint8Array) {
	return bytes.buffer.byteLength === bytes.length ? bytes : new Uint8Array(bytes)
}

function createAnswer(bytes: Uint8Array): KnownAnswer {
	const parse = () => parseDocument(decodeText(bytes))
	const first = [parse()]
	return {
		takeDocument: () => (first.length > 0 ? first.pop() : parse()),
		one: new Map(),
		list: new Map(),
	}
}
