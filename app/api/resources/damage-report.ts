import type { z } from 'zod/v4'
import { flag, defineObject, text } from '#app/api/wire'

/** @see [197] */
export const damageReportSchema = defineObject({
	cause: text,
	state: text,
	dateReported: text,
	isClosed: flag,
})
export type DamageReport = z.output<typeof damageReportSchema>
