import { expect, test } from 'vitest'
import { addMark, listMarked } from './session-slots'
import { createSessionData } from './session-data'

interface Item {
	id: string
	type?: string
	isDone?: boolean
}

function openSession() {
	const data = createSessionData(1)
	return { data, change: (edit: (changed: typeof data) => void) => edit(data) }
}

const judge = {
	isEnded: ({ isDone }: Item) => isDone === true,
	isNewer: (version: string, { type = '' }: Item) => type !== version,
}

test.each<[string, Item[][], boolean]>([
	['still lists it as open', [[{ id: '1', type: 'A' }], [{ id: '1', type: 'A' }]], true],
	['has said done', [[{ id: '1', type: 'A', isDone: true }]], false],
	[
		'has said done once, and then opened it again',
		[[{ id: '1', isDone: true }], [{ id: '1', type: 'A' }]],
		false,
	],
	['lists another version of it', [[{ id: '1', type: 'B' }]], false],
	[
		'listed another version once, and then this one',
		[[{ id: '1', type: 'B' }], [{ id: '1', type: 'A' }]],
		false,
	],
	['no longer lists it', [[{ id: '2' }]], false],
])('Where the API %s, the mark of this session counts: %3$s', (_what, reads, isMarked) => {
	const session = openSession()
	addMark(session, 'doneActions', '1', 'A')
	const found = reads.map((items) => listMarked(session, 'doneActions', items, judge).has('1')).at(-1)
	expect(found).toBe(isMarked)
	expect([session.data.doneActions.length, Object.keys(session.data.markVersions).length]).toEqual(
		isMarked ? [1, 1] : [0, 0],
	)
})

test('A mark of an older session without a version counts until the API says done', () => {
	const session = openSession()
	session.data.doneActions.push('1')
	expect(listMarked(session, 'doneActions', [{ id: '1', type: 'B' }], judge).has('1')).toBe(true)
	expect(listMarked(session, 'doneActions', [{ id: '1', isDone: true }], judge).has('1')).toBe(false)
})
