import { unread } from '#app/lib/unread'
import { areRowsMerged } from './call-rules'
import { createFlattener } from './flatten'
import { isPlainObject } from './plain-object'
import { isDocument, isSameResource, nameRow } from './resource-shape'

/** Maximum resources of a list. */
export const mostListed = 10_000
/** Resources allowed in a response of any length. */
const freeRows = 1_000
/** Least average length of a resource beyond those, in bytes: type, id and one attribute have about 70. */
const shortestRow = 50

/** Resources that a response of so many bytes may have. */
export function getMostRows(bytes: number) {
	return Math.min(mostListed, freeRows + Math.floor(bytes / shortestRow))
}

/**
 * Resources of a JSON:API document as flat objects: id, type, attributes and relationships side by side. Each related
 * resource is one object, so cycles are harmless. Flat objects without `data`, bare lists and single resources are
 * read as well (contract §2). Other values are returned as they are, for the schema to refuse. The same resource twice
 * counts once; two different ones of one name are unread, and so is an identifier without its resource (contract §9).
 */
export function readList(document: unknown, path?: string): unknown[] {
	return readIdentified(document, path).map(({ resource }) => resource)
}

interface Identified {
	/** Type, id and language of the row; undefined without an id. */
	identity: string | undefined
	resource: unknown
}

/** As `readList`, with the identity of each resource. `path` of the call: some lists have rows that belong together. */
export function readIdentified(document: unknown, path = ''): Identified[] {
	const primary = primaryOf(document)
	if (primary === null || primary === undefined) return []
	const { things, rivals } = dropCopies([primary].flat())
	const flatten = createFlattener(document)
	return things.map((thing) => ({
		identity: nameRow(thing),
		resource: rivals.has(nameRow(thing)) && !areRowsMerged(path) ? unread : flatten(thing),
	}))
}

/** The same resource twice counts once. `rivals`: names of different resources that share one. */
function dropCopies(all: readonly unknown[]) {
	const first = new Map<string, object>()
	const rivals = new Set<string | undefined>()
	const things = all.filter((thing) => {
		const name = nameRow(thing)
		if (name === undefined || !isPlainObject(thing)) return true
		const other = first.get(name)
		if (!other) first.set(name, thing)
		const isCopy = other !== undefined && isSameResource(other, thing)
		if (other && !isCopy) rivals.add(name)
		return !isCopy
	})
	return { things, rivals }
}

/** Resources as they came: copies and those that cannot be read included, as a total counts them (contract §10). */
export function countRows(document: unknown) {
	const primary = primaryOf(document)
	return primary === null || primary === undefined ? 0 : [primary].flat().length
}

/** False for a body or `data` that is neither a resource, a list nor `data: null` (contract §9). */
export function isReadable(document: unknown) {
	const primary = primaryOf(document)
	if (primary === null || typeof primary !== 'object') return primary === null && isDocument(document)
	const names = Object.keys(primary)
	return names.length === 0 || names.some((name) => !besideMembers.has(name))
}

/** Undefined for `data: null` or an empty list. */
export function findOne(document: unknown): unknown {
	return readList(document)[0]
}

/** Whether the document is a list with at least one object, so that broken elements can be left out. */
export function isListOfResources(document: unknown) {
	const primary = primaryOf(document)
	return Array.isArray(primary) && primary.some(isPlainObject)
}

function primaryOf(document: unknown): unknown {
	return isDocument(document) ? document.data : document
}

/** Members of a document beside its data. */
const besideMembers = new Set(['jsonapi', 'links', 'meta', 'included'])
