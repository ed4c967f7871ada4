import { afterAll, describe, expect, test } from 'vitest'
import { dialects } from '#tests/dialects/dialects'
import { dialectPages } from '#tests/dialects/pages'
import { createDialectSites } from '#tests/dialects/run'
import { isFull, deal } from '#tests/support/full'

const cells = dialects.flatMap((dialect) => dialectPages.map((page) => ({ dialect, page })))
const meant = new Set(deal('wire', cells, 40))

/** A test for each dialect of these groups: no page is silently different from the plain dialect's. */
export function testDialects(groups: readonly string[]) {
	const sites = createDialectSites()
	const rows = dialects
		.filter(({ group }) => groups.includes(group))
		.map((dialect) => {
			const own = cells.filter((cell) => cell.dialect === dialect && meant.has(cell))
			return { dialect, name: `${dialect.group}: ${dialect.name}`, pages: own.map(({ page }) => page) }
		})
		.filter(({ pages }) => pages.length > 0)
	afterAll(() => sites.close())

	describe(`Dialects of the API${isFull('wire') ? '' : ', a sample'}`, () => {
		// On a busy machine an optional part may take more than its two seconds, and is left out.
		test.each(rows)(
			'$name: a client reads the same, or that it could not be read',
			{ retry: 1 },
			async (row) => {
				const { dialect, pages } = row
				const read = await sites.check(dialect, pages)
				const faults = read.filter(({ verdict }) => verdict === 'silent' || verdict === 'less')
				expect(faults.map(({ page, verdict, wrong }) => ({ page, verdict, wrong }))).toEqual([])
			},
		)
	})
}
