import { z } from 'zod/v4'
import written from './last-run.json'

export type LastRun = z.output<typeof run>

const count = z.int().nonnegative()

const run = z.strictObject({
	date: z.iso.date(),
	commit: z.string().regex(/^[0-9a-f]{7,40}$/),
	pages: count,
	states: count,
	/** None: there was no full run yet. */
	cases: count,
	failures: count,
})

/** What the last run of `npm run test:access` came to; who runs it writes it down. */
export const lastRun = run.parse(written)
