import { expect, test } from 'vitest'
import { listSources } from './sources'

/** The import circles of a graph, each once, written as a path back to its start. */
function findCircles(graph: Map<string, string[]>): string[] {
	const circles: string[] = []
	const done = new Set<string>()
	const trail: string[] = []

	function follow(node: string) {
		const start = trail.indexOf(node)
		if (start >= 0) return void circles.push([...trail.slice(start), node].join(' → '))
		if (done.has(node)) return
		trail.push(node)
		for (const next of graph.get(node) ?? []) follow(next)
		trail.pop()
		done.add(node)
	}

	for (const node of graph.keys()) follow(node)
	return circles
}

test('No module imports itself over others, types included', () => {
	expect(findCircles(new Map(listSources().map(({ path, imports }) => [path, imports])))).toEqual([])
})

test('The search finds a circle and tells its way', () => {
	const graph = new Map([
		['a', ['b', 'd']],
		['b', ['c']],
		['c', ['b']],
	])
	expect(findCircles(graph)).toEqual(['b → c → b'])
})
