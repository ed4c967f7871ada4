import { UnreadableAnswer } from './errors'
import { findJsonExcess } from './json-bounds'
import { findJsonFault } from './json-fault'
import { isPlainObject } from './plain-object'

/** Six per resource of the longest list. */
const mostIncluded = 60_000

/** @throws UnreadableAnswer for invalid JSON, or for too many values or levels */
export function parseDocument(text: string): unknown {
	const excess = findJsonExcess(text)
	if (excess) throw new UnreadableAnswer(excess)
	const document = parse(text)
	if (isPlainObject(document) && Array.isArray(document.included) && document.included.length > mostIncluded)
		throw new UnreadableAnswer({ fault: 'tooMany', limit: mostIncluded })
	return document
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		// Own message: the parser's error quotes the text.
		throw new UnreadableAnswer({ fault: 'notJson', position: findJsonFault(text), length: text.length })
	}
}
