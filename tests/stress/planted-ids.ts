import { randomBytes } from 'node:crypto'
import { cookieOf } from './client'

/** An id of the right form that no portal ever gave. */
export function madeUpId() {
	return randomBytes(32).toString('base64url')
}

/** Cookie values that hold no id, or hardly one; `seed` chooses the kind, a random id makes each its own. */
export function malformedCookie(seed: number): { id: string; cookie: string } {
	const id = madeUpId()
	const make = makers[seed % makers.length]!
	return { id, cookie: make(id) }
}

const makers: ((id: string) => string)[] = [
	// Content of another form.
	(id) => cookieOf(id.slice(1)),
	(id) => cookieOf(`${id}A`),
	(id) => cookieOf(`${id.slice(2)}.=`),
	(id) => cookieOf(`${id.slice(1)}\u0000`),
	(id) => cookieOf(`${id}\n`),
	(id) => cookieOf(` ${id}`),
	(id) => cookieOf(`../${id.slice(3)}`),
	(id) => cookieOf(`${id.slice(1)}*`),
	(id) => cookieOf(`session:${id}`),
	(id) => cookieOf(`${id.slice(15)}' OR '1'='1' --`),
	(id) => cookieOf(`${id.slice(1)}é`),
	() => cookieOf(''),
	() => cookieOf('__proto__'),
	() => cookieOf(null),
	() => cookieOf(true),
	() => cookieOf(Number.MAX_SAFE_INTEGER),
	(id) => cookieOf([id]),
	(id) => cookieOf({ id }),
	(id) => cookieOf({ toString: id, length: 43 }),
	(id) => cookieOf(id.repeat(60)),
	// Another encoding of the cookie, or none.
	(id) => id,
	(id) => `"${id}"`,
	(id) => encodeURIComponent(JSON.stringify(id)),
	(id) => Buffer.from(JSON.stringify(id)).toString('hex'),
	(id) => encodeURIComponent(Buffer.from(id).toString('base64')),
	(id) => encodeURIComponent(Buffer.from(JSON.stringify(id), 'utf16le').toString('base64')),
	(id) => `${cookieOf(id)}.${id}`,
	(id) => `${cookieOf(id)}%`,
	(id) => `%00${cookieOf(id)}`,
	(id) => `${cookieOf(id)}; accelerate=${cookieOf(id.slice(1))}`,
	(id) => `; accelerate=; accelerate=${id}`,
	() => '',
]
