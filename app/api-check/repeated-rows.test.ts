import { expect, test, vi } from 'vitest'
import { completeDocument } from './reader'
import { judgeAnswer } from './judge-answer'
import { answerWith } from '#tests/support/read-document'
import { joinPages } from '#app/api/follow-pages.server'
import { id, requiredText } from '#app/api/leaves'
import { readPage } from '#app/api/read-answer.server'
import { defineObject } from '#app/api/wire'

vi.stubEnv('LOG_LEVEL', 'silent')
vi.stubEnv('API_URL', 'https://api.example')

const path = '/api/documents'
const call = { requestId: 'r', method: 'GET', path } as const
const schema = defineObject({ id, label: requiredText })
const row = (id: string, label = `Stuk ${id}`, language?: string) => ({
	type: 'documents',
	id,
	attributes: { label, ...(language && { language }) },
})
const pageOf = (data: unknown, total?: number, next?: string) => ({
	data,
	...(total !== undefined && { meta: { total } }),
	...(next && { links: { next } }),
})

/** The list as the portal reads it, and what `check-api` finds in it. */
async function readPages(pages: readonly unknown[]) {
	const { known, isComplete } = joinPages(pages.map((page) => readPage(schema, answerWith(page), call)))
	const [first, ...others] = pages
	const whole = await completeDocument(path, first, async () => others.shift())
	const checked = { answers: 'list', path, schema, without: 'x' } as unknown as Parameters<
		typeof judgeAnswer
	>[0]
	const findings = judgeAnswer(checked, { status: 200, body: JSON.stringify(whole) })
	return { labels: known.map(({ label }) => label), isComplete, errors: findings.length }
}

const [a, b] = [row('1'), row('2')]
test.each<[string, readonly unknown[], number]>([
	['the same row twice', [pageOf([a, a, b], 3)], 2],
	['the same row three times in a total as text', [pageOf([a, b, a, a], 4)], 2],
	[
		'flat rows twice',
		[
			{
				data: [
					{ id: '1', label: 'A' },
					{ id: '1', label: 'A' },
				],
				meta: { count: '2' },
			},
		],
		1,
	],
	['a total of different rows', [pageOf([a, a, b], 2)], 2],
	['no total', [pageOf([a, a])], 1],
	['a copy on a page that has a next one', [pageOf([a, a], 4, '?page=2'), pageOf([b, b], 4)], 2],
	['a row that comes again on the next page', [pageOf([a, b], 3, '?page=2'), pageOf([a], 3)], 2],
	['a row that comes again, changed', [pageOf([a], 2, '?page=2'), pageOf([row('1', 'Nieuw')], 2)], 1],
	['languages of a row over two pages', [pageOf([a], 2, '?page=2'), pageOf([row('1', 'One', 'en')], 2)], 2],
])('A list with %s is complete, and each row is one item', async (_what, pages, count) => {
	const { labels, isComplete, errors } = await readPages(pages)
	expect([labels.length, isComplete, errors]).toEqual([count, true, 0])
})

test.each<[string, readonly unknown[]]>([
	['a total above its rows', [pageOf([a, a, b], 4)]],
	['different rows of one name', [pageOf([a, row('1', 'Anders'), b], 3)]],
	['a row that cannot be read beside a copy', [pageOf([a, a, { type: 'documents', id: '3' }], 3)]],
	['a row left out of a later page', [pageOf([a, a], 4, '?page=2'), pageOf([b], 4)]],
])('A list with %s is incomplete', async (_what, pages) => {
	const { isComplete, errors } = await readPages(pages)
	expect([isComplete, errors > 0]).toEqual([false, true])
})

test('Of a row that comes again on a later page the last one counts', async () => {
	const { labels } = await readPages([pageOf([a], 2, '?page=2'), pageOf([row('1', 'Nieuw')], 2)])
	expect(labels).toEqual(['Nieuw'])
})
