import { joinPages } from '#app/api/follow-pages.server'
import { createCallFacts, readPage } from '#app/api/read-answer.server'
import { createNotes, refused, type Reader } from '#app/api/reader'
import { isUnread } from '#app/lib/unread'

const facts = createCallFacts('1', { method: 'GET', path: '/api/fake' })

/** A response with a document. */
export function answerWith(document: unknown) {
	return { document, bytes: JSON.stringify(document).length, one: new Map(), list: new Map() }
}

/** The list of a document, read as the client reads it. @throws ContractViolation */
export function readDocumentList<T>(schema: Reader<T>, document: unknown, call = facts) {
	return joinPages([readPage(schema, answerWith(document), call)])
}

/** The outcome of a reader, with its losses. */
export function tryRead<T>(reader: Reader<T>, value: unknown) {
	const notes = createNotes()
	const read = reader.read(value, notes)
	const isRead = read !== refused
	return { success: isRead, data: isRead ? read : undefined, losses: notes.losses }
}

/** Lists that are complete as arrays, so that a sample can be compared with what was read. */
export function unwrapLists(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(unwrapLists)
	if (typeof value !== 'object' || value === null || isUnread(value)) return value
	const { known, isComplete, ...others } = value as Record<string, unknown>
	if (isComplete === true && Object.keys(others).length === 0) return unwrapLists(known)
	const members = Object.entries(value).map(([name, member]) => [name, unwrapLists(member)] as const)
	return Object.assign(
		Object.create(Object.getPrototypeOf(value) as object | null) as object,
		Object.fromEntries(members),
	)
}

/** A reader among the exports of a module. */
export function isReader(member: unknown): member is Reader<unknown> {
	return typeof member === 'object' && member !== null && 'kind' in member && 'read' in member
}
