import { z } from 'zod/v4'
import type { ApiStore } from './store.server'

const allowedFailures = 5
const lockMs = 15 * 60_000

const lockRowSchema = z.object({ failures: z.number(), until: z.number() })

/** 0 when it is not locked. */
export function getLockedSeconds(store: ApiStore, name: string): number {
	const row = store.find('select failures, until from locks where name = ?', name)
	const left = row ? lockRowSchema.parse(row).until - store.now().getTime() : 0
	return Math.max(0, Math.ceil(left / 1000))
}

/** The fifth failure locks the name for 15 minutes and restarts the count. */
export function countFailure(store: ApiStore, name: string): void {
	store.together(() => {
		store.run(
			'insert into locks values (?, 1, 0) on conflict (name) do update set failures = failures + 1',
			name,
		)
		store.run(
			'update locks set failures = 0, until = ? where name = ? and failures >= ?',
			store.now().getTime() + lockMs,
			name,
			allowedFailures,
		)
	})
}

export function clearFailures(store: ApiStore, name: string): void {
	store.run('delete from locks where name = ?', name)
}
