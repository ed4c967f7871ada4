import { ownParameters } from './hide-url-secrets'

/** Parameters of the firm's links by lower-case name. */
const everywhere = { domain: 'domain', accesstoken: 'accessToken', refreshtoken: 'refreshToken' }
const ofFeedback = { ...everywhere, token: 'token', value: 'value' }

/** Separator, name and equals sign of a parameter inside the value of another: `?`, `;` or an encoded `&`, then `=` or `%3D`. */
const nested =
	/(?:\?|%3f|;|%3b|\\u0026|%5cu0026|%(?:25){0,2}26(?:amp(?:;|%3b))?)(domain|access_?token|refresh_?token|token|value)(?:=|%(?:25){0,2}3d)/gi
/** The start of a query in a path, because its `?` was encoded or became `&`. */
const queryInPath =
	/(?:%3f|%26|&)(?=(?:amp(?:;|%3b))?(?:domain|access_?token|refresh_?token|token|value)(?:=|%3d))/i
/** Name and encoded equals sign at the start of a pair. */
const encodedEquals = /^([a-z]+(?:_[a-z]+)?)%3d/i
const leadingEntity = /^(?:amp(?:;|%3b))+/i
/** Punctuation or a blank after a link in a sentence. */
const sentenceEnd = /[.,)>"'\]]$|%(?:29|3e|22|27|20|0d|0a|c2%a0|e2%80%(?:99|9d|a6)|5d|2c)$/i
const mostSigns = 4

/** Whether the path of an address ends with such a sign. */
export const hasSentenceEnd = (url: string) => sentenceEnd.test(new URL(url).pathname)

/** A part of an address without the signs that a sentence puts after it. */
export function dropSentenceEnd(text: string): string {
	let left = text
	for (let signs = 0; signs < mostSigns && sentenceEnd.test(left); signs++)
		left = left.replace(sentenceEnd, '')
	return left
}
/** Quoted-printable for `=`. */
const printable = '3D'

/** Letters, digits and the signs of tokens in base64. */
const tokenSign = /[\p{L}\p{N}\-_=+/~]/u

/** Punctuation and blanks that a sentence puts after a token are left out, and what stands before it. */
export function trimToken(token: string): string {
	const signs = [...token]
	const first = signs.findIndex((sign) => tokenSign.test(sign))
	const last = signs.findLastIndex((sign) => tokenSign.test(sign))
	return signs.slice(Math.max(0, first), last + 1).join('')
}

/** The tokens that a link may mean, as it came first (contract §10). */
export function listTokens(token: string): string[] {
	const trimmed = trimToken(token)
	const plain = trimmed.replace(/^=?3D/i, '')
	return [...new Set([token, trimmed, plain])].filter(Boolean)
}

/** The path and the query of an address, of which the path may hold the query. */
export function splitAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>) {
	const found = queryInPath.exec(pathname)
	if (!found) return { path: pathname, query: search }
	const inner = pathname.slice(found.index + found[0].length)
	return { path: pathname.slice(0, found.index), query: `?${inner}${search.replace('?', '&')}` }
}

type Pair = readonly [name: string, value: string | undefined]

/**
 * Undoes the changes that mail programs and messengers make to the query of a link: `&amp;`, encoded separators,
 * quoted-printable, names in other cases, a parameter inside a value (contract §10). Returns other queries unchanged.
 */
export function repairQuery(path: string, search: string): string {
	if (search.length < 2) return search
	const known = new Map(Object.entries(path === '/nps-feedback' ? ofFeedback : everywhere))
	const parts = search
		.slice(1)
		.split('&')
		.flatMap((part) => splitAgain(part, known))
	const pairs = parts.flatMap((part) => readPairs(part.replace(leadingEntity, ''), known))
	const names = new Set(known.values())
	if (!parts.some(isOwnAfterEntity) && !pairs.some(([name]) => names.has(name))) return search
	const isPrintable = pairs.every(([, value]) => value?.startsWith(printable))
	const repaired = pairs.map(([name, value]) =>
		writePair(name, isPrintable ? value?.slice(printable.length) : value),
	)
	return `?${repaired.join('&')}`
}

/** A further `?` begins a parameter, whatever its name (contract §10): no value of a link's has one. */
function splitAgain(part: string, known: ReadonlyMap<string, string>) {
	const [name] = splitPair(part.replace(leadingEntity, ''))
	return findName(name, known) ? part.split('?') : [part]
}

/** Whether a separator before a parameter of the portal came as `&amp;`. */
function isOwnAfterEntity(part: string) {
	const rest = part.replace(leadingEntity, '')
	return rest !== part && ownParameters.has(splitPair(rest)[0])
}

/** Pairs of one part of the query: its own, and those inside its value. */
function readPairs(part: string, known: ReadonlyMap<string, string>): Pair[] {
	const [name, value] = splitPair(
		part.replace(encodedEquals, (whole, found: string) => (findName(found, known) ? `${found}=` : whole)),
	)
	const realName = findName(name, known) ?? name
	if (value === undefined || ownParameters.has(realName)) return [[realName, value]]
	const pieces = value.split(nested)
	const pairs: Pair[] = [[realName, pieces[0]]]
	for (let at = 1; at < pieces.length; at += 2) {
		const inner = findName(pieces[at] ?? '', known)
		if (inner === undefined) return [[realName, value]]
		pairs.push([inner, pieces[at + 1]])
	}
	return pairs
}

function splitPair(part: string): Pair {
	const at = part.indexOf('=')
	return at < 0 ? [part, undefined] : [part.slice(0, at), part.slice(at + 1)]
}

function findName(name: string, known: ReadonlyMap<string, string>) {
	return known.get(name.toLowerCase().replace('_', ''))
}

function writePair(name: string, value: string | undefined) {
	const whole = name === 'value' ? value && dropSentenceEnd(value) : value
	return whole === undefined ? name : `${name}=${whole}`
}
