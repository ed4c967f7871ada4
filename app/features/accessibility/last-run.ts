import { z } from 'zod/v4'
import written from './last-run.json'

export type LastRun = z.output<typeof runSchema>

const countSchema = z.int().nonnegative()

const runSchema = z.strictObject({
	date: z.iso.date(),
	commit: z.string().regex(/^[0-9a-f]{7,40}$/),
	pages: countSchema,
	states: countSchema,
	/** None: there was no full run yet. */
	cases: countSchema,
	failures: countSchema,
})

/** What the last run of `npm run test:full access` came to; who runs it writes it down. */
export const accessibilityRun = runSchema.parse(written)
