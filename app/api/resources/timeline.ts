import { z } from 'zod/v4'
import { flag, listOf, record, requiredText } from '#app/api/wire'

/** @see [300] */
export const timelineSteps = listOf(record({ label: requiredText, completed: flag, active: flag }))

/** The steps of a product; absent when it is no list [500]. */
export const timeline = z
	.unknown()
	.transform((given) => (Array.isArray(given) ? timelineSteps.parse(given) : undefined))
export type TimelineSteps = z.output<typeof timeline>
