import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { checkSync } from 'recheck'
import manifest from 'recheck/package.json' with { type: 'json' }
import type { Pattern } from './patterns'

type Rule = Pick<Pattern, 'flags' | 'source'>

// The build in JavaScript gives the same verdict on every machine.
process.env.RECHECK_SYNC_BACKEND = 'pure'

/** Limits in steps only: with limits in time, a busy machine would change the verdict. */
const limits = { timeout: null, attackTimeout: null, incubationTimeout: null }

/** Undefined for a pattern whose steps are in proportion to its text, else what they are. */
export async function findDanger({ source, flags }: Rule): Promise<string | undefined> {
	// Vitest loses a worker that is silent for long.
	await setImmediate()
	const verdict = checkSync(source, flags, limits)
	if (verdict.status === 'safe') return undefined
	return verdict.status === 'vulnerable' ? verdict.complexity.summary : `unknown: ${verdict.error.kind}`
}

/** Key of a verdict; a new version of recheck judges all patterns again. */
export function hashPattern({ source, flags }: Rule): string {
	const text = [manifest.version, flags, source].join('\n')
	return createHash('sha256').update(text).digest('base64url').slice(0, 16)
}
