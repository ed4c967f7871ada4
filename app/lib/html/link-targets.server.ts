import { createHash } from 'node:crypto'
import { findAttribute, type HtmlElement } from './parse-html.server'

/** Our ids of the elements that links of one text lead to, by theirs. */
export function findTargets(elements: readonly HtmlElement[], html: string) {
	const linked = new Set(elements.map((element) => findTarget(findAttribute(element, 'href') ?? '')))
	const names = elements.flatMap((element) => [findAttribute(element, 'id'), findAttribute(element, 'name')])
	const found = [...new Set(names)].filter((name) => name !== undefined && linked.has(name))
	if (found.length === 0) return new Map<string, string>()
	const prefix = `t${createHash('sha256').update(html).digest('hex').slice(0, 8)}`
	return new Map(found.map((name, at) => [name ?? '', `${prefix}-${at}`]))
}

/** The name that a link within the text leads to. */
export function findTarget(href: string) {
	const link = href.trim()
	if (!link.startsWith('#') || link === '#') return undefined
	const fragment = link.slice(1)
	try {
		return decodeURIComponent(fragment)
	} catch {
		return fragment
	}
}
