import { embeddedOrigin } from '#app/api/transport.server'
import { nameRow } from '#app/api/resource-shape'
import { isPlainObject, type PlainObject } from '#app/api/plain-object'
import { findNextLink, mostPages, resolveNextPage } from '#app/api/pages'
import { getConfig } from '#app/config/config.server'

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
