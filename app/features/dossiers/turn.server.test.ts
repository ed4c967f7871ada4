import { expect, test } from 'vitest'
import { createList } from '#app/lib/read-list'
import { createAction, createFeatureContext } from '#tests/support/feature-context'
import { addTurns } from './turn.server'

const dossierOf = (id: number) => ({
	id: String(id),
	label: `Dossier ${id}`,
	percentage: 50,
	progress: '50 %',
	number: undefined,
})

/** Number of reads of 20 tasks, all of the first dossier, for the turns of this many dossiers. */
async function countLooks(dossiers: number) {
	let count = 0
	const product = { id: '0', type: 'dossier' }
	const actions = Array.from({ length: 20 }, (_, index) => {
		const action = createAction({ id: `${index}`, type: 'UPLOAD_NEW', product })
		const get = () => {
			count += 1
			return product
		}
		return Object.defineProperty({ ...action }, 'product', { get })
	})
	const cards = Array.from({ length: dossiers }, (_, index) => dossierOf(index))
	const given = { actions: createList(actions), appointment: undefined }
	const turns = addTurns(await createFeatureContext({}), cards, given).map(({ turn }) => turn?.you.text)
	return { turns, count }
}

test('Tasks are looked at once for all dossiers, and stand at their own', async () => {
	const [one, many] = [await countLooks(1), await countLooks(50)]
	expect(many.count).toBe(one.count)
	expect(one.turns).toEqual([expect.stringContaining('20')])
	expect(many.turns[0]).toBe(one.turns[0])
	expect(new Set(many.turns.slice(1)).size).toBe(1)
	expect(many.turns[1]).not.toBe(one.turns[0])
})

const upload = { type: 'UPLOAD_NEW', isDone: false }
const call = { type: 'DANCE_A_POLKA', isDone: false }
const ofDossier = (id: string) => ({ product: { id, type: 'dossier' } })
const ofMortgage = { product: { id: '9', type: 'mortgage' } }

test.each<[string, object[], string]>([
	['685 tasks of products', repeat({ ...upload, ...ofMortgage }, 685), '685 punten te doen, misschien'],
	['one task without a product', [upload], '1 punt te doen, misschien voor dit dossier'],
	[
		'a task of a product with its id',
		[{ ...upload, product: { id: '1', type: 'mortgage' } }],
		'1 punt te doen, misschien',
	],
	[
		'a call of its own beside tasks of products',
		[{ ...call, ...ofDossier('1') }, upload],
		'1 punt te doen, misschien',
	],
	['a task of another dossier', [{ ...upload, ...ofDossier('2') }], 'Voor dit dossier hoeft u op deze site'],
	[
		'a call of its own beside a task of another',
		[
			{ ...call, ...ofDossier('1') },
			{ ...upload, ...ofDossier('2') },
		],
		'Voor dit dossier',
	],
	['a call about a product', [{ ...call, ...ofMortgage }], 'Op deze site hoeft u nu niets te doen.'],
	['a call about another dossier', [{ ...call, ...ofDossier('2') }], 'U hoeft niets te doen.'],
	['tasks that are done', [{ ...upload, isDone: true }], 'U hoeft niets te doen.'],
	['no task', [], 'U hoeft niets te doen.'],
])(
	'A dossier without tasks of its own never says that nothing is open beside %s',
	async (_what, tasks, words) => {
		const actions = createList(tasks.map((task, index) => createAction({ id: `${index}`, ...task })))
		const ctx = await createFeatureContext({})
		const [dossier] = addTurns(ctx, [dossierOf(1)], { actions, appointment: undefined })
		expect(dossier?.turn?.you.text).toContain(words)
	},
)

function repeat<T>(task: T, count: number) {
	return Array.from({ length: count }, () => task)
}
