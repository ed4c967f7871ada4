import { randomBytes } from 'node:crypto'
import { listSignatures, sign, verify } from '#app/config/seal.server'
import { createHostCookie } from './host-cookie.server'

const cookie = createHostCookie('guest')
const browser = 'guest browser'
const ids = 'guest id'
/** Characters of an id and of its random part; short, because the cookie of a refused form holds it. */
const idLength = 32
const nonceLength = 11

export type GuestKey = Awaited<ReturnType<typeof openGuestKey>>

/**
 * Secret of a guest's browser, in a cookie until the browser closes: an id in an address owns nothing without it
 * (contract §10). `header` is the Cookie header of the request.
 */
export async function openGuestKey(header: string | null, secure: boolean) {
	const sent = await cookie.read(header, secure)
	const isSent = typeof sent === 'string' && /^[\w-]{22}$/.test(sent)
	const key = isSent ? sent : createKey()
	let line: string | undefined
	let adopted: string | undefined
	let isRenewed = false
	/** Signed with the current secret first, then with older ones. */
	const listIds = (nonce: string) =>
		listSignatures(ids, `${key}\n${nonce}`).map((signature) => (nonce + signature).slice(0, idLength))
	return {
		/** Name of this browser in form tokens; the key cannot be derived from it. */
		get name() {
			return sign(browser, key)
		},
		isName: (name: string) => verify(browser, key, name),
		/** False for a browser that keeps no cookies, and on its first page. */
		isSent,
		/** An id for an address, bound to this browser. */
		createId: () => listIds(randomBytes(8).toString('base64url'))[0] ?? '',
		/** Accepts an id for this request, because the posted form proves it. */
		adopt: (id: string) => void (adopted = id),
		owns: (id: string) => id === adopted || listIds(id.slice(0, nonceLength)).includes(id),
		async offer() {
			if (!isSent) line ??= await cookie.createLine(key, secure)
		},
		/** Ends the visit: the next person at this browser gets a key of their own. */
		async renew() {
			line = await cookie.createLine(createKey(), secure)
			isRenewed = true
		},
		get isRenewed() {
			return isRenewed
		},
		lines: () => (line === undefined ? [] : [line]),
	}
}

function createKey() {
	return randomBytes(16).toString('base64url')
}
