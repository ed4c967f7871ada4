import { canUseTemporaryToken, isAnonymousCall } from '#app/api/call-rules'
import { clientCalls, openCalls, recordCalls } from '#app/api/calls'
import { parseDocument } from '#app/api/document'
import { includeRelations } from '#app/api/include-relations.server'
import type { Language } from '#app/locales/languages'
import type { Send } from './check-result'
import type { WireText } from './judge-answer'
import { matchPath } from './match-path'
import { embeddedOrigin } from '#app/api/transport.server'
import { nameRow } from '#app/api/resource-shape'
import { isPlainObject, type PlainObject } from '#app/api/plain-object'
import { findNextLink, mostPages, resolveNextPage } from '#app/api/pages'
import { getConfig } from '#app/config/config.server'

/** Tokens of whoever calls; they change while calls are made. */
export interface Caller {
	access?: string
	/** Token of a guest of a check without sign-in. */
	temporary?: string
}

/** Headers that say who calls, by the rules of the portal (contract §1). */
export function authorize(path: string, { access, temporary }: Caller): Record<string, string> {
	return {
		...(access === undefined || isAnonymousCall(path) ? {} : { Authorization: `Bearer ${access}` }),
		...(temporary === undefined || !canUseTemporaryToken(path) ? {} : { Token: temporary }),
	}
}

export interface Reader {
	/** Reads each path once. */
	read: (path: string) => Promise<WireText>
	/** Reads anew, in Dutch unless told. */
	readAgain: (path: string, language?: Language) => Promise<WireText>
	readFile: (path: string) => Promise<WireText>
}

export function createReader(headers: Record<string, string>, caller: Caller, send: Send): Reader {
	const answers = new Map<string, Promise<WireText>>()
	const get = (path: string, language?: Language, isFile?: boolean) =>
		send({
			method: 'GET',
			path,
			headers: {
				...headers,
				...(language && { 'Accept-Language': language }),
				...(isFile && { Accept: '*/*' }),
				...authorize(path, caller),
			},
			...(isFile && { isFile }),
		})
	const readAgain = async (path: string, language?: Language) => {
		const whole = askRelations(path)
		return readAll(whole, await get(whole, language), (next) => get(next, language))
	}
	return {
		readAgain,
		readFile: (path) => get(path, undefined, true),
		read: (path) => {
			const answer = answers.get(path) ?? readAgain(path)
			answers.set(path, answer)
			return answer
		},
	}
}

const calls = [...openCalls, ...clientCalls, ...recordCalls]

/** The path with the relations that the portal asks for. */
function askRelations(path: string) {
	const call = calls.find((one) => matchPath(one.path, path))
	return call?.schema ? includeRelations(path, call.schema) : path
}

/** The answer with all pages of its list. One that cannot be read is judged as it is. */
async function readAll(
	path: string,
	answer: WireText,
	read: (path: string) => Promise<WireText>,
): Promise<WireText> {
	if (answer.status !== 200) return answer
	let first: unknown
	try {
		first = parseDocument(answer.body)
	} catch {
		return answer
	}
	const whole = await completeDocument(path, first, async (next) => readPage(await read(next)))
	return whole === first ? answer : { ...answer, body: JSON.stringify(whole) }
}

function readPage({ status, body }: WireText) {
	if (status !== 200) throw new Error(`status ${status}`)
	return parseDocument(body)
}

/**
 * The document of the list at `path` with the resources of all its pages, read as the portal reads them (contract §9). It
 * keeps its `links` when a page could not be read.
 */
export async function completeDocument(
	path: string,
	first: unknown,
	read: (path: string) => Promise<unknown>,
): Promise<unknown> {
	const pages = [first]
	const visited = new Set([path])
	for (let next = findNextLink(first); next !== undefined; next = findNextLink(pages.at(-1))) {
		const target = resolveNextPage(getConfig().API_URL ?? embeddedOrigin, path, next)
		if (target === undefined || visited.has(target) || pages.length >= mostPages) return join(pages)
		visited.add(target)
		const page = await read(target).catch(() => undefined)
		if (!isPlainObject(page) || !Array.isArray(page.data)) return join(pages)
		pages.push(page)
	}
	if (!isPlainObject(first) || pages.length === 1) return first
	const { links: _, ...whole } = join(pages)
	return whole
}

/** A row that comes again on a later page is replaced by the later one, so that all rows are still counted (contract §9, §10). */
function join(pages: readonly unknown[]): PlainObject {
	const documents = pages.filter(isPlainObject)
	const later = new Map<string | undefined, unknown>()
	const data = documents.toReversed().flatMap((page) => {
		const rows = [page.data ?? []].flat()
		const joined = rows.map((row) => later.get(nameRow(row)) ?? row)
		for (const row of rows) if (nameRow(row) !== undefined) later.set(nameRow(row), row)
		return [joined]
	})
	const included = documents.flatMap((page) => page.included ?? [])
	return { ...documents[0], data: data.toReversed().flat(), included }
}
