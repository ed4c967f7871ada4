import { beforeEach, expect, test, vi } from 'vitest'
import { ApiUnreachable } from './errors'
import { getLogger } from '#app/config/log.server'
import { endList, followPages } from './follow-pages.server'
import type { CallFacts, ListPage } from './read-answer.server'

const path = '/api/actions'
const callOf = (path: string): CallFacts => ({ requestId: 'r', method: 'GET', path })
beforeEach(() => {
	vi.stubEnv('NODE_ENV', 'test')
	vi.stubEnv('LOG_LEVEL', 'silent')
	vi.stubEnv('SESSION_SECRET', '0123456789abcdef'.repeat(2))
	vi.stubEnv('API_URL', 'https://api.example/v1')
})

function pageOf(ids: readonly string[], next?: string, total?: number): ListPage<string> {
	const items = ids.map((id) => ({ identity: `a:${id}`, value: id }))
	return { items, count: ids.length, isWhole: true, next, total }
}

/** Follows `pages` by their place in the list; `asked` are the paths that were read. */
async function follow(
	pages: readonly (ListPage<string> | Error | undefined)[],
	bytes = 10,
	call = callOf(path),
) {
	const asked: string[] = []
	const [first, ...others] = pages
	if (!first || first instanceof Error) throw new Error('The first page is there')
	const list = await followPages(first, { path, call }, async (next) => {
		const page = others[asked.push(next) - 1]
		if (page instanceof Error) throw page
		return page && { page, bytes }
	})
	return { asked, ...list }
}

test('All pages make up the list; what comes again counts once, as it came last', async () => {
	const { asked, known, isComplete } = await follow([
		pageOf(['1', '2'], '?page=2', 3),
		pageOf(['2', '3'], '/v1/api/actions?page=3'),
		pageOf([]),
	])
	expect(asked).toEqual(['/api/actions?page=2', '/api/actions?page=3'])
	expect([known, isComplete]).toEqual([['1', '2', '3'], true])
})

test.each<[string, readonly (ListPage<string> | Error | undefined)[], number]>([
	['a link to elsewhere', [pageOf(['1'], 'https://evil.example/v1/api/actions?page=2')], 0],
	['a link to itself', [pageOf(['1'], '?page=2'), pageOf(['2'], '?page=2')], 1],
	['a page that fails', [pageOf(['1'], '?page=2'), new ApiUnreachable({ cause: 'reset' })], 1],
	['time that is over', [pageOf(['1'], '?page=2'), undefined], 1],
	['a total above what came', [pageOf(['1'], '?page=2', 9), pageOf(['2'])], 1],
])('With %s the list has what came, and is not complete', async (_what, pages, calls) => {
	const { asked, known, isComplete } = await follow(pages)
	expect(asked).toHaveLength(calls)
	expect(known.length).toBeGreaterThan(0)
	expect(isComplete).toBe(false)
})

test('An element that was left out of a later page makes the list incomplete', async () => {
	const { known, isComplete } = await follow([
		pageOf(['1'], '?page=2'),
		{ ...pageOf(['2']), count: 2, isWhole: false },
	])
	expect([known, isComplete]).toEqual([['1', '2'], false])
})

test('A hundred pages, ten thousand resources and 20 MB are the most', async () => {
	const endless = Array.from({ length: 200 }, (_, at) => pageOf([`${at}`], `?page=${at + 2}`))
	const long = await follow(endless)
	expect([long.asked.length, long.isComplete]).toEqual([99, false])
	const many = Array.from({ length: 2_001 }, (_, at) => `${at}`)
	const full = await follow(
		endless.map(({ next }, page) =>
			pageOf(
				many.map((id) => `${page}-${id}`),
				next,
			),
		),
	)
	expect([full.known.length, full.isComplete]).toEqual([10_005, false])
	const large = await follow(endless, 8 * 1024 * 1024)
	expect([large.asked.length, large.isComplete]).toEqual([3, false])
})

test('An error that is none of the API is thrown', async () => {
	await expect(follow([pageOf(['1'], '?page=2'), new TypeError('x')])).rejects.toThrow(TypeError)
})

test.each([
	[
		'one page',
		async (call: CallFacts) => endList([pageOf(['1'], undefined, 9)], call),
		{ pages: 1, count: 1, total: 9 },
	],
	[
		'several pages',
		(call: CallFacts) => follow([pageOf(['1'], '?page=2', 9), pageOf(['2'])], 0, call),
		{ pages: 2, count: 2, total: 9 },
	],
	[
		'a page that fails',
		(call: CallFacts) => follow([pageOf(['1'], '?page=2', 9), undefined], 0, call),
		{ pages: 1 },
	],
])('A list of %s that is short of its total is one line in the log, once', async (what, read, facts) => {
	const warn = vi.spyOn(getLogger(), 'warn').mockReset()
	const call = callOf(`/api/${what.replaceAll(' ', '-')}`)
	for (const requestId of ['1', '2'])
		expect(await read({ ...call, requestId })).toMatchObject({ isComplete: false })
	expect(warn.mock.calls).toEqual([
		[{ ...call, requestId: '1', fault: 'incomplete', ...facts }, 'list was not read to its end'],
	])
	warn.mockClear()
	endList([pageOf(['1'], undefined, 1)], callOf('/api/whole'))
	expect(warn).not.toHaveBeenCalled()
})
