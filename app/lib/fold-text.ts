import { normaliseText } from './normalise-text'
import { cleanTyped } from './clean-text'

/** Lower case without accents, for searches. */
export function foldText(text: string): string {
	return normaliseText(cleanTyped(text), 'NFD').replace(/\p{M}/gu, '').toLowerCase()
}
