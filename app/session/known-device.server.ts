import { randomUUID } from 'node:crypto'
import { z } from 'zod/v4'
import { once } from '#app/lib/once'
import { createHostCookie } from './host-cookie.server'
import { createSealer, listSignatures, sign } from '#app/config/seal.server'

/** Milliseconds since a sign-in for which a browser counts as known to its account. */
export const deviceLife = 90 * 24 * 3600_000
/** An account has two: its login name, and what the API calls its consumer. */
const mostAccounts = 10
const { seal, unseal } = createSealer('known device')

const cookie = createHostCookie('device', deviceLife / 1000)

const storedSchema = z.object({
	/** Names the counts of this browser. */
	id: z.string(),
	/** Who signed in on it, as a name that says nothing, and when: milliseconds since 1970; the latest first. */
	accounts: z.array(z.tuple([z.string(), z.number()])),
})
type StoredDevice = z.infer<typeof storedSchema>

export type KnownDevice = ReturnType<typeof openDevice>

/**
 * What a browser was told when somebody signed in on it, sealed: only this server can make or read it. It outlives the
 * session and gives no rights; it keeps a way in for those accounts alone while strangers guess at them. Opened when it
 * is asked for, which most requests don't.
 */
export function openDevice(header: string | null, secure: boolean, now = Date.now) {
	const load = once(async () => readKnown(await cookie.read(header, secure), now()))
	let changed: StoredDevice | undefined
	return {
		/** The name of this browser; undefined where this account did not sign in on it of late. */
		async idFor(account: string): Promise<string | undefined> {
			const { id, accounts } = await load()
			const marks = marksOf(account)
			return accounts.some(([mark]) => marks.includes(mark)) ? id : undefined
		},
		/** These accounts signed in completely. */
		async remember(...names: string[]) {
			const { id, accounts } = changed ?? (await load())
			const known = names.flatMap(marksOf)
			const others = accounts.filter(([mark]) => !known.includes(mark))
			const latest = names.map((name): [string, number] => [markOf(name), now()])
			changed = { id, accounts: [...latest, ...others].slice(0, mostAccounts) }
		},
		/** The Set-Cookie line, if anything changed. */
		lines: async () => (changed ? [await cookie.createLine(seal(changed), secure)] : []),
	}
}

function readKnown(text: unknown, now: number): StoredDevice {
	const { data } = storedSchema.safeParse(unseal(text))
	if (!data) return { id: randomUUID(), accounts: [] }
	return { ...data, accounts: data.accounts.filter(([, at]) => at + deviceLife > now) }
}

const markOf = (account: string) => sign('known account', account)
/** A mark from before the secret changed counts on. */
const marksOf = (account: string) => listSignatures('known account', account)
