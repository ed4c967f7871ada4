import { createGroup, type Dialect } from './dialect'
import { isList, type Call, type Document, type Json, type Resource } from './document'

const { same, told } = createGroup('paging')

const pages = 3

interface Turn extends Call {
	/** Number of this page, from 1. */
	page: number
	next: string | undefined
}

type Finish = (body: Document, turn: Turn) => object

const pageOf = (query: URLSearchParams) => Number(query.get('page[number]') ?? 1)
const isLong = (document: Document): document is Document & { data: Resource[] } =>
	isList(document) && document.data.length > 1

/** A list in up to three pages, each with what it refers to, and with this many of the page before. */
function paged(finish: Finish, overlap = 0) {
	return (document: Document, call: Call) => {
		if (!isLong(document)) return document
		const { data, included } = document
		const size = Math.ceil(data.length / pages)
		const page = pageOf(call.query)
		const part = data.slice(Math.max(0, (page - 1) * size - overlap), page * size)
		const next = page * size < data.length ? `${call.path}?page%5Bnumber%5D=${page + 1}` : undefined
		return finish({ data: part, ...(included ? { included } : {}) }, { ...call, page, next })
	}
}

function linked(link: (next: string, turn: Turn) => Json) {
	return paged((body, turn) => ({ ...body, links: { next: turn.next ? link(turn.next, turn) : null } }))
}

/** Less than the list: the last element is missing, and the total says so. */
function cut(tell: (total: number) => { meta: Json }) {
	return (document: Document) =>
		isList(document) && document.data.length > 0
			? { ...document, data: document.data.slice(0, -1), ...tell(document.data.length) }
			: document
}

const failing = (status: number) =>
	paged((body, { page, next, origin }) =>
		page === 2 ? new Response('', { status }) : { ...body, links: { next: next ? origin + next : null } },
	)

export const pagingDialects: Dialect[] = [
	same(
		'next as a path',
		linked((next) => next),
	),
	same(
		'next as an address',
		linked((next, { origin }) => origin + next),
	),
	same(
		'next as {href}',
		linked((next, { origin }) => ({ href: origin + next, meta: {} })),
	),
	same(
		'next as a query only',
		linked((next) => next.slice(next.indexOf('?'))),
	),
	same(
		'next with first, last and a total',
		paged((body, { next, path }) => ({
			...body,
			links: { self: path, first: path, last: `${path}?page[number]=${pages}`, next: next ?? null },
			meta: { page: { 'per-page': 2 } },
		})),
	),
	same('a total that came', (document) =>
		isList(document) ? { ...document, meta: { total: document.data.length } } : document,
	),
	same(
		'each page begins with the last resource of the page before',
		paged((body, { next }) => ({ ...body, links: { next: next ?? null } }), 1),
	),
	told('the second page fails with 500', failing(500)),
	told('the second page fails with 404', failing(404)),
	told(
		'next on another origin',
		linked((next) => `http://127.0.0.1:9${next}`),
	),
	told(
		'next at another path',
		linked((next) => next.replace('/api/', '/other/')),
	),
	told(
		'next is repeated',
		paged((body, { page, path }) => ({
			...body,
			links: { next: `${path}?page%5Bnumber%5D=${Math.min(page + 1, 2)}` },
		})),
	),
	told(
		'next is an unknown kind',
		linked(() => 2),
	),
	told(
		'next is an object without a link',
		linked(() => ({ meta: { page: 2 } })),
	),
	told(
		'meta.total above what came',
		cut((total) => ({ meta: { total } })),
	),
	told(
		'meta.page.total above what came',
		cut((total) => ({ meta: { page: { total } } })),
	),
	told(
		'meta.totalCount above what came',
		cut((totalCount) => ({ meta: { totalCount } })),
	),
]
