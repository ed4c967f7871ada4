import { z } from 'zod/v4'
import { toWallClock } from '#app/lib/wall-clock'
import type { StoredItem } from '#app/backend/jsonapi'

type RelativeDate = ReturnType<typeof dayFromNow> | ReturnType<typeof momentFromNow>

const itemSchema = z.looseObject({ id: z.string() })
const dayMs = 24 * 60 * 60 * 1000

/** Calendar day in Amsterdam, relative to the day of seeding: `2026-03-31`. */
export function dayFromNow(inDays: number) {
	return { inDays, as: 'day' } as const
}

/** ISO date-time, relative to the moment of seeding. */
export function momentFromNow(inDays: number) {
	return { inDays, as: 'moment' } as const
}

/** Replaces relative dates, at any depth, by dates around `now`. */
export function resolveDates(item: StoredItem, now: Date): StoredItem {
	const dated = JSON.stringify(item, (_name, value: unknown) =>
		isRelative(value) ? formatSeedDate(value, now) : value,
	)
	return itemSchema.parse(JSON.parse(dated))
}

function isRelative(value: unknown): value is RelativeDate {
	return typeof value === 'object' && value !== null && 'inDays' in value
}

function formatSeedDate({ inDays, as }: RelativeDate, now: Date): string {
	if (as === 'day') return toWallClock(now).add(inDays, 'day').format('YYYY-MM-DD')
	return new Date(now.getTime() + inDays * dayMs).toISOString()
}
