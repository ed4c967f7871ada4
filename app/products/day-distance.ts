import type { Dayjs } from 'dayjs'
import type { Say } from '#app/i18n/say.server'
import { formatUntil } from '#app/lib/format-until'

/** "vandaag", "over 6 dagen"; undefined for the past, and for a day that is farther than two months. */
export function describeDistance(day: Dayjs, now: Dayjs, say: Say) {
	return day.isAfter(now.add(2, 'month')) ? undefined : formatUntil(day, now, say.language)
}
