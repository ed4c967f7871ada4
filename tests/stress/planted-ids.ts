import { randomBytes } from 'node:crypto'
import { encodeCookie } from './client'

/** A valid id that no portal issued. */
export function createUnknownId() {
	return randomBytes(32).toString('base64url')
}

/** Cookie values without a valid id; `seed` chooses the kind, a random id makes each unique. */
export function createMalformedCookie(seed: number): { id: string; cookie: string } {
	const id = createUnknownId()
	const make = makers[seed % makers.length]!
	return { id, cookie: make(id) }
}

const makers: ((id: string) => string)[] = [
	// Content of another form.
	(id) => encodeCookie(id.slice(1)),
	(id) => encodeCookie(`${id}A`),
	(id) => encodeCookie(`${id.slice(2)}.=`),
	(id) => encodeCookie(`${id.slice(1)}\u0000`),
	(id) => encodeCookie(`${id}\n`),
	(id) => encodeCookie(` ${id}`),
	(id) => encodeCookie(`../${id.slice(3)}`),
	(id) => encodeCookie(`${id.slice(1)}*`),
	(id) => encodeCookie(`session:${id}`),
	(id) => encodeCookie(`${id.slice(15)}' OR '1'='1' --`),
	(id) => encodeCookie(`${id.slice(1)}é`),
	() => encodeCookie(''),
	() => encodeCookie('__proto__'),
	() => encodeCookie(null),
	() => encodeCookie(true),
	() => encodeCookie(Number.MAX_SAFE_INTEGER),
	(id) => encodeCookie([id]),
	(id) => encodeCookie({ id }),
	(id) => encodeCookie({ toString: id, length: 43 }),
	(id) => encodeCookie(id.repeat(60)),
	// Another encoding of the cookie, or none.
	(id) => id,
	(id) => `"${id}"`,
	(id) => encodeURIComponent(JSON.stringify(id)),
	(id) => Buffer.from(JSON.stringify(id)).toString('hex'),
	(id) => encodeURIComponent(Buffer.from(id).toString('base64')),
	(id) => encodeURIComponent(Buffer.from(JSON.stringify(id), 'utf16le').toString('base64')),
	(id) => `${encodeCookie(id)}.${id}`,
	(id) => `${encodeCookie(id)}%`,
	(id) => `%00${encodeCookie(id)}`,
	(id) => `${encodeCookie(id)}; accelerate=${encodeCookie(id.slice(1))}`,
	(id) => `; accelerate=; accelerate=${id}`,
	() => '',
]
