import { expect, test } from 'vitest'
import { listedActionSchema } from '#app/api/resources/action'
import type { RequestContext } from '#app/request/context.server'
import { listOpenActions } from '#app/products/action-tasks.server'
import { createFeatureContext } from '#tests/support/feature-context'
import { buildActionLists } from './overview-lists.server'
import { createReader } from './reader-context.server'

const upload = { type: 'UPLOAD_DOCUMENTMANAGEMENT_FILE', dateCreated: '2025-03-01' }
const unstated = { ...upload, id: 'x', isDone: 'misschien' }
const undated = { ...upload, id: 'x', dateCreated: '31/12/2026' }
const visited = Date.parse('2025-01-01')

/** The first task stands above the lists when `hasFirst`. */
async function show(tasks: object[], isComplete: boolean, hasFirst = false) {
	const { session, ...ctx } = await createFeatureContext()
	session.change((data) => void (data.lastVisit = visited))
	const known = tasks.map((task, index) => listedActionSchema.parse({ id: String(index + 1), ...task }))
	const open = listOpenActions(known)
	const context = { ...ctx, session } as unknown as RequestContext
	const reader = await createReader(context)
	const lists = { actions: { known, isComplete }, open }
	const {
		purpose,
		none,
		note,
		news,
		tasks: shown,
	} = buildActionLists(context, reader, lists, hasFirst ? open[0]?.id : undefined)
	return {
		purpose,
		none,
		note,
		news: news?.text,
		more: shown.more?.label,
		groups: shown.groups.map(({ id, title, rows }) => [title ?? id, rows.length]),
	}
}

const of = (count: number) => Array.from({ length: count }, () => upload)
const silent = { purpose: undefined, none: undefined, news: undefined }
const news = (what: string) => `Sinds uw vorige bezoek op 1 januari 2025 ${what}.`

test.each([
	[0, false, { purpose: undefined, none: 'U hoeft niets te doen. Wij zijn aan zet.' }],
	[
		1,
		false,
		{ purpose: 'Wij wachten op 1 punt. Het staat er sinds 1 maart 2025.', news: news('is er 1 nieuw punt') },
	],
	[
		2,
		false,
		{
			purpose: 'Wij wachten op 2 punten. Het oudste staat er sinds 1 maart 2025.',
			news: news('zijn er 2 nieuwe punten'),
		},
	],
	[1, true, { purpose: 'Wij wachten op 1 punt. Het staat er sinds 1 maart 2025.', groups: [] }],
	[3, true, { groups: [['waiting', 2]] }],
	[8, false, { more: 'Bekijk alle 8 punten', groups: [['waiting', 3]] }],
])(
	'%i tasks, one above the lists: %s; a list that is not complete counts none of them',
	async (count, hasFirst, whole) => {
		expect(await show(of(count), true, hasFirst)).toMatchObject({ ...whole, note: undefined })
		const part = await show(of(count), false, hasFirst)
		const note = 'Niet alles kon worden gelezen. Ontbreekt er iets? Bel ons gerust.'
		expect(part).toMatchObject({ ...silent, note, more: 'Wat u nu kunt doen' })
		for (const [title] of part.groups) expect(title).toBe('Wij wachten op u')
	},
)

test('Tasks without a page leave something for the client to do by phone', async () => {
	const { purpose, none } = await show([{ type: 'SOMETHING_NEW' }], true)
	expect([purpose, none]).toEqual(['Op deze site hoeft u nu niets te doen.', undefined])
})

test('Tasks of which one may be done are not counted, nor the new ones where a date could not be read', async () => {
	expect(await show([...of(1), unstated], true)).toMatchObject(silent)
	expect(await show([unstated], true, false)).toMatchObject(silent)
	expect((await show([...of(1), undated], true)).news).toBeUndefined()
})
