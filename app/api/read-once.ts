import { addLoss, refused, repeatLosses, type EarlierRead, type Notes } from './reader'

/** Most characters that the links of a document repeat: four times the longest answer of most calls. */
const mostRepeated = 20_000_000
/** Characters that a member or element counts beside its text. */
const memberSize = 10

/** Adds a member or element to the size of what was read. */
export function countSize({ repeats }: Notes, value: unknown) {
	repeats.size += memberSize + (typeof value === 'string' ? value.length : 0)
}

/**
 * Returns the earlier result when this reader has read the object before: every resource of a document may link it. Refuses
 * a link beyond the bound, because pages and archives write the object for each link.
 */
export function readOnce<T>(
	reader: object,
	source: object,
	notes: Notes,
	read: () => T | typeof refused,
): T | typeof refused {
	const { losses, repeats } = notes
	const known = repeats.earlier.get(reader) ?? new Map<object, EarlierRead>()
	repeats.earlier.set(reader, known)
	const earlier = known.get(source)
	if (earlier) return repeatRead(earlier, source, notes) as T | typeof refused
	const before = { losses: losses.length, size: repeats.size }
	const value = read()
	const own = losses.slice(before.losses).map((loss) => ({ ...loss }))
	known.set(source, { value, losses: own, size: repeats.size - before.size })
	return value
}

function repeatRead({ value, losses, size }: EarlierRead, source: object, notes: Notes) {
	notes.repeats.size += size
	notes.repeats.repeated += size
	if (notes.repeats.repeated <= mostRepeated) {
		repeatLosses(notes, losses)
		return value
	}
	addLoss(notes, { kind: 'refused', expected: 'object', value: source })
	return refused
}
