import { ClientOfflineError, ErrorReply } from '@redis/client'
import { getLogger } from '#app/config/log.server'
import { BreakerOpen } from '#app/lib/breaker'
import { createMinuteGate } from '#app/lib/once'
import { StoreUnavailable } from './store.server'

/** Answers of a Redis that is full, read-only, loading, failing over, or refuses the login or a command. */
const refusals =
	/^-?(OOM|READONLY|MISCONF|LOADING|NOAUTH|WRONGPASS|NOPERM|BUSY|MASTERDOWN|CLUSTERDOWN|NOREPLICAS|TRYAGAIN|UNBLOCKED|ERR ACL failure|ERR The user executing the script can't run)\b/

/** Every error except a programming error means that Redis is unavailable. */
export function describeRedisFault(error: unknown) {
	const isOurs = error instanceof TypeError || (error instanceof ErrorReply && !refusals.test(error.message))
	if (isOurs || error instanceof StoreUnavailable) return error
	const reason = error instanceof Error ? error.message : String(error)
	return new StoreUnavailable(`Redis can't be used: ${reason}`, { cause: error })
}

const isDue = createMinuteGate()

/** Logs each reason once a minute. */
export function logRedisFault(error: unknown) {
	const reason = findRedisReason(error)
	if (reason !== undefined && isDue(reason)) getLogger().warn({ reason }, 'redis fails')
}

/** A code of the system or of TLS, or the first word of Redis' refusal. Never the message: it may hold a name. */
export function findRedisReason(error: unknown): string | undefined {
	if (!(error instanceof Error)) return 'unknown'
	// They follow from a fault that was logged.
	if (error instanceof BreakerOpen || error instanceof ClientOfflineError) return undefined
	if (error instanceof ErrorReply) return /^-?([A-Z]+)\b/.exec(error.message)?.[1] ?? error.name
	if (error instanceof AggregateError && error.errors.length > 0) return findRedisReason(error.errors[0])
	if ('code' in error && typeof error.code === 'string') return error.code
	if (error.cause instanceof Error) return findRedisReason(error.cause)
	// Errors of the client have the name of their base class.
	return error.name === 'Error' ? error.constructor.name : error.name
}
