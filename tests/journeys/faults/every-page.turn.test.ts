import { describe, expect, test } from 'vitest'
import { routes } from '../access/route-kinds'
import { listNotices, readText } from '#tests/support/card'
import { generic, machineTalk, readFaults } from '#tests/support/fault-list'
import { deal } from '#tests/support/full'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
/** Pages with parts that fail separately. */
const ofParts = ['/dashboard', '/timeline', '/settings/my-data', '/settings/my-data/all.zip']
/** Pages without API calls of their own. */
const ofRecords = [
	'/notices',
	'/waiting-file',
	'/receipts',
	'/receipts/:receipt',
	'/receipts/:receipt/print',
	'/receipts/:receipt/receipt.txt',
	'/receipts/all.zip',
]
const own = routes.filter(({ kind, path }) => kind === 'portal' && ![...ofParts, ...ofRecords].includes(path))
const pages = own.filter(({ has }) => has.page && has.parts)
/** Excludes pictures that pages can do without, and addresses that only scripts request. */
const files = own.filter(({ has, missing, moved }) => has.loader && !has.page && !missing && !moved)
/** Calls of the page itself, without those of the frame and the sign-in. */
const ownCalls = /^\/api\/(?!products\/definitions|consumers|licenses|languages|dictionary|theme|auth)/

const cases = pages.flatMap((page, row) =>
	[0, 4].map((shift) => {
		const fault = readFaults[(row + shift) % readFaults.length]
		return { ...page, fault, status: fault === 'closed' || fault === 'reset' ? 503 : 502 }
	}),
)

describe(`A page whose own calls fail (${cases.length} cases) says so inside the portal, with a way on and a number`, () => {
	test.each(deal('faults', cases))('$path, $fault: $status [227]', async ({ address, fault, status }) => {
		if (fault) site.api.fault('GET', ownCalls, fault)
		const page = await site.anna.visit(address)
		expect([page.status, page.path]).toEqual([status, address])
		const main = readText(page.document.querySelector('main') ?? page.document.body)
		expect(main).toContain(generic.nl)
		expect(main).toContain(page.headers['x-request-id'])
		expect(page.document.querySelector('main a[href="/dashboard"]')).not.toBeNull()
		expect(page.document.querySelector('nav')).not.toBeNull()
		expect(readText(page.document.body)).not.toMatch(machineTalk)
	})
})

describe(`A file that can't be had (${files.length}) leads back, with one notice`, () => {
	test.each(files)('$path [227] [293]', async ({ address }) => {
		const before = await site.anna.visit('/important-documents')
		site.api.fault('GET', ownCalls, { status: 500 })
		const answer = await site.anna.visit(address, { from: before, redirects: false })
		expect([answer.status, answer.headers.location]).toEqual([303, '/important-documents'])
		await site.api.heal()
		expect(listNotices(await site.anna.visit('/important-documents'))).toEqual([`Fout ${generic.nl}`])
	})
})
