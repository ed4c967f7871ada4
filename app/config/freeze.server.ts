import { getConfig } from './config.server'

/**
 * The value of a cache that requests share, deeply frozen in development and tests, so that a change throws. Production skips it:
 * it costs 6 % of the first page of a large dossier.
 */
export function freezeShared<T>(value: T): T {
	return import.meta.env.DEV || getConfig().FREEZE_SHARED === 'on' ? freeze(value) : value
}

function freeze<T>(value: T): T {
	if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
		Object.freeze(value)
		for (const member of Object.values(value)) freeze(member)
	}
	return value
}
