import { computeHash } from '#app/config/seal.server'
import { listAnswers } from './unsent.server'

export interface FileHash {
	name: string
	sha256: string
}

/** Covers all input and files, independent of the sender and the page. */
export function computeFingerprint(payload: Record<string, unknown>, files: readonly FileHash[] = []) {
	return computeHash(
		JSON.stringify([listAnswers(payload).sort(), files.map(({ name, sha256 }) => [name, sha256])]),
	)
}
