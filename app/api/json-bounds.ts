import { randomInt } from 'node:crypto'

/** Levels of nested lists and objects (contract §8). */
const deepest = 64
/** A list of 10,000 resources with 60 members each has 620,000 values. */
const mostValues = 1_000_000
/** Values allowed in a text of any length. */
const freeValues = 10_000
/** Least average length of a value beyond those, in characters; a usual one has 20. An empty list has 3, and takes ten times that in memory. */
const shortestValue = 4
/** Least average length of an object beyond as many; a resource identifier has 30 characters. */
const shortestObject = 20
/** Distinct member names allowed in any text; a dictionary keyed by all texts of the portal has about 3,000. */
const freeNames = 5_000
/** Characters of text per further name: parsing a new name takes a hundred times as long as a known one. */
const textOfName = 256
const mostNames = 30_000
/** A shorter text cannot exceed the free names. */
const shortestCounted = freeNames * '"a":1,'.length

interface JsonExcess {
	fault: 'tooDeep' | 'tooMany'
	limit: number
}

/** Checks nesting, values, objects and distinct names, relative to the length, before parsing. */
export function findJsonExcess(text: string): JsonExcess | undefined {
	const bounds = getBounds(text.length)
	const names = text.length < shortestCounted ? undefined : createNameCounter(text)
	const counts = { values: 1, objects: 0, depth: 0 }
	for (let at = 0; at < text.length; at += 1) {
		const code = text.charCodeAt(at)
		if (code === quote) {
			const end = findStringEnd(text, at)
			if (names?.isTooMany(at + 1, end)) return { fault: 'tooMany', limit: names.limit }
			at = end
		} else if (code === comma || code === openList || code === openObject) {
			counts.values += 1
			if (code !== comma) counts.depth += 1
			if (code === openObject) counts.objects += 1
			const excess = compare(counts, bounds)
			if (excess) return excess
		} else if (code === closeList || code === closeObject) counts.depth -= 1
	}
	return undefined
}

function getBounds(length: number) {
	return {
		values: Math.min(mostValues, freeValues + Math.floor(length / shortestValue)),
		objects: freeValues + Math.floor(length / shortestObject),
		depth: deepest,
	}
}
type Bounds = ReturnType<typeof getBounds>

function compare(counts: Bounds, { values, objects, depth }: Bounds): JsonExcess | undefined {
	if (counts.depth > depth) return { fault: 'tooDeep', limit: depth }
	if (counts.values > values) return { fault: 'tooMany', limit: values }
	return counts.objects > objects ? { fault: 'tooMany', limit: objects } : undefined
}

const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d]
const comma = 0x2c
const quote = 0x22
const backslash = 0x5c

/** Index of the closing quote, or the text's length. */
function findStringEnd(text: string, start: number) {
	for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
		let escapes = at
		while (text.charCodeAt(escapes - 1) === backslash) escapes -= 1
		if ((at - escapes) % 2 === 0) return at
	}
	return text.length
}

const slots = 2 ** 16
/** Random, so senders cannot choose names that share a slot. */
const factor = randomInt(2 ** 20, 2 ** 31) | 1
const longestName = 64

/** Counts distinct names; names that share a slot count once. */
function createNameCounter(text: string) {
	const limit = Math.min(mostNames, freeNames + Math.floor(text.length / textOfName))
	const seen = new Uint8Array(slots)
	let count = 0
	return {
		limit,
		/** Counts a string if it is a member name. */
		isTooMany(start: number, end: number) {
			if (text.charCodeAt(end + 1) !== 0x3a && !/^\s+:/.test(text.slice(end + 1, end + longestName)))
				return false
			let hash = end - start
			for (let at = Math.max(start, end - longestName); at < end; at += 1)
				hash = Math.imul(hash ^ text.charCodeAt(at), factor)
			const slot = hash >>> 16
			if (seen[slot] === 0) {
				seen[slot] = 1
				count += 1
			}
			return count > limit
		},
	}
}
