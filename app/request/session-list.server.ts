import { setImmediate } from 'node:timers/promises'
import { logSecurityEvent } from '#app/config/security-log.server'
import type { Uses } from './context.server'
import { getSessionStore } from '#app/session/current-store.server'
import { storeEndCause } from '#app/session/ended-session.server'
import { listSignIns, removeSignIn, type Device } from '#app/session/sign-ins.server'

export interface ActiveSession extends Device {
	/** Opaque id for forms. */
	key: string
	isCurrent: boolean
	since: number
	lastSeen: number
	/** Tokens in an address opened it. */
	byLink?: boolean
}

/** The current session first, then the latest used. */
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

/** Ignores keys of other consumers. */
export async function endSession(ctx: Ending, key: string) {
	const mine = await listSessions(ctx)
	if (mine.some((open) => open.key === key)) await endListed(ctx, key)
}

type Ending = Uses<'consumer' | 'facts' | 'session'>

async function endListed({ consumer, facts: { requestId } }: Ending, key: string) {
	if (!consumer) return
	await getSessionStore().destroy(key)
	await storeEndCause(getSessionStore(), key, 'elsewhere')
	await removeSignIn(getSessionStore(), consumer, key)
	logSecurityEvent('tokensRevoked', { requestId, consumer, detail: 'endedByUser' })
}

/** Yields to the event loop after each: a client may have a hundred devices. */
export async function endOtherSessions(ctx: Ending) {
	const others = (await listSessions(ctx)).filter(({ isCurrent }) => !isCurrent)
	for (const { key } of others) {
		await endListed(ctx, key)
		await setImmediate()
	}
}

/** Includes the current session. */
export async function endAllSessions(ctx: Uses<'consumer' | 'endings' | 'facts' | 'session'>) {
	await endOtherSessions(ctx)
	await ctx.endings.endSession('everywhere')
}
