import { UnreadableAnswer } from './errors'
import { findJsonExcess } from './json-bounds'
import { isPlainObject } from './plain-object'

const space = /[ \t\n\r]+/y
const scalar = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const pieceOfString = /[ -!#-[\]-\uffff]+|\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y

/** Tokens allowed after a token; `s` is a scalar. */
const allowed = {
	value: '{["s',
	firstItem: '{["s]',
	name: '"',
	firstName: '"}',
	colon: ':',
	afterMember: ',}',
	afterItem: ',]',
	end: '',
}

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
		return JSON.parse(mendEscapes(text))
	} catch {
		// Own message: the parser's error quotes the text.
		throw new UnreadableAnswer({ fault: 'notJson', position: findJsonFault(text), length: text.length })
	}
}

/** Escapes of a pair of surrogates, or of one alone. */
const surrogates = /\\ud[89ab][\da-f]{2}\\ud[c-f][\da-f]{2}|\\ud[89a-f][\da-f]{2}/gi
const escapeLength = 6

/** Half a character can stand in no address, so it becomes U+FFFD, as in broken UTF-8. */
function mendEscapes(text: string) {
	return text.replace(surrogates, (found, at: number) => {
		const isLone = found.length === escapeLength
		if (!isEscaped(text, at)) return isLone ? '\\ufffd' : found
		return isLone ? found : `${found.slice(0, escapeLength)}\\ufffd`
	})
}

/** Whether the backslash at `at` is the second of an escaped one. */
function isEscaped(text: string, at: number) {
	let start = at
	while (text[start - 1] === '\\') start -= 1
	return (at - start) % 2 === 1
}

type State = keyof typeof allowed

/**
 * Position of the first syntax error in characters, or the text's length when it ends too soon. The parser's own error
 * has no reliable position, and quotes the text.
 */
export function findJsonFault(text: string): number {
	const open: string[] = []
	let state: State = 'value'
	let at = skip(space, text, 0)
	while (at < text.length) {
		const char = text.charAt(at)
		const begins = /[{}[\]:,"]/.test(char) ? char : 's'
		if (!allowed[state].includes(begins)) return at
		const end = endOf(begins, text, at)
		if (end === at) return at
		if (begins === '{' || begins === '[') open.push(begins)
		if (begins === '}' || begins === ']') open.pop()
		state = stateAfter(begins, state, open.at(-1))
		at = skip(space, text, end)
	}
	return text.length
}

function stateAfter(begins: string, state: State, inside: string | undefined): State {
	if (begins === '{') return 'firstName'
	if (begins === '[') return 'firstItem'
	if (begins === ':') return 'value'
	if (begins === ',') return inside === '{' ? 'name' : 'value'
	if (state === 'name' || (state === 'firstName' && begins === '"')) return 'colon'
	if (inside === undefined) return 'end'
	return inside === '{' ? 'afterMember' : 'afterItem'
}

/** End of the token at `at`; `at` itself when it is invalid. */
function endOf(begins: string, text: string, at: number) {
	if (begins === 's') return skip(scalar, text, at)
	if (begins !== '"') return at + 1
	let end = at + 1
	for (let next = skip(pieceOfString, text, end); next > end; next = skip(pieceOfString, text, end))
		end = next
	return text.charAt(end) === '"' ? end + 1 : at
}

/** End of the match at `at`; `at` itself without a match. */
function skip(pattern: RegExp, text: string, at: number) {
	pattern.lastIndex = at
	return pattern.test(text) ? pattern.lastIndex : at
}
