import { expect, test } from 'vitest'
import { createSay } from '#app/i18n/say.server'
import { createAction } from '#tests/support/feature-context'
import { filterActions } from './action-page.server'

const say = createSay('nl', 'formal')
const product = { id: '1', type: 'mortgage', label: 'Lindelaan' }
const upload = { type: 'UPLOAD_DOCUMENTMANAGEMENT_FILE' }
const actions = [
	createAction({ id: 'waits', type: 'SOMETHING_NEW', dateCreated: '2026-01-01' }),
	createAction({ id: 'new', ...upload, dateCreated: '2026-03-01' }),
	createAction({ id: 'old', ...upload, dateCreated: '2026-02-01', product }),
	createAction({ id: 'done', ...upload, isDone: true, dateExecuted: '2026-01-05', product }),
	createAction({ id: 'just done', ...upload, isDone: true, dateExecuted: '2026-02-05' }),
]
const ask = (query: string) =>
	filterActions(new Request(`https://portal.example/actions${query}`), actions, say)

test.each([
	['', ['old', 'new', 'waits']],
	['?status=open', ['old', 'new', 'waits']],
	['?status=nonsense&product=nonsense', ['old', 'new', 'waits']],
	['?status=done', ['just done', 'done']],
	['?product=mortgage-1', ['old']],
	['?status=done&product=mortgage-1', ['done']],
])('The address %j asks for %j', (query, ids) => {
	expect(ask(query).items.map(({ id }) => id)).toEqual(ids)
})

test('What was chosen stands in the fields, which know every product once', () => {
	const [status, about] = ask('?status=done&product=mortgage-1').choices
	expect([status?.value, about?.value]).toEqual(['done', 'mortgage-1'])
	expect(about?.options.map(({ label }) => label)).toEqual([
		'Alle producten',
		'Overig',
		'Hypotheek: Lindelaan',
	])
})
