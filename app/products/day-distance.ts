import type { Dayjs } from 'dayjs'
import type { Say } from '#app/i18n/say.server'

/** Days that are still counted; a later day is told by its date alone. */
const farthest = 60

/** "vandaag", "morgen", "over 6 dagen"; undefined for the past and for far days. */
export function describeDistance(day: Dayjs, now: Dayjs, say: Say) {
	const days = day.startOf('day').diff(now.startOf('day'), 'day')
	if (days < 0 || days > farthest) return undefined
	if (days === 0) return say('appointments.away.today')
	return days === 1 ? say('appointments.away.tomorrow') : say('appointments.away.days', { days })
}
