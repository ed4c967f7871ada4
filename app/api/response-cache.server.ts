import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { parseSuccess } from './failure'
import type { Reader } from './reader'
import { weigh } from './weigh'

/** A response of a read. Equal responses share their parsed results. */
export interface CachedResponse {
	/** The document is not cached: later calls parse it again. */
	takeDocument: () => unknown
	/** Size of the body. */
	bytes: number
	/** Result per schema, for a single resource. */
	one: SchemaResults
	/** Result per schema, for a list. */
	list: SchemaResults
}

interface SchemaResults {
	has: (schema: Reader<unknown>) => boolean
	get: (schema: Reader<unknown>) => unknown
	set: (schema: Reader<unknown>, result: unknown) => void
}

interface Entry {
	bytes: Uint8Array
	one: Map<Reader<unknown>, unknown>
	list: Map<Reader<unknown>, unknown>
	/** Estimated bytes of memory. */
	size: number
}

/** Bytes of memory for responses and their results. */
const mostMemory = 32 * 1024 * 1024
const mostOfEntry = mostMemory / 8
/** Bytes of an entry besides its body and results. */
const overhead = 1_024
const cachedFor = 5 * 60_000
/** Bytes; larger responses are cached on first use, because they are expensive to parse. */
const large = 16 * 1024
/** Remembered hashes, to detect a second response. */
const mostHashes = 10_000

const seen = new LRUCache<string, true>({ max: mostHashes })
const entries = new LRUCache<string, Entry>({
	maxSize: mostMemory,
	maxEntrySize: mostOfEntry,
	ttl: cachedFor,
	ttlAutopurge: true,
})

/**
 * The response with these bytes. Most responses of a client are equal from page to page, and hashing is cheaper than
 * parsing. @throws UnreadableAnswer for invalid JSON, or too many levels; ApiFailure for a reported failure
 */
export function cacheResponse(bytes: Uint8Array): CachedResponse {
	const name = hash('sha256', bytes, 'base64')
	const cached = entries.get(name)
	if (cached) return openEntry(name, cached)
	const document = parse(bytes)
	// Most small responses, such as those of a sign-in, occur once.
	if (bytes.length < large && !seen.has(name)) {
		seen.set(name, true)
		return openEntry(name, createEntry(bytes), document)
	}
	const entry = createEntry(ownBytes(bytes))
	entries.set(name, entry, { size: entry.size })
	return openEntry(name, entry, document)
}

export function getCacheSize() {
	return entries.calculatedSize
}

/** Small buffers are slices of a shared 8 KB pool, which they would keep alive. */
function ownBytes(bytes: Uint8Array) {
	return bytes.buffer.byteLength === bytes.length ? bytes : new Uint8Array(bytes)
}

function parse(bytes: Uint8Array) {
	return parseSuccess(bytes, 'GET')
}

function createEntry(bytes: Uint8Array): Entry {
	return { bytes, one: new Map(), list: new Map(), size: bytes.length + overhead }
}

/** `document` is returned once, and not kept by the cache. */
function openEntry(name: string, entry: Entry, ...document: unknown[]): CachedResponse {
	const open = (results: Map<Reader<unknown>, unknown>): SchemaResults => ({
		has: (schema) => results.has(schema),
		get: (schema) => results.get(schema),
		set: (schema, result) => {
			results.set(schema, result)
			grow(name, results, result)
		},
	})
	return {
		bytes: entry.bytes.length,
		takeDocument: () => (document.length > 0 ? document.pop() : parse(entry.bytes)),
		one: open(entry.one),
		list: open(entry.list),
	}
}

/** Results count as memory; an entry that grows too large is evicted. */
function grow(name: string, results: Map<Reader<unknown>, unknown>, result: unknown) {
	const entry = entries.peek(name)
	if (!entry || (entry.one !== results && entry.list !== results)) return
	const size = entry.size + weigh(result, mostOfEntry)
	entries.set(name, { ...entry, size }, { size, noUpdateTTL: true })
}
