import { getErrorTextKey } from './error-codes'
import { listMembers, type Members } from './error-members'

const codeLike = /^[a-z][\w.:-]{0,63}$/i

/** Whether the catalogue has a sentence for a code, other than the generic one. */
function isKnownCode(code: string | undefined) {
	return getErrorTextKey(code) !== 'errors.generic'
}

/** The code of an error body: its first known one, else the first one (contract §2). */
export function readCode(body: Members): string | undefined {
	const error = listMembers(body.get('error'))
	const errors = body.get('errors')
	const first = listMembers(Array.isArray(errors) ? errors[0] : undefined)
	const places = [
		body.get('code'),
		error.get('code'),
		body.get('error'),
		first.get('code'),
		...[body, error, first].flatMap(listOtherPlaces),
	]
	return pickCode(places, [body, error, first].flatMap(listWords))
}

/** The code of one error of a field. `texts`: what the API says of it, which may be a code. */
export function readFieldCode(error: Members, texts: readonly unknown[] = []): string | undefined {
	return pickCode([error.get('code'), ...listOtherPlaces(error)], [...listWords(error), ...texts])
}

function listOtherPlaces(error: Members) {
	const { 0: extended, 1: meta } = [error.get('extensions'), error.get('meta')].map(listMembers)
	return [error.get('errorcode'), extended?.get('code'), meta?.get('code')]
}

/** Members that hold a code in some dialects, and a sentence or the name of a rule in others. */
function listWords(error: Members) {
	const names = ['type', 'kind', 'rule', 'keyword', 'reason', 'key', 'message', 'msg', 'title', 'detail']
	return names.map((name) => error.get(name))
}

function pickCode(places: readonly unknown[], words: readonly unknown[]) {
	const codes = places.flatMap(readWord)
	const known = [...codes, ...words.flatMap(readWord)].find(isKnownCode)
	return known ?? codes[0]
}

/** The last part of an address, such as a problem type of RFC 9457. */
function readWord(value: unknown): string[] {
	if (typeof value !== 'string' || value.length > 300) return []
	const word = /^https?:/i.test(value) ? (value.split(/[/#]/).at(-1) ?? '') : value
	return codeLike.test(word) ? [word] : []
}
