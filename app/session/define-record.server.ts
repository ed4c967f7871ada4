import type { z } from 'zod/v4'
import { getLogger } from '#app/config/log.server'
import type { Records } from './records.server'
import { StoreUnavailable } from './store.server'

const mostAttempts = 200

interface RecordRules<T> {
	/** What it is stored under; for several of a kind the beginning of it. */
	name: string
	/** Of its shape, from 1; it grows when `schema` no longer reads what was stored before. */
	version: number
	schema: z.ZodType<T>
	/** What reads values of older versions, and makes them of this one. */
	older?: Record<number, z.ZodType<T>>
	/** Milliseconds from its last change. */
	life: number
}

/** What is stored, and which write of it this is; `expires` in milliseconds since 1970. */
export interface FoundRecord<T> {
	value: T
	version: number
	expires: number
}

export type RecordKind<T> = ReturnType<typeof defineRecord<T>>

/** A kind of record. What nobody can read, an unknown shape or another's seal, counts as not there: it is logged, never thrown. */
export function defineRecord<T>(rules: RecordRules<T>) {
	const { name, version, life } = rules
	return {
		name,
		/** The record of one owner; `key` where an owner has several. Names are readable in a dump: it must tell nothing. */
		of(records: Records, key?: string) {
			const fullName = key === undefined ? name : `${name}-${key}`
			const load = async () => {
				const stored = await records.read(fullName)
				return { stored, found: stored && parseRecord(rules, stored) }
			}
			const write = (value: T, expected: number, expires: number) =>
				records.write(fullName, value, expected, expires, version)
			const change = (make: Change<T>, initial?: T, expires?: number) =>
				changeRecord({ name, load, write }, { make, initial, expires })
			return {
				find: async (): Promise<FoundRecord<T> | undefined> => (await load()).found,
				read: async (): Promise<T | undefined> => (await load()).found?.value,
				/** Writes on the version `expected` (0: no record yet) alone; false when it is another by now. */
				write,
				/** Changes what is there; undefined when nothing was written: there is none, or `make` says no. Its end stays without `expires`. */
				update: (make: Change<T>, expires?: number) => change(make, undefined, expires),
				/** Changes what is there, or else `initial`, and lets it live on. */
				upsert: (initial: T, make: Change<T>) => change(make, initial, records.now() + life),
				/** Takes the place of what is there. */
				put: (value: T) => change(() => value, value, records.now() + life),
				remove: () => records.remove(fullName),
			}
		},
	}
}

type Change<T> = (value: T) => T | undefined
type Stored = NonNullable<Awaited<ReturnType<Records['read']>>>

function parseRecord<T>(
	{ name, version, schema, older }: RecordRules<T>,
	stored: Stored,
): FoundRecord<T> | undefined {
	const { value, schemaVersion } = stored
	const reader = schemaVersion === version ? schema : older?.[schemaVersion]
	const read = reader?.safeParse(value)
	if (read?.success) return { value: read.data, version: stored.version, expires: stored.expires }
	getLogger().warn(
		{ record: name, schemaVersion },
		'a stored record that nobody can read counts as not there',
	)
	return undefined
}

interface RecordAccess<T> {
	name: string
	load: () => Promise<{ stored: Stored | undefined; found: FoundRecord<T> | undefined }>
	write: (value: T, expected: number, expires: number) => Promise<boolean>
}

/** Where another writer was faster, the change is made again on what that one wrote. */
async function changeRecord<T>(
	{ name, load, write }: RecordAccess<T>,
	{ make, initial, expires }: { make: Change<T>; initial?: T; expires?: number },
): Promise<T | undefined> {
	for (let attempt = 0; attempt < mostAttempts; attempt++) {
		const { stored, found } = await load()
		const before = found ? found.value : initial
		const after = before === undefined ? undefined : make(before)
		if (after === undefined) return undefined
		if (await write(after, stored?.version ?? 0, expires ?? stored?.expires ?? 0)) return after
		// Its owner was destroyed.
		if (!stored && !(await load()).stored) return undefined
	}
	throw new StoreUnavailable(`record ${name} is written too often at once`)
}
