import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { z } from 'zod/v4'
import { decodeText } from './answer-body.server'
import { parseDocument } from './document'
import { weigh } from './weigh'

/** A response to a read. Equal cached responses share what schemas read from them. */
export interface CachedResponse {
	/** Its document; it is not cached, so each call after the first parses it again. */
	takeDocument: () => unknown
	/** Result of each schema for the one resource. */
	one: SchemaResults
	/** Result of each schema for the whole list. */
	list: SchemaResults
}

interface SchemaResults {
	has: (schema: z.ZodType) => boolean
	get: (schema: z.ZodType) => unknown
	set: (schema: z.ZodType, result: unknown) => void
}

interface Entry {
	bytes: Uint8Array
	one: Map<z.ZodType, unknown>
	list: Map<z.ZodType, unknown>
	/** Estimated memory, in bytes. */
	size: number
}

/** Bytes of memory: the responses and what schemas read from them. */
const mostMemory = 32 * 1024 * 1024
const mostOfEntry = mostMemory / 8
/** Bytes of an entry beside its body and results. */
const overhead = 1_024
const cachedFor = 5 * 60_000
/** Bytes of a response that is expensive to read: it is cached the first time. */
const large = 16 * 1024
/** Hashes that are remembered, to detect a response that comes a second time. */
const mostHashes = 10_000

const seen = new LRUCache<string, true>({ max: mostHashes })
const entries = new LRUCache<string, Entry>({
	maxSize: mostMemory,
	maxEntrySize: mostOfEntry,
	ttl: cachedFor,
	ttlAutopurge: true,
})

/**
 * The response with these bytes, from the cache where equal bytes were read before: most of what the API sends of a client is equal
 * from page to page, and hashing costs less than reading. @throws UnreadableAnswer where they are no JSON, or nested too deep
 */
export function cacheResponse(bytes: Uint8Array): CachedResponse {
	const name = hash('sha256', bytes, 'base64')
	const cached = entries.get(name)
	if (cached) return openEntry(name, cached)
	const document = parse(bytes)
	// Most small responses, as those of a sign-in, never come again.
	if (bytes.length < large && !seen.has(name)) {
		seen.set(name, true)
		return openEntry(name, createEntry(bytes), document)
	}
	const entry = createEntry(ownBytes(bytes))
	entries.set(name, entry, { size: entry.size })
	return openEntry(name, entry, document)
}

/** Estimated bytes of memory that the cache takes. */
export function getCacheSize() {
	return entries.calculatedSize
}

/** Small buffers are slices of a shared pool: cached, each would keep 8 KB of it alive. */
function ownBytes(bytes: Uint8Array) {
	return bytes.buffer.byteLength === bytes.length ? bytes : new Uint8Array(bytes)
}

function parse(bytes: Uint8Array) {
	return parseDocument(decodeText(bytes))
}

function createEntry(bytes: Uint8Array): Entry {
	return { bytes, one: new Map(), list: new Map(), size: bytes.length + overhead }
}

/** `document` is handed out once, and not referenced by the cache. */
function openEntry(name: string, entry: Entry, ...document: unknown[]): CachedResponse {
	const open = (results: Map<z.ZodType, unknown>): SchemaResults => ({
		has: (schema) => results.has(schema),
		get: (schema) => results.get(schema),
		set: (schema, result) => {
			results.set(schema, result)
			grow(name, results, result)
		},
	})
	return {
		takeDocument: () => (document.length > 0 ? document.pop() : parse(entry.bytes)),
		one: open(entry.one),
		list: open(entry.list),
	}
}

/** A result of a cached response takes memory too; the entry is evicted where it has become too large. */
function grow(name: string, results: Map<z.ZodType, unknown>, result: unknown) {
	const entry = entries.peek(name)
	if (!entry || (entry.one !== results && entry.list !== results)) return
	const size = entry.size + weigh(result, mostOfEntry)
	entries.set(name, { ...entry, size }, { size, noUpdateTTL: true })
}
