// Own portals: a process logs each fault of the API once.
import { afterAll, describe, expect, test } from 'vitest'
import { dialects } from '#tests/dialects/dialects'
import { createObserver } from '#tests/dialects/observe'
import { listReportFaults } from '#tests/dialects/print-reports'
import { isFull, deal } from '#tests/support/full'

/** Together these read most lists. */
const addresses = ['/dashboard', '/timeline']

const observer = createObserver()
afterAll(() => observer.close())

describe(`Dialects of the API in the log and in check-api${isFull('wire') ? '' : ', a sample'}`, () => {
	const rows = deal('wire', dialects).map((dialect) => ({
		dialect,
		name: `${dialect.group}: ${dialect.name}`,
	}))
	test.each(rows)('$name: a loss is named in both, and what can be read is no loss', async ({ dialect }) => {
		const reported = await observer.report(dialect, addresses)
		expect(listReportFaults(reported)).toEqual([])
	})
})
