import { cleanTyped } from './clean-text'

/** Lower case without accents, for searches. */
export function foldText(text: string): string {
	return cleanTyped(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
