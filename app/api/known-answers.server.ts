import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { z } from 'zod/v4'
import { decodeText } from './answer-body.server'
import { parseDocument } from './document'

/** An answer as it was read; from the second time on equal ones are one object, and what is made of them is made once. */
export interface KnownAnswer {
	document: unknown
	/** What a schema made of its one resource, and of its whole list. */
	one: Map<z.ZodType, unknown>
	list: Map<z.ZodType, unknown>
}

/** Of the answers as they came; as objects they take up to half as much again. */
const mostBytes = 16 * 1024 * 1024
/** An answer's own share beside its bytes. */
const overhead = 1_024
const keptFor = 5 * 60_000
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
	const answer = { document: parseDocument(decodeText(bytes)), one: new Map(), list: new Map() }
	// Most of what comes once, as with a sign-in, never comes again: to keep it would cost more than it saves.
	if (seen.has(name)) known.set(name, answer, { size: bytes.length + overhead })
	else seen.set(name, true)
	return answer
}
