import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod/v4'
import { getSessionStore } from './current-store.server'
import { defineRecord } from './define-record.server'
import { openNamedRecords } from './records.server'
import type { Session } from './session.server'

/** Milliseconds; longer than a sign-in with all its calls, so that it ends by itself only when the process died. */
const leaseLife = 30_000
const pause = 50

const signedInRecord = defineRecord({
	name: 'signed-in',
	version: 1,
	schema: z.object({ session: z.string(), print: z.string().optional() }),
	life: 60_000,
})

/**
 * Runs a sign-in, or a change that renews the session, once for equal attempts that arrive together (a form that was sent twice); the others take its session
 * and get undefined. `attempt` holds all that was typed, so only who knows it shares the session.
 * `print`: of attempts with one name only the last counts as done, where it has the same print.
 */
export async function signInOnce<T>(
	session: Session,
	attempt: string[],
	signIn: () => Promise<T>,
	print?: string,
) {
	const records = openNamedRecords(getSessionStore(), 'sign-in', JSON.stringify(attempt))
	const signedIn = signedInRecord.of(records)
	const joins = async () => {
		const earlier = await signedIn.read()
		return earlier !== undefined && earlier.print === print && (await session.join(earlier.session))
	}
	const holder = randomUUID()
	while (!(await records.lease(holder, leaseLife))) await wait(pause)
	try {
		if (await joins()) return undefined
		if (print !== undefined) await signedIn.remove()
		const outcome = await signIn()
		const id = await session.commit()
		if (id) await signedIn.put({ session: id, print })
		return outcome
	} finally {
		await records.release(holder)
	}
}
