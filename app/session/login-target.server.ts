import { z } from 'zod/v4'
import { createHostCookie } from './host-cookie.server'
import { createSealer } from '#app/config/seal.server'

/** Milliseconds. */
export const loginTargetLife = 3600_000
const mostLength = 1_024
const { seal, unseal } = createSealer('login target')

const cookie = createHostCookie('login-target', loginTargetLife / 1000)

/** Older builds sealed the address alone. */
const targetSchema = z
	.union([
		z.string().transform((address) => ({ address })),
		z.object({ address: z.string(), owner: z.string() }),
	])
	.transform((target): { address: string; owner?: string } => target)

export interface LoginTarget {
	/** Path and query from the cookie; undefined when it is missing or not ours. */
	address: string | undefined
	/** Form owner of the client who wanted the page; undefined: whoever signs in. */
	owner: string | undefined
	/** Stores an address of this site without its tokens; one that is too long for a cookie is dropped. */
	keep: (address: string, owner?: string) => void
	forget: () => void
}

/**
 * The page that a guest opened before the sign-in page took its place. A sealed cookie holds it, because guests get no
 * session for it. `header` is the Cookie header of the request.
 */
export async function openLoginTarget(header: string | null, secure: boolean) {
	const sent = await cookie.read(header, secure)
	const target = targetSchema.safeParse(unseal(sent)).data
	let kept: z.input<typeof targetSchema> | null | undefined
	const loginTarget: LoginTarget = {
		address: target?.address,
		owner: target?.owner,
		keep(address, owner) {
			if (address.length <= mostLength) kept = owner ? { address, owner } : address
		},
		forget() {
			kept = null
		},
	}
	return {
		loginTarget,
		lines: async () => {
			if (kept === undefined || (kept === null && sent === null)) return []
			const value = kept === null ? null : seal(kept)
			return [await cookie.createLine(value, secure)]
		},
	}
}
