import { parseUrl } from '#app/lib/parse-url'
import { isPlainObject } from './plain-object'
import { isBlank, normaliseName } from './wire'

/** Bounds of one list (contract §9). */
export const mostPages = 100
export const mostBytes = 20 * 1024 * 1024

/** `links.next`, as text or as `{ href }`; empty for another value, undefined on the last page. */
export function findNextLink(document: unknown): string | undefined {
	const next = membersOf(membersOf(document).get('links')).get('next')
	const href = isPlainObject(next) && Object.hasOwn(next, 'href') ? next.href : next
	if (isBlank(href)) return undefined
	return typeof href === 'string' ? href.trim() : ''
}

/** Characters. */
const longestQuery = 2_000

const totals = /^(total|count|(total|record|item)s?(count|items|elements|records|resources|results)?)$/

/** The number of resources that `meta` or its `page` names. */
export function findTotal(document: unknown): number | undefined {
	const told = listMeta(document).flatMap(([name, value]) => (totals.test(name) ? toCount(value) : []))
	return told.length === 0 ? undefined : Math.max(...told)
}

const omissions = /^(omitted|leftout|withheld|excluded|skipped|dropped|truncated|partial$|incomplete)/
const furthers = /^(hasmore|hasnext)/

/**
 * Whether `meta` or its `page` says that elements were left out (contract §10), or, without a link to a next page, that
 * there is one.
 */
export function hasOmissions(document: unknown): boolean {
	const meta = listMeta(document)
	const isSaid = (names: RegExp) => meta.some(([name, value]) => names.test(name) && isTold(value))
	return (
		isSaid(omissions) || (findNextLink(document) === undefined && (isSaid(furthers) || isBeforeLast(meta)))
	)
}

function isBeforeLast(meta: readonly [string, unknown][]) {
	const [current, last] = ['currentpage', 'lastpage'].map((name) =>
		meta.flatMap(([other, value]) => (other === name ? toCount(value) : [])).at(-1),
	)
	return current !== undefined && last !== undefined && current < last
}

/** A number above zero, a text, or a list or object that holds one. */
function isTold(value: unknown): boolean {
	if (typeof value === 'object' && value !== null) return Object.values(value).some(isTold)
	return typeof value === 'string' ? !/^(0+|false|no|nee)?$/i.test(value.trim()) : Boolean(value)
}

function listMeta(document: unknown) {
	const meta = membersOf(membersOf(document).get('meta'))
	const places = [meta, ...['page', 'pagination', 'paging'].map((name) => membersOf(meta.get(name)))]
	return places.flatMap((members) => [...members])
}

/** Search engines write a total as an object with its `value`. */
function toCount(told: unknown) {
	const value = isPlainObject(told) ? membersOf(told).get('value') : told
	const count = typeof value === 'string' && /^\d{1,9}$/.test(value.trim()) ? Number(value) : value
	return typeof count === 'number' && Number.isFinite(count) ? [count] : []
}

function membersOf(value: unknown) {
	const members = isPlainObject(value) ? Object.entries(value) : []
	return new Map(members.map(([name, member]) => [normaliseName(name), member]))
}

/**
 * The path and query of a next page: the query of `next` alone is taken. Undefined for a link that leads elsewhere than
 * the list at `path` under `base`, the origin and prefix of the API.
 */
export function resolveNextPage(base: string, path: string, next: string): string | undefined {
	const prefix = base.replace(/\/$/, '')
	const [address = path] = path.split('?')
	const own = new URL(prefix + address)
	const target = parseUrl(next, own.href)
	if (!target) return undefined
	// Behind a proxy an API may not know its scheme and prefix.
	const isOwn = /^https?:$/.test(target.protocol) && target.host === own.host
	const isSamePath = [own.pathname, address].map(decodePath).includes(decodePath(target.pathname) ?? '')
	if (!isOwn || !isSamePath || target.search.length > longestQuery) return undefined
	return target.search === '' ? undefined : address + target.search
}

function decodePath(path: string) {
	try {
		return decodeURIComponent(path)
	} catch {
		return undefined
	}
}
