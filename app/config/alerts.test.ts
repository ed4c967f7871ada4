import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createMeters } from './meters.server'

const alerts = readFileSync('.github/examples/alerts.yaml', 'utf8')
const runbook = readFileSync('.github/RUNBOOK.md', 'utf8')
const expressions = [...alerts.matchAll(/^\s+expr: (.*)$/gm)].map(([, text = '']) => text)

test('The example alerts name metrics that the portal has', async () => {
	const { registry } = createMeters('1', () => Promise.resolve({ store: true, api: true }))
	const known = (await registry.getMetricsAsJSON()).map(({ name }) => name)
	const named = expressions.flatMap((text) => text.match(/\b(portal|nodejs|process)_\w+/g) ?? [])
	expect(named.length).toBeGreaterThanOrEqual(expressions.length)
	const isKnown = (name: string) =>
		known.includes(name) || known.includes(name.replace(/_(bucket|count|sum)$/, ''))
	expect(named.filter((name) => !isKnown(name))).toEqual([])
})

test('Every alert sees two readings at least where Prometheus reads once a minute, its default', () => {
	const ranges = expressions.flatMap((text) => [...text.matchAll(/\[(\w+)\]/g)].map(([, range]) => range))
	expect(ranges.length).toBeGreaterThan(10)
	expect(ranges.filter((range) => !/^([5-9]|\d{2,})m$/.test(range ?? ''))).toEqual([])
})

test('Labels in the example alerts are those of the metrics', () => {
	expect(
		alerts.match(/\w+(?==~?"|!~?")/g)?.filter((label) => !/^(status|outcome|kind|route)$/.test(label)),
	).toEqual([])
})

test('Each alert of the RUNBOOK is in the example, with the same expression', () => {
	const table = runbook.slice(runbook.indexOf('| alert '), runbook.indexOf('## My upload vanished'))
	const listed = [...table.matchAll(/^\|[^|]+\| `((?:\\\||[^`])+)`/gm)].map(([, text = '']) =>
		text.replaceAll('\\|', '|'),
	)
	expect(listed.length).toBeGreaterThan(10)
	expect(listed.filter((text) => text !== '/readyz' && !expressions.includes(text))).toEqual([])
})
