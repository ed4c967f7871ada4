import type { Reader } from './reader'

const relations = new WeakSet<Reader<unknown>>()
const known = new WeakMap<Reader<unknown>, readonly string[]>()

/** Marks a member that the API may keep as a related resource (column of the tables in `resources/`). */
export function relate<T>(reader: Reader<T>): Reader<T> {
	const related = { ...reader }
	relations.add(related)
	return related
}

/** Paths of the relations of a resource in the spelling of the documents: `quotes`, `quotes.attachments`. */
export function listRelations(reader: Reader<unknown>): readonly string[] {
	const before = known.get(reader)
	if (before) return before
	const { kind } = reader
	const found =
		kind.is === 'object' ? listMembers(kind.shape) : kind.is === 'value' ? [] : listRelations(kind.inner)
	known.set(reader, found)
	return found
}

function listMembers(shape: Readonly<Record<string, Reader<unknown>>>) {
	return Object.entries(shape).flatMap(([name, member]) => {
		if (!relations.has(member)) return []
		const path = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
		return [path, ...listRelations(member).map((inner) => `${path}.${inner}`)]
	})
}

/** The path of a read that asks for the relations that `reader` needs. */
export function addInclude(path: string, reader: Reader<unknown>): string {
	const paths = listRelations(reader)
	if (paths.length === 0) return path
	return `${path}${path.includes('?') ? '&' : '?'}include=${paths.join(',')}`
}
