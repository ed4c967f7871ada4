import { requiredText, flag } from '#app/api/leaves'
import { defineObject, defineList } from '#app/api/wire'
import { createReader, type Notes, type Output } from '#app/api/reader'
import { isPlainObject } from '#app/api/plain-object'

const steps = defineList(defineObject({ label: requiredText, completed: flag, active: flag }))

/** PHP writes an empty list as `{}`. */
function readSteps(value: unknown, notes: Notes) {
	const isEmpty = isPlainObject(value) && Object.keys(value).length === 0
	return steps.read(isEmpty ? undefined : value, notes)
}

/** @see [300] */
export const timelineStepsSchema = createReader(steps.kind, readSteps)

/** Steps in any shape: what is no list has none that could be read [500] [A252]. */
export const timelineSchema = createReader({ is: 'value', expected: 'list' }, readSteps)
export type TimelineSteps = Output<typeof timelineSchema>
