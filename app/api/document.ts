import { UnreadableAnswer } from './errors'
import type { PlainObject } from './jsonapi'
import { findJsonFault } from './json-fault'

/** Lists and objects within each other (contract §8). */
const deepest = 64

/** The value of a JSON text. @throws UnreadableAnswer where it is no JSON, or is nested too deep */
export function parseDocument(text: string): unknown {
	const document = parse(text)
	if (isDeeper(document, deepest)) throw new UnreadableAnswer({ fault: 'tooDeep', limit: deepest })
	return document
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		// What the parser says quotes the text.
		throw new UnreadableAnswer({ fault: 'notJson', position: findJsonFault(text), length: text.length })
	}
}

/** Calls itself once a level, so never more often than the levels that are left; looks into a value before it does. */
function isDeeper(value: unknown, left: number): boolean {
	if (!isNest(value)) return false
	if (left === 0) return true
	if (Array.isArray(value)) return value.some((item) => isNest(item) && isDeeper(item, left - 1))
	for (const name in value) {
		const member = value[name]
		if (isNest(member) && isDeeper(member, left - 1)) return true
	}
	return false
}

function isNest(value: unknown): value is PlainObject | unknown[] {
	return typeof value === 'object' && value !== null
}
