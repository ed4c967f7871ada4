import type { z } from 'zod/v4'
import { flag, defineObject, makeOptional, text } from '#app/api/wire'

/** @see [197] */
export const damageReportSchema = defineObject({
	cause: text,
	state: text,
	dateReported: text,
	/** Absent when unknown. */
	isClosed: makeOptional(flag),
})
export type DamageReport = z.output<typeof damageReportSchema>
