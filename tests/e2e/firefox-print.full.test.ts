import { inflateSync } from 'node:zlib'
import type { Browser } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openFirefoxPage, startFirefox } from '../browsers/firefox'
import { findProgram } from '../support/find-program'
import { openOverview } from '../support/sign-in'
import { startSite, type Site } from './site'

/** Words and parts of words that each page of a PDF of Firefox writes, in order. */
function countWritten(pdf: Uint8Array): number[] {
	const bytes = Buffer.from(pdf)
	const heads = bytes.toString('latin1').matchAll(/\d+ 0 obj\n<<[^>]*>>\nstream\n/g)
	return [...heads].flatMap(({ index, 0: head }) => {
		if (/\/Type \/(ObjStm|XRef)/.test(head) || !head.includes('FlateDecode')) return []
		const start = index + head.length
		const drawing = inflateSync(bytes.subarray(start, bytes.indexOf('endstream', start))).toString('latin1')
		const written = drawing.match(/\bT[jJ]\b/g)?.length ?? 0
		return written > 0 ? [written] : []
	})
}

describe.skipIf(!findProgram('firefox'))('Printed by Firefox', () => {
	let site: Site
	let firefox: Browser
	beforeAll(async () => {
		site = await startSite()
		firefox = await startFirefox()
	})
	afterAll(async () => {
		await firefox.close()
		await site.close()
	})

	// A title and the letterhead are four or five.
	test.each([
		'/mortgages/10011',
		'/mortgages/10012',
		'/dashboard',
		'/documents',
		'/invoices',
		'/privacy',
		'/help',
	])(
		'the first page of %s holds more than its title',
		async (path) => {
			const { visitor } = await openOverview(site.url, { branch: 'noord' })
			const page = await openFirefoxPage(firefox, site.url, visitor)
			await page.goto(site.url + path)
			const [first] = countWritten(await page.pdf({ format: 'a4' }))
			expect(first).toBeGreaterThan(20)
		},
		60_000,
	)
})
