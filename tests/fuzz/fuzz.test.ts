// Own portal: it has a small heap and a probe, and may crash.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deal } from '#tests/support/full'
import { crawlSite } from './crawl'
import { withoutOriginSometimes, type Target } from './input'
import { createAddressInputs } from './inputs/addresses'
import { createCookieInputs } from './inputs/cookies'
import { createDocumentInputs } from './inputs/documents'
import { createEncodingInputs } from './inputs/encodings'
import { headers } from './inputs/headers'
import { createMultipartInputs } from './inputs/multipart'
import { createNameInputs } from './inputs/names'
import { createNestingInputs } from './inputs/nesting'
import { createQueryInputs } from './inputs/query'
import { createRequestLineInputs } from './inputs/request-lines'
import { fromApi, fromBrowsers } from './recorded'
import { runInputs } from './run-inputs'
import { report, takeSample, printLine } from './scale'
import { startSite, type Site } from './site'

/** An unreadable answer counts as a failure of the API (contract §2), missing set-up as 503 (contract §8). */
const apiFails = [502, 503]

const kinds = [
	{ kind: 'names', inputs: (found: Target[]) => withoutOriginSometimes(createNameInputs(found)), full: 4000 },
	{
		kind: 'nesting',
		inputs: (found: Target[]) => withoutOriginSometimes(createNestingInputs(found)),
		full: 1500,
	},
	{
		kind: 'encodings',
		inputs: (found: Target[]) => withoutOriginSometimes(createEncodingInputs(found)),
		full: 2000,
	},
	{
		kind: 'multipart',
		inputs: (found: Target[]) => withoutOriginSometimes(createMultipartInputs(found)),
		full: 3000,
	},
	{ kind: 'cookies', inputs: createCookieInputs, full: 2000 },
	{ kind: 'headers', inputs: headers, full: 2500 },
	{ kind: 'request lines', inputs: createRequestLineInputs, full: 1000 },
	{ kind: 'query', inputs: createQueryInputs, full: 2500 },
	{ kind: 'addresses', inputs: createAddressInputs, full: 2000 },
	{ kind: 'API documents', inputs: createDocumentInputs, full: 2000, allowed: apiFails },
]
const recorded = [
	{ kind: 'recorded, of browsers', inputs: fromBrowsers },
	{ kind: 'recorded, of the API', inputs: fromApi, allowed: apiFails },
]
/** Bytes that the heap may grow during the whole run. */
const mostGrowth = 20 * 1024 * 1024
const timeout = 3_600_000

let site: Site
let targets: Target[]
const heaps: number[] = []
beforeAll(async () => {
	site = await startSite()
	targets = await crawlSite(site)
})
afterAll(() => site.close())

describe('The portal withstands what no browser and no API would send', () => {
	test.each(recorded)('$kind', { timeout }, async ({ kind, inputs, allowed = [] }) => {
		const { findings, figures } = await runInputs(site, deal('fuzz', inputs, 8), allowed)
		report(kind, figures, findings)
		expect(findings).toEqual([])
	})

	test.each(deal('fuzz', kinds))('$kind', { timeout }, async ({ kind, inputs, full, allowed = [] }) => {
		const { findings, figures } = await runInputs(site, takeSample(inputs(targets), full), allowed)
		report(kind, figures, findings)
		heaps.push((await site.memory()).heap)
		expect(findings).toEqual([])
	})

	test('keeps nothing of it', () => {
		const [first = 0, ...others] = heaps
		printLine(
			`heap after a forced collection, MB: ${heaps.map((heap) => (heap / 2 ** 20).toFixed(1)).join(', ')}`,
		)
		expect(Math.max(first, ...others) - first).toBeLessThan(mostGrowth)
	})
})
