import { createHostCookie } from './host-cookie.server'
import { createSealer } from '#app/config/seal.server'

/** Milliseconds that the address waits for its visitor. */
export const loginTargetLife = 3600_000
const mostLength = 1_024
const { seal, unseal } = createSealer('login target')

const cookie = createHostCookie('login-target', loginTargetLife / 1000)

/**
 * Where a guest wanted to go when the login took the page's place: it waits in a sealed cookie, since a guest has no
 * session and gets none for it. `header` is the Cookie header of the request.
 */
export async function openLoginTarget(header: string | null, secure: boolean) {
	const sent = await cookie.read(header, secure)
	const address = unseal(sent)
	let kept: string | null | undefined
	return {
		loginTarget: {
			/** The path and query that the browser holds; undefined for none of ours. */
			address: typeof address === 'string' ? address : undefined,
			/** Keeps an address of this site without tokens; one that is very long is not worth a cookie of its size. */
			keep(address: string) {
				if (address.length <= mostLength) kept = address
			},
			forget() {
				kept = null
			},
		},
		lines: async () => {
			if (kept === undefined || (kept === null && sent === null)) return []
			const value = kept === null ? null : seal(kept)
			return [await cookie.createLine(value, secure)]
		},
	}
}
