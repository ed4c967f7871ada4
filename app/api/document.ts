import { UnreadableAnswer } from './errors'
import { findJsonExcess } from './json-bounds'
import { findJsonFault } from './json-fault'
import { isPlainObject } from './jsonapi'

/** Six for each thing of the longest list. */
const mostIncluded = 60_000

/** The value of a JSON text. @throws UnreadableAnswer where it is no JSON, is nested too deep or has too many values */
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
		// What the parser says quotes the text.
		throw new UnreadableAnswer({ fault: 'notJson', position: findJsonFault(text), length: text.length })
	}
}
