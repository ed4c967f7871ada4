import { date } from '#app/api/dates'
import { text, flag } from '#app/api/leaves'
import { defineObject } from '#app/api/wire'
import type { Output } from '#app/api/reader'

/** @see [197] */
export const damageReportSchema = defineObject({
	cause: text,
	state: text,
	dateReported: date,
	isClosed: flag,
})
export type DamageReport = Output<typeof damageReportSchema>
