import { logSecurityEvent } from '#app/config/security-log.server'
import type { Uses } from './context.server'
import { getSessionStore } from '#app/session/current-store.server'
import { storeEndCause } from '#app/session/ended-session.server'
import { listSignIns, removeSignIn, type Device } from '#app/session/sign-ins.server'

/** A sign-in of this consumer that has not ended. */
export interface ActiveSession extends Device {
	/** Names it in a form; says nothing by itself. */
	key: string
	isCurrent: boolean
	/** Milliseconds since 1970. */
	since: number
	lastSeen: number
}

/** The open sign-ins of who is signed in, this one first, then the latest used. */
export async function listSessions({
	session,
	consumer,
}: Uses<'consumer' | 'session'>): Promise<ActiveSession[]> {
	if (!consumer) return []
	const open = await listSignIns(getSessionStore(), consumer)
	return open
		.map(({ owner, ...facts }) => ({ key: owner, isCurrent: owner === session.owner, ...facts }))
		.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.lastSeen - a.lastSeen)
}

/** Ends one of this consumer's sign-ins, on every node; the key of anybody else's does nothing. */
export async function endSession(ctx: Uses<'consumer' | 'requestId' | 'session'>, key: string) {
	const mine = await listSessions(ctx)
	if (!ctx.consumer || !mine.some((open) => open.key === key)) return
	await getSessionStore().destroy(key)
	await storeEndCause(getSessionStore(), key, 'elsewhere')
	await removeSignIn(getSessionStore(), ctx.consumer, key)
	const { requestId, consumer } = ctx
	logSecurityEvent('tokensRevoked', { requestId, consumer, detail: 'endedByUser' })
}

/** Ends all sign-ins of this consumer, this one too. */
export async function endAllSessions(ctx: Uses<'consumer' | 'endSession' | 'requestId' | 'session'>) {
	for (const { key, isCurrent } of await listSessions(ctx)) if (!isCurrent) await endSession(ctx, key)
	await ctx.endSession('everywhere')
}
