import { z } from 'zod/v4'
import { createTable } from '#app/lib/look-up'

type Members = Record<string, unknown>

/** An object with arbitrary names, without a prototype (contract §8), as `z.record` cannot: it loses `__proto__`. */
export function defineMap<T extends z.ZodType>(element: T) {
	return z.custom<Members>(isMembers).transform((source, context): Record<string, z.output<T>> => {
		const read = Object.entries(source).map(([name, value]) => [name, element.safeParse(value)] as const)
		const kept = read.flatMap(([name, { success, data }]) => (success ? [[name, data] as const] : []))
		if (kept.length === read.length) return createTable(kept)
		context.issues.push({ code: 'custom', input: source, message: 'has a broken member' })
		return z.NEVER
	})
}

function isMembers(value: unknown) {
	return typeof value === 'object' && value !== null && !Array.isArray(value)
}
