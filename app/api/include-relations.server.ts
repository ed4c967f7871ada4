import { getConfig } from '#app/config/config.server'
import type { Reader } from './reader'
import { addInclude } from './relations'

/** The path of a read. `API_INCLUDE=on`: for an API that sends relations only when asked (contract §9). */
export function includeRelations(path: string, schema: Reader<unknown>): string {
	return getConfig().API_INCLUDE === 'on' ? addInclude(path, schema) : path
}
