import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { accessibilityRun } from '#app/features/accessibility/last-run'
import routes from '#app/routes'
import { sampleCombinations } from './sample-combinations'
import { states } from './states'

interface Entry {
	path?: string
	file: string
	children?: Entry[]
}

const app = resolve(import.meta.dirname, '../../app')

/** A route with a component is a page; one without answers with data, a file or a redirect. */
function listPages(entries: readonly Entry[]): string[] {
	return entries.flatMap(({ path, file, children }) => [
		...(path && /^export default /m.test(readFileSync(resolve(app, file), 'utf8')) ? [path] : []),
		...listPages(children ?? []),
	])
}

const pages = listPages(routes)

test('Every page has states in which it is judged, and every state belongs to a page', () => {
	expect(pages).toContain('/dashboard')
	expect(Object.keys(states).sort()).toEqual([...pages].sort())
})

test('The accessibility statement tells of as many pages as there are: a new page asks for a new full run', () => {
	expect(accessibilityRun.pages).toBe(pages.length)
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
