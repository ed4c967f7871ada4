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
