import { getConfig } from './config.server'

/**
 * The value of a cache that requests share, deeply frozen in development and tests, so that a change throws. Production skips it:
 * it costs 6 % of the first page of a large dossier.
 */
export function freezeShared<T>(value: T): T {
	return import.meta.env.DEV || getConfig().FREEZE_SHARED === 'on' ? freeze(value) : value
}

function freeze<T>(value: T): T {
	const waiting: unknown[] = [value]
	while (waiting.length > 0) {
		const next = waiting.pop()
		if (typeof next !== 'object' || next === null || Object.isFrozen(next)) continue
		Object.freeze(next)
		for (const member of Object.values(next)) waiting.push(member)
	}
	return value
}
