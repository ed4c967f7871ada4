import { expect, test } from 'vitest'
import { dialects } from './dialects'
import { listReportFaults } from './print-reports'
import { readFindings, readLog } from './read-reports'

const path = '/api/actions'
const [same, told] = (['same', 'told'] as const).map((expects) =>
	dialects.find((dialect) => dialect.expects === expects),
)
if (!same || !told) throw new Error('Both kinds of dialects are needed')

test('Lines of the log that name a loss or a failure are grouped by message, with members and no values', () => {
	const lines = [
		{ level: 40, msg: 'gaps', path, lost: [{ member: '/isDone', received: 'text' }] },
		{ level: 40, msg: 'gaps', path, fields: ['/3/id'] },
		{ level: 30, msg: 'api call', path, status: 500 },
		{ level: 40, msg: 'unreadable', path, fault: 'redirect', status: 302 },
		{ level: 30, msg: 'api call', path, status: 200 },
		{ level: 30, msg: 'api call', path: '/api/consumers/partner', status: 404 },
		{ level: 50, msg: 'request', path: '/actions', status: 502 },
	]
	expect(readLog(lines)).toEqual([
		{ message: 'gaps', lines: 2, examples: [`${path} /isDone`, `${path} /3/id`] },
		{ message: 'api call 500', lines: 1, examples: [path] },
		{ message: 'unreadable redirect 302', lines: 1, examples: [path] },
	])
})

const report = `ok    GET /api/theme  3 ms
ok    GET ${path}  4 ms
        warning: element 3 /payment: expected amount, received text; a client sees: what was told, read tolerantly
FAIL  GET /api/invoices  5 ms
        error: expected status 200, received status 500; a client sees: no invoices

11 calls, 1 errors, 1 warnings, 0 calls not tried
`
const findings = readFindings(report)

test('Findings of check-api are read with their call, and those that cost a client nothing are marked', () => {
	expect(findings).toMatchObject([
		{ severity: 'warning', place: `GET ${path} element 3 /payment`, isLoss: false },
		{ severity: 'error', place: 'GET /api/invoices ', isLoss: true },
	])
})

test('A loss must be named in both; where everything is read, neither an error nor a loss may be', () => {
	const log = readLog([{ level: 40, msg: 'gaps', path }])
	const [repaired] = findings
	if (!repaired) throw new Error('The report has a finding')
	expect(listReportFaults({ dialect: told, log, findings })).toEqual([])
	expect(listReportFaults({ dialect: told, log: [], findings })).toEqual(['the log names no loss'])
	expect(listReportFaults({ dialect: told, log, findings: [repaired] })).toEqual(['check-api names no loss'])
	expect(listReportFaults({ dialect: same, log: [], findings: [repaired] })).toEqual([])
	expect(listReportFaults({ dialect: same, log: [], findings })).toHaveLength(1)
})
