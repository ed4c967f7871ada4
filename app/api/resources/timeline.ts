import { z } from 'zod/v4'
import { flag, defineList, defineObject, requiredText } from '#app/api/wire'

/** @see [300] */
export const timelineStepsSchema = defineList(
	defineObject({ label: requiredText, completed: flag, active: flag }),
)

/** Absent when it is no list [500]. */
export const timelineSchema = z
	.unknown()
	.transform((value) => (Array.isArray(value) ? timelineStepsSchema.parse(value) : undefined))
export type TimelineSteps = z.output<typeof timelineSchema>
