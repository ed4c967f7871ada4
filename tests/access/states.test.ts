import { expect, test } from 'vitest'
import { routes } from '../journeys/access/route-kinds'
import { checkFigures } from './check-statement'
import { sampleCombinations } from './sample-combinations'
import { journeys } from './speech/journeys'
import { states } from './states'
import { engines } from './tool-versions'

const pages = routes.flatMap(({ path, has }) => (has.page ? [path] : []))

test('Every page has states in which it is judged, and every state belongs to a page', () => {
	expect(pages).toContain('/dashboard')
	expect(Object.keys(states).sort()).toEqual([...pages].sort())
})

test('A release whose accessibility statement tells of other pages, states or engines is refused', () => {
	const counts = { pages: pages.length, states: Object.values(states).flat().length }
	const run = { ...counts, tasks: journeys.length, engines }
	expect(checkFigures(JSON.stringify(run))).toEqual([])
	expect(checkFigures(JSON.stringify({ ...run, pages: 1 }))).toHaveLength(1)
	expect(checkFigures(JSON.stringify({ ...run, engines: ['axe-core 4.0.0', ...engines.slice(1)] }))).toEqual([
		`The statement tells of other engines than ${engines[0]}: npm run test:full access`,
	])
})

test('No state is empty of proof, and no two have one name', () => {
	for (const [path, list] of Object.entries(states)) {
		expect(list.length, path).toBeGreaterThan(0)
		expect(new Set(list.map(({ name }) => name)).size, path).toBe(list.length)
	}
})

test('What is dealt holds every page, every pair of language, register and scripts, and all eight modes', () => {
	const dealt = sampleCombinations('pages')
	expect(new Set(dealt.map(({ path }) => path))).toEqual(new Set(Object.keys(states)))
	const modes = dealt.map(({ mode: { language, register, scripts } }) => [language, register, scripts])
	const count = (...picked: number[]) =>
		new Set(modes.map((mode) => picked.map((at) => mode[at]).join())).size
	expect([count(0, 1), count(0, 2), count(1, 2), count(0, 1, 2)]).toEqual([4, 4, 4, 8])
})

test('The whole matrix is every state in eight modes', () => {
	const all = Object.values(states).flat().length
	expect([sampleCombinations('states'), sampleCombinations('full')].map(({ length }) => length)).toEqual([
		all,
		8 * all,
	])
})
