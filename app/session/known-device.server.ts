import { randomUUID } from 'node:crypto'
import { z } from 'zod/v4'
import { once } from '#app/lib/once'
import { createHostCookie } from './host-cookie.server'
import { createSealer, listSignatures, sign } from '#app/config/seal.server'

/** Milliseconds after a sign-in. */
export const deviceLife = 90 * 24 * 3600_000
/** Each account has three entries: its login name, its consumer id and the owner of its forms. */
const mostAccounts = 15
const { seal, unseal } = createSealer('known device')

const cookie = createHostCookie('device', deviceLife / 1000)

const storedSchema = z.object({
	/** Key of this browser's attempt counts. */
	id: z.string(),
	/** Opaque account names and sign-in times (ms since 1970), latest first. */
	accounts: z.array(z.tuple([z.string(), z.number()])),
})
type StoredDevice = z.infer<typeof storedSchema>

export type KnownDevice = ReturnType<typeof openDevice>

/**
 * A sealed cookie that remembers which accounts signed in with this browser. It outlives the session and grants
 * nothing: it only gives those accounts attempts of their own while strangers guess. Read on demand.
 */
export function openDevice(header: string | null, secure: boolean, now = Date.now) {
	const load = once(async () => readKnown(await cookie.read(header, secure), now()))
	let changed: StoredDevice | undefined
	return {
		/** Id of this browser, also before it is remembered. */
		getId: async () => (changed ?? (await load())).id,
		/** Undefined unless this account signed in with this browser recently. */
		async idFor(account: string): Promise<string | undefined> {
			const { id, accounts } = await load()
			const marks = marksOf(account)
			return accounts.some(([mark]) => marks.includes(mark)) ? id : undefined
		},
		async remember(...names: string[]) {
			const { id, accounts } = changed ?? (await load())
			const known = names.flatMap(marksOf)
			const others = accounts.filter(([mark]) => !known.includes(mark))
			const latest = names.map((name): [string, number] => [markOf(name), now()])
			changed = { id, accounts: [...latest, ...others].slice(0, mostAccounts) }
		},
		lines: async () => (changed ? [await cookie.createLine(seal(changed), secure)] : []),
	}
}

function readKnown(text: unknown, now: number): StoredDevice {
	const { data } = storedSchema.safeParse(unseal(text))
	if (!data) return { id: randomUUID(), accounts: [] }
	return { ...data, accounts: data.accounts.filter(([, at]) => at + deviceLife > now) }
}

const markOf = (account: string) => sign('known account', account)
/** Includes names made with older secrets. */
const marksOf = (account: string) => listSignatures('known account', account)
