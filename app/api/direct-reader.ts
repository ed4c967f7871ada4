import { z } from 'zod/v4'

/** Result of a refused value; only the schema can explain why. */
export const refused = Symbol('refused')

type DirectReader<T> = (value: unknown) => T | typeof refused

const readers = new WeakMap<z.core.$ZodType, DirectReader<unknown>>()

/** Sets a fast reader for a schema. It must return what the schema returns. */
export function setDirectReader<T extends z.core.$ZodType>(schema: T, read: DirectReader<unknown>): T {
	readers.set(schema, read)
	return schema
}

/**
 * Fast reader of a schema: zod's bookkeeping per member is too slow for lists of thousands. Schemas without one are
 * used as they are.
 */
export function getDirectReader<T extends z.core.$ZodType>(schema: T): DirectReader<z.output<T>> {
	const known = readers.get(schema) as DirectReader<z.output<T>> | undefined
	return known ?? ((value) => readWithZod(schema, value))
}

function readWithZod<T extends z.core.$ZodType>(schema: T, value: unknown): z.output<T> | typeof refused {
	const read = z.safeParse(schema, value)
	return read.success ? read.data : refused
}

/** As `safeParse`: a refused value is read again by the schema, for the reasons. */
export function readBySchema<T extends z.core.$ZodType>(schema: T, value: unknown) {
	const result = (readers.get(schema)?.(value) ?? refused) as z.output<T> | typeof refused
	return result === refused ? z.safeParse(schema, value) : { success: true as const, data: result }
}

/** A reader that accepts any value. */
export function defineReader<T>(read: (value: unknown) => T) {
	return setDirectReader(z.transform(read), read)
}

/** A reader that refuses a value for which it returns undefined. */
export function defineRequired<T>(read: (value: unknown) => T | undefined, message: string) {
	const required = z.transform((source, context) => {
		const result = read(source)
		if (result !== undefined) return result
		context.issues.push({ code: 'custom', input: source, message })
		return z.NEVER
	})
	return setDirectReader(required, (raw) => read(raw) ?? refused)
}
