import dayjs from 'dayjs'
import fc from 'fast-check'
import { findCalendarDay } from '#app/lib/wall-clock'

/** Existing days from the year 1000 to 2999. */
export const calendarDays = fc
	.tuple(
		fc.integer({ min: 1000, max: 2999 }),
		fc.integer({ min: 1, max: 12 }),
		fc.integer({ min: 1, max: 31 }),
	)
	.map((parts) => findCalendarDay(...parts))
	.filter((time) => time !== undefined)
	.map((time) => dayjs.utc(time))
