import { describe, expect, test } from 'vitest'
import { readText } from './card'
import { deal } from './full'
import type { Page } from './page'
import type { Attributes, ClientSite } from './use-site'

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
	site: ClientSite,
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
