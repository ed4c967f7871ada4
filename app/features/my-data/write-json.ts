import { isPlainObject } from '#app/api/plain-object'

/**
 * Removes web addresses: they may contain a key or lead into the firm's API. A complete list becomes an array; an
 * incomplete one stays `{known, isComplete: false}`, and what could not be read `{isUnread: true}`.
 */
export function writeJson(data: unknown): string {
	return JSON.stringify(data, simplify, '\t')
}

function simplify(_name: string, value: unknown) {
	if (typeof value === 'string' && isAddress(value)) return undefined
	return isPlainObject(value) && value.isComplete === true ? value.known : value
}

function isAddress(text: string) {
	return /^\s*(?:[a-z][a-z\d+.-]*:)?\/{1,2}[^\s/]\S*\s*$/i.test(text)
}
