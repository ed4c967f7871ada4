import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createApiHandler, readText } from './card'
import { deal } from './full'
import type { Page } from './page'
import { borrowSite, type SharedSite } from './shared-site'
import { openOverview } from './sign-in'
import type { Visitor } from './visitor'

type Attributes = Record<string, unknown>

interface Running extends SharedSite {
	anna: Visitor
}

export interface ProductSite extends Omit<Running, 'giveBack'> {
	/** Makes the API's list at this path contain only these; members are attributes. */
	tell(path: string, ...products: Attributes[]): void
}

interface SiteOptions {
	email?: string
	branch?: string
	/** A portal without cached set-up. */
	isFresh?: boolean
}

/** The portal with Anna signed in, for all tests of a file; `tell` is undone after each test. */
export function startProductSite({ isFresh, ...options }: SiteOptions = {}): ProductSite {
	let running: Running | undefined
	function site(): Running {
		if (!running) throw new Error('The site runs only while tests do')
		return running
	}
	beforeAll(async () => {
		const shared = await borrowSite()
		if (isFresh) await shared.portal.forget()
		const { visitor } = await openOverview(shared.portal.url, { branch: 'noord', ...options })
		running = { ...shared, anna: visitor }
	})
	afterEach(() => site().api.heal())
	afterAll(() => running?.giveBack())
	return {
		get api() {
			return site().api
		},
		get portal() {
			return site().portal
		},
		get anna() {
			return site().anna
		},
		tell: (path, ...products) =>
			site().api.answer(createApiHandler(path, { data: products.map(toResource) })),
	}
}

function toResource({ id, ...attributes }: Attributes) {
	return { type: 'products', id: String(id), attributes: attributes as Record<string, string> }
}

/** Details on a product's page by term. */
export function readFacts(page: Page): Record<string, string> {
	const terms = [...page.document.querySelectorAll('main dt')]
	return Object.fromEntries(
		terms.map((term) => [readText(term), readText(term.nextElementSibling ?? term).replace(/\u00a0/g, ' ')]),
	)
}

interface Field {
	/** Name in the API. */
	name: string
	value: unknown
	/** Text of the page with the field and without it; undefined: no text. */
	present: string
	absent?: string
}

/** A field whose fact shows a hyphen when the API leaves it out. */
export function defineFactField(name: string, value: unknown, term: string, shown: string): Field {
	return { name, value, present: `${term}: ${shown}`, absent: `${term}: -` }
}

/**
 * A test that the page contains `present` of all fields, and one per dealt field that it contains `absent` without it.
 * Texts are searched in the page's text, or as `term: detail` among its facts.
 */
export function testProductFields(
	site: ProductSite,
	{ path, address, product, fields }: { path: string; address: string; product: Attributes; fields: Field[] },
	numbers: string,
) {
	const full = { ...product, ...Object.fromEntries(fields.map(({ name, value }) => [name, value])) }
	describe(`Fields told by ${path}, as ${address} shows them`, () => {
		test(`all there: each is shown ${numbers}`, async () => {
			site.tell(path, full)
			const words = saying(await site.anna.visit(address))
			for (const { present } of fields) expect(words).toContain(present)
		})

		test.each(deal('pages', fields, 2))(
			`$name: missing or null, it is not shown ${numbers}`,
			async (field) => {
				const without: Attributes = { ...full }
				delete without[field.name]
				for (const product of [without, { ...full, [field.name]: null }]) {
					await site.api.heal()
					site.tell(path, product)
					const page = await site.anna.visit(address)
					expect(page.status).toBe(200)
					expect(saying(page)).not.toContain(field.present)
					if (field.absent) expect(saying(page)).toContain(field.absent)
				}
			},
		)
	})
}

function saying(page: Page): string {
	const facts = Object.entries(readFacts(page)).map(([term, detail]) => `${term}: ${detail}`)
	const main = page.document.querySelector('main')
	return [readText(main ?? page.document.body), ...facts].join('\n').replace(/\u00a0/g, ' ')
}
