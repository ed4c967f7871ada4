import { ErrorReply } from '@redis/client'
import { getLogger } from '#app/config/log.server'
import type { RawClient } from './redis-clients.server'

const key = 'portal:{check}:trial'

/**
 * Commands that the portal sends or its scripts run, each with harmless arguments on one key. The user of REDIS_URL needs
 * all of them on `portal:*` (.github/RUNBOOK.md).
 */
export const demandedCommands = {
	eval: ['return 1', '1', key],
	time: [],
	exists: [key],
	set: [key, '0', 'PX', '1000'],
	get: [key],
	incrby: [key, '0'],
	pttl: [key],
	expire: [key, '1'],
	pexpiretime: [key],
	pexpireat: [key, '1'],
	hset: [key, 'trial', '0'],
	hget: [key, 'trial'],
	hkeys: [key],
	hdel: [key, 'trial'],
	del: [key],
	ping: [],
}

/** Sent by the connection itself. A cluster also needs `cluster|slots`, a database in the address `select`. */
export const connectionCommands = ['hello', 'auth', 'ping']

/** Names the commands that the user may not send, or `keys portal:*`. */
export async function listForbidden(send: RawClient['send']) {
	const forbidden: string[] = []
	for (const [name, args] of Object.entries(demandedCommands)) {
		const refusal = await send(key, [name, ...args]).catch((error: unknown) => error)
		if (!(refusal instanceof ErrorReply) || !/^-?NOPERM\b/.test(refusal.message)) continue
		if (/\bkeys?\b/i.test(refusal.message)) return ['keys portal:*']
		forbidden.push(name.toUpperCase())
	}
	return forbidden
}

/** Logs in one sentence what the ACL of Redis forbids. */
export async function reportForbidden(send: RawClient['send']) {
	const forbidden = await listForbidden(send)
	if (forbidden.length > 0) getLogger().error(`the ACL of Redis forbids the portal ${forbidden.join(', ')}`)
}
