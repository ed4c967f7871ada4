import { expect, test } from 'vitest'
import { z } from 'zod/v4'
import { judgeAnswer } from './judge-answer'

const call = { answers: 'list', schema: z.object({}), without: 'the page fails' } as unknown as Parameters<
	typeof judgeAnswer
>[0]

test('A 200 that reports a failure is an error of its call', () => {
	const judge = (document: unknown) => judgeAnswer(call, { status: 200, body: JSON.stringify(document) })
	expect(judge({ data: [], errors: [{ code: 'x' }] })).toMatchObject([
		{ severity: 'error', received: 'a report of a failure', shown: 'the page fails' },
	])
	expect(judge({ data: [], errors: [] })).toEqual([])
})
