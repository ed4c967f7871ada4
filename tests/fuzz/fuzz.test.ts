import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { crawl } from './crawl'
import { sometimesSilent, type Target } from './input'
import { addresses } from './inputs/addresses'
import { cookies } from './inputs/cookies'
import { documents } from './inputs/documents'
import { encodings } from './inputs/encodings'
import { headers } from './inputs/headers'
import { multipart } from './inputs/multipart'
import { names } from './inputs/names'
import { nesting } from './inputs/nesting'
import { query } from './inputs/query'
import { requestLines } from './inputs/request-lines'
import { fromApi, fromBrowsers } from './recorded'
import { runInputs } from './run-inputs'
import { report, sample, tell } from './scale'
import { startSite, type Site } from './site'

/** An answer that can't be read is shown as a failure of the API (contract §2), set-up that is missing as 503 (contract §8). */
const apiFails = [502, 503]

const kinds = [
	{ kind: 'names', inputs: (found: Target[]) => sometimesSilent(names(found)), full: 4000 },
	{ kind: 'nesting', inputs: (found: Target[]) => sometimesSilent(nesting(found)), full: 1500 },
	{ kind: 'encodings', inputs: (found: Target[]) => sometimesSilent(encodings(found)), full: 2000 },
	{ kind: 'multipart', inputs: (found: Target[]) => sometimesSilent(multipart(found)), full: 3000 },
	{ kind: 'cookies', inputs: cookies, full: 2000 },
	{ kind: 'headers', inputs: headers, full: 2500 },
	{ kind: 'request lines', inputs: requestLines, full: 1000 },
	{ kind: 'query', inputs: query, full: 2500 },
	{ kind: 'addresses', inputs: addresses, full: 2000 },
	{ kind: 'API documents', inputs: documents, full: 2000, allowed: apiFails },
]
const recorded = [
	{ kind: 'recorded, of browsers', inputs: fromBrowsers },
	{ kind: 'recorded, of the API', inputs: fromApi, allowed: apiFails },
]
/** Bytes that the heap may have grown between the first kind and the last. */
const mostGrowth = 20 * 1024 * 1024
const timeout = 3_600_000

let site: Site
let targets: Target[]
const heaps: number[] = []
beforeAll(async () => {
	site = await startSite()
	targets = await crawl(site)
})
afterAll(() => site.close())

describe('The portal withstands what no browser and no API would send', () => {
	test.each(recorded)('$kind', { timeout }, async ({ kind, inputs, allowed = [] }) => {
		const { findings, figures } = await runInputs(site, inputs, allowed)
		report(kind, figures, findings)
		expect(findings).toEqual([])
	})

	test.each(kinds)('$kind', { timeout }, async ({ kind, inputs, full, allowed = [] }) => {
		const { findings, figures } = await runInputs(site, sample(inputs(targets), full), allowed)
		report(kind, figures, findings)
		heaps.push((await site.memory()).heap)
		expect(findings).toEqual([])
	})

	test('keeps nothing of it', () => {
		const [first = 0, ...others] = heaps
		tell(`heap after a forced collection, MB: ${heaps.map((heap) => (heap / 2 ** 20).toFixed(1)).join(', ')}`)
		expect(Math.max(first, ...others) - first).toBeLessThan(mostGrowth)
	})
})
