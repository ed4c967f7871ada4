import type { z } from 'zod/v4'
import { getLogger } from '#app/config/log.server'
import type { Records } from './records.server'
import { StoreUnavailable } from './store.server'

const mostAttempts = 200

interface RecordRules<T> {
	/** Storage name, or its prefix for records with a key. */
	name: string
	/** Schema version, from 1. Increase it when `schema` cannot read older values. */
	version: number
	schema: z.ZodType<T>
	/** Readers that convert values of older versions. */
	older?: Record<number, z.ZodType<T>>
	/** Milliseconds after the last change; a function where the environment sets it. */
	life: number | (() => number)
}

/** `expires` is in ms since 1970. */
export interface FoundRecord<T> {
	value: T
	version: number
	expires: number
}

export type RecordKind<T> = ReturnType<typeof defineRecord<T>>

/** The keys of an owner's records of one kind. */
export function listRecordKeys(names: readonly string[], kind: string) {
	return names.flatMap((name) => (name.startsWith(`${kind}-`) ? [name.slice(kind.length + 1)] : []))
}

/** A kind of record. A value that cannot be unsealed or parsed counts as missing: it is logged, never thrown. */
export function defineRecord<T>(rules: RecordRules<T>) {
	const { name, version } = rules
	const getLife = () => (typeof rules.life === 'number' ? rules.life : rules.life())
	return {
		name,
		get life() {
			return getLife()
		},
		/** `key` is needed when an owner has several. Names are readable in a dump, so they must be opaque. */
		of(records: Records, key?: string) {
			const fullName = key === undefined ? name : `${name}-${key}`
			const end = () => records.now() + getLife()
			const load = async () => {
				const stored = await records.read(fullName)
				return { stored, found: stored && parseRecord(rules, stored) }
			}
			const write = (value: T, expected: number, expires: number) =>
				records.write(fullName, { value, expected, expires, schemaVersion: version })
			const change = (make: Change<T>, initial?: T, expires?: number) =>
				changeRecord({ name, load, write }, { make, initial, expires })
			return {
				find: async (): Promise<FoundRecord<T> | undefined> => (await load()).found,
				read: async (): Promise<T | undefined> => (await load()).found?.value,
				/** Returns `unknown` for a stored value that cannot be unsealed or parsed. */
				async readOr<const U>(unknown: U): Promise<T | U | undefined> {
					const { stored, found } = await load()
					return found ? found.value : stored && unknown
				},
				/** Writes only if the stored version is `expected` (0: no record); returns false otherwise. */
				write,
				/** Undefined when there is no record or `make` returns undefined. The expiry is kept without `expires`. */
				update: (make: Change<T>, expires?: number) => change(make, undefined, expires),
				/** Changes the record or `initial`, and renews its life. */
				upsert: (initial: T, make: Change<T>) => change(make, initial, end()),
				put: (value: T, expires = end()) => change(() => value, value, expires),
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

/** Repeats the change when another writer was faster. */
async function changeRecord<T>(
	{ name, load, write }: RecordAccess<T>,
	{ make, initial, expires }: { make: Change<T>; initial?: T; expires?: number },
): Promise<T | undefined> {
	for (let attempt = 0; attempt < mostAttempts; attempt++) {
		const { stored, found: record } = await load()
		const before = record ? record.value : initial
		const after = before === undefined ? undefined : make(before)
		if (after === undefined) return undefined
		if (await write(after, stored?.version ?? 0, expires ?? stored?.expires ?? 0)) return after
		// The owner was destroyed.
		if (!stored && !(await load()).stored) return undefined
	}
	throw new StoreUnavailable(`record ${name} is written too often at once`)
}
