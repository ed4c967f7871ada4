import { expect, test } from 'vitest'
import { findNextLink, findTotal, hasOmissions, resolveNextPage } from './pages'

test.each([
	[{ links: { next: '/api/actions?page=2' } }, '/api/actions?page=2'],
	[{ links: { next: { href: '?page=2', meta: {} } } }, '?page=2'],
	[{ links: { Next: ' ?page=2 ' } }, '?page=2'],
	[{ links: { next: null } }, undefined],
	[{ links: { next: { href: null } } }, undefined],
	[{ links: { next: { meta: {} } } }, ''],
	[{ links: { next: 2 } }, ''],
	[{ links: { next: '' } }, undefined],
	[{ links: [] }, undefined],
	[{ data: { links: { next: '?page=2' } } }, undefined],
	[[], undefined],
	[null, undefined],
])('The next page of %j is %s', (document, next) => {
	expect(findNextLink(document)).toBe(next)
})

test.each([
	[{ meta: { total: 34 } }, 34],
	[{ meta: { count: '34' } }, 34],
	[{ meta: { totalCount: 34 } }, 34],
	[{ meta: { page: { total: 34, size: 10 } } }, 34],
	[{ meta: { page: { 'total-elements': 34 } } }, 34],
	[{ meta: { pagination: { total_items: 34, count: 10 } } }, 34],
	[{ meta: { total: ' 34 ' } }, 34],
	[{ meta: { total: { value: 34, relation: 'eq' } } }, 34],
	[{ meta: { total: [34] } }, undefined],
	[{ meta: { total: true } }, undefined],
	[{ meta: { total: 'veel' } }, undefined],
	[{ meta: { pages: 4 } }, undefined],
	[{ total: 34 }, undefined],
	[null, undefined],
])('The total of %j is %s', (document, total) => {
	expect(findTotal(document)).toBe(total)
})

test.each([
	[{ omitted: 1 }, true],
	[{ omittedCount: '2' }, true],
	[{ omitted: { detail: 'Geen recht', links: { help: {} } } }, true],
	[{ left_out: [{ id: '3' }] }, true],
	[{ page: { withheld: true } }, true],
	[{ skipped: 2 }, true],
	[{ truncated: true }, true],
	[{ partial: 'yes' }, true],
	[{ partialContent: 'x' }, false],
	[{ omitted: 0 }, false],
	[{ omitted: 'false' }, false],
	[{ omitted: { count: 0, items: [] } }, false],
	[{ omitted: null, excluded: '' }, false],
	[{ comment: 'omitted' }, false],
	['omitted', false],
])('Elements were left out by %j: %s (contract §10)', (meta, isCut) => {
	expect(hasOmissions({ data: [], meta })).toBe(isCut)
})

test.each([
	[{ current_page: 1, last_page: 3 }, true],
	[{ page: { currentPage: '2', lastPage: '3' } }, true],
	[{ pagination: { has_more: true } }, true],
	[{ hasNextPage: 'yes' }, true],
	[{ current_page: 3, last_page: 3 }, false],
	[{ current_page: 1, last_page: null }, false],
	[{ has_more: false, hasNext: 'no' }, false],
])('Without a link to a next page %j tells of one: %s', (meta, isCut) => {
	expect(hasOmissions({ data: [], meta })).toBe(isCut)
	expect(hasOmissions({ data: [], meta, links: { next: '?page=2' } })).toBe(false)
})

const next = (link: string, base = 'https://api.example/v1/', path = '/api/actions?x=1') =>
	resolveNextPage(base, path, link)

test.each([
	['?page[number]=2', '/api/actions?page[number]=2'],
	['/v1/api/actions?page=2', '/api/actions?page=2'],
	['/api/actions?page=2', '/api/actions?page=2'],
	['https://api.example/v1/api/actions?page=2', '/api/actions?page=2'],
	['http://api.example/v1/api/actions?page=2', '/api/actions?page=2'],
	['https://api.example/v1/api/%61ctions?page=2#end', '/api/actions?page=2'],
])('The link %s is followed by its query', (link, path) => {
	expect(next(link)).toBe(path)
})

test.each([
	'https://evil.example/v1/api/actions?page=2',
	'//evil.example/v1/api/actions?page=2',
	'https://api.example:8443/v1/api/actions?page=2',
	'/v1/api/invoices?page=2',
	'/v1/api/actions/../invoices?page=2',
	'/v1/api/actions/%2e%2e/invoices?page=2',
	'file:///v1/api/actions?page=2',
	'javascript:alert(1)',
	'https://api.example/v1/api/actions',
	'/v1/api/actions%?page=2',
	`?page=${'2'.repeat(3_000)}`,
	'http://[',
])('The link %s is not followed', (link) => {
	expect(next(link)).toBeUndefined()
})
