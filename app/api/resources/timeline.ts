import { requiredText, flag } from '#app/api/leaves'
import { defineObject, defineList } from '#app/api/wire'
import { createReader, type Output } from '#app/api/reader'
import { isUnread } from '#app/lib/unread'

/** @see [300] */
export const timelineStepsSchema = defineList(
	defineObject({ label: requiredText, completed: flag, active: flag }),
)

/** Absent when it is no list [500]. */
export const timelineSchema = createReader({ is: 'value', expected: 'list' }, (value, notes) =>
	Array.isArray(value) || isUnread(value) ? timelineStepsSchema.read(value, notes) : undefined,
)
export type TimelineSteps = Output<typeof timelineSchema>
