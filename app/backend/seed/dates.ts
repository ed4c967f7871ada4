import { z } from 'zod/v4'
import { wallClock } from '#app/lib/wall-clock'
import type { Item } from '#app/backend/jsonapi'

type RelativeDate = ReturnType<typeof day> | ReturnType<typeof moment>

const itemSchema = z.looseObject({ id: z.string() })
const dayMs = 24 * 60 * 60 * 1000

/** The calendar day in Amsterdam, some days after (or before) the day of seeding: `2026-03-31`. */
export function day(inDays: number) {
	return { inDays, as: 'day' } as const
}

/** An ISO date-time some days after (or before) the moment of seeding. */
export function moment(inDays: number) {
	return { inDays, as: 'moment' } as const
}

/** A seeded item with its relative dates, at any depth, turned into dates around `now`. */
export function dateItem(item: Item, now: Date): Item {
	const dated = JSON.stringify(item, (_name, value: unknown) =>
		isRelative(value) ? tellDate(value, now) : value,
	)
	return itemSchema.parse(JSON.parse(dated))
}

function isRelative(value: unknown): value is RelativeDate {
	return typeof value === 'object' && value !== null && 'inDays' in value
}

function tellDate({ inDays, as }: RelativeDate, now: Date): string {
	if (as === 'day') return wallClock(now).add(inDays, 'day').format('YYYY-MM-DD')
	return new Date(now.getTime() + inDays * dayMs).toISOString()
}
