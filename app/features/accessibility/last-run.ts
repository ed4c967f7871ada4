import { z } from 'zod/v4'
import written from './last-run.json'

export type LastRun = z.output<typeof runSchema>

const countSchema = z.int().nonnegative()

const runSchema = z.strictObject({
	date: z.iso.date(),
	commit: z.string().regex(/^[0-9a-f]{7,40}$/),
	pages: countSchema,
	states: countSchema,
	cases: countSchema,
	tasks: countSchema,
	engines: z.array(z.string()),
	/** Screen reader, browser and speech, with their versions. */
	screenReader: z.array(z.string()),
	failures: countSchema,
})

/** Result of the last `npm run test:full access`, which writes this file. */
export const accessibilityRun = runSchema.parse(written)
