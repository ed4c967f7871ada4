import { z } from 'zod/v4'

/** In the place of what a schema refuses; only the schema itself tells why. */
export const refused = Symbol('refused')

type DirectReader<T> = (given: unknown) => T | typeof refused

const readers = new WeakMap<z.core.$ZodType, DirectReader<unknown>>()

/** Tells how a schema reads where nobody asks why it refuses: `read` gives what the schema would. */
export function setDirectReader<T extends z.core.$ZodType>(schema: T, read: DirectReader<unknown>): T {
	readers.set(schema, read)
	return schema
}

/**
 * Reads as a schema does, without the notes that zod takes of each member: a page's lists have thousands, and next to none
 * of them is refused. A schema that says nothing of it is asked as ever.
 */
export function getDirectReader<T extends z.core.$ZodType>(schema: T): DirectReader<z.output<T>> {
	const known = readers.get(schema) as DirectReader<z.output<T>> | undefined
	return known ?? ((given) => askSchema(schema, given))
}

function askSchema<T extends z.core.$ZodType>(schema: T, given: unknown): z.output<T> | typeof refused {
	const read = z.safeParse(schema, given)
	return read.success ? read.data : refused
}

/** As `safeParse`: only what is refused is read a second time, for the reasons. */
export function readBySchema<T extends z.core.$ZodType>(schema: T, given: unknown) {
	const found = (readers.get(schema)?.(given) ?? refused) as z.output<T> | typeof refused
	return found === refused ? z.safeParse(schema, given) : { success: true as const, data: found }
}

/** What is read by a function that refuses nothing. */
export function defineReader<T>(read: (given: unknown) => T) {
	return setDirectReader(z.transform(read), read)
}

/** The same, but what it finds nothing in is refused. */
export function defineRequired<T>(read: (given: unknown) => T | undefined, message: string) {
	const required = z.transform((given, context) => {
		const found = read(given)
		if (found !== undefined) return found
		context.issues.push({ code: 'custom', input: given, message })
		return z.NEVER
	})
	return setDirectReader(required, (given) => read(given) ?? refused)
}
