import { z } from 'zod/v4'
import { createHostCookie } from './host-cookie.server'
import { createSealer } from '#app/config/seal.server'

/** Milliseconds. */
export const loginTargetLife = 3600_000
const mostLength = 1_024
const cookieSealer = createSealer('login target')
const addressSealer = createSealer('login target in an address')

const cookie = createHostCookie('login-target', loginTargetLife / 1000)

const targetSchema = z.object({ address: z.string(), owner: z.string().optional() })
type Target = z.output<typeof targetSchema>

const addressSchema = targetSchema.extend({ until: z.number() })
/** The address alone has no owner. */
const cookieSchema = z.union([z.string().transform((address): Target => ({ address })), targetSchema])

export interface LoginTarget {
	/** Path and query from the address of the login or the cookie; undefined when it is missing or not ours. */
	address: string | undefined
	/** Form owner of the client who wanted the page; undefined: whoever signs in. */
	owner: string | undefined
	/** True when the address of the login says it. */
	isToldByAddress: boolean
	/**
	 * Stores an address of this site without its tokens, and returns it sealed for the address of the login. One that is
	 * too long for a cookie is dropped.
	 */
	keep: (address: string, owner?: string) => string | undefined
	forget: () => void
}

interface LoginRequest {
	/** The sealed page in the address of the login. */
	told: string | null
	now: number
	secure: boolean
}

/**
 * The page that a guest opened before the sign-in page took its place. A sealed cookie holds it, because guests get no
 * session for it; so does the address of the login, which some programs hand to a browser without the cookie. `header`
 * is the Cookie header of the request.
 */
export async function openLoginTarget(header: string | null, { told, now, secure }: LoginRequest) {
	const sent = await cookie.read(header, secure)
	const held = cookieSchema.safeParse(cookieSealer.unseal(sent)).data
	const addressed = readAddress(told, now)
	const target = addressed ?? held
	const isHeld = held?.address === addressed?.address && held?.owner === addressed?.owner
	let kept: Target | null | undefined = isHeld ? undefined : addressed
	const loginTarget: LoginTarget = {
		address: target?.address,
		owner: target?.owner,
		isToldByAddress: addressed !== undefined,
		keep(address, owner) {
			if (!isOwn(address) || address.length > mostLength) return undefined
			kept = { address, owner }
			return addressSealer.seal({ ...kept, until: now + loginTargetLife })
		},
		forget() {
			kept = null
		},
	}
	return {
		loginTarget,
		lines: async () => {
			if (kept === undefined || (kept === null && sent === null)) return []
			const value = kept === null ? null : cookieSealer.seal(kept.owner ? kept : kept.address)
			return [await cookie.createLine(value, secure)]
		},
	}
}

function readAddress(told: string | null, now: number): Target | undefined {
	const read = addressSchema.safeParse(addressSealer.unseal(told)).data
	return read && read.until >= now ? { address: read.address, owner: read.owner } : undefined
}

/** False for what browsers read as another host. */
function isOwn(address: string) {
	return address.startsWith('/') && !['/', '\\'].includes(address.charAt(1))
}
