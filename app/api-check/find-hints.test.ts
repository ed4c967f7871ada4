import { expect, test } from 'vitest'
import type { CheckResult } from './check-result'
import { amountWithUnit } from '#app/api/numbers'
import { findHints, formatHtml, formatJunit, formatText } from './format-report'

const failing = (path: string, received: string, severity: 'error' | 'warning' = 'error'): CheckResult => ({
	method: 'GET',
	path,
	milliseconds: 1,
	findings: [{ severity, member: '', expected: 'status 200', received, shown: 'nothing' }],
})

test('When all calls fail alike each report says so once', () => {
	const results: CheckResult[] = [
		failing('/api/theme', 'status 301 to https://x.example/api/theme'),
		failing('/api/actions', 'status 301 to https://x.example/api/actions'),
		{ method: 'POST', path: '/api/documents', milliseconds: 0, findings: [], notTried: 'x' },
	]
	const hint = 'All calls fail alike (received status 301 to https://x.example): look at API_URL.'
	expect(findHints(results)).toEqual([hint])
	for (const report of [formatText(results), formatJunit(results), formatHtml(results)])
		expect(report.split(hint)).toHaveLength(2)
})

test('Calls that fail in different ways, or not all, give no hint; nor does a single call', () => {
	expect(findHints([failing('/a', 'status 404'), failing('/b', 'status 500')])).toEqual([])
	expect(findHints([failing('/a', 'status 404'), failing('/b', 'status 404', 'warning')])).toEqual([])
	expect(findHints([failing('/a', 'status 404')])).toEqual([])
})

test('Whole amounts without a unit ask for the setting once', () => {
	const amountless = (path: string): CheckResult => ({
		...failing(path, 'object', 'warning'),
		findings: [1, 2].map(() => ({
			severity: 'warning',
			member: '/total',
			expected: amountWithUnit,
			received: 'object',
			shown: '',
		})),
	})
	expect(findHints([amountless('/a'), amountless('/b')])).toEqual([
		expect.stringContaining('set API_MONEY=euro or API_MONEY=cents'),
	])
})
