import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { wordsOf } from '#tests/support/card'
import { manners } from '#tests/support/manners'
import { productSite } from '#tests/support/product-site'
import { productThings } from './product-things'

const site = productSite()

describe.each(Object.entries(manners))('Told as %s', (_name, manner) => {
	test.each(productThings)('$path is read [208]', async ({ path, address, thing, words }) => {
		const told = manner(structuredClone([thing]))
		site.api.answer(http.get(`*${path}`, () => HttpResponse.json(told)))
		const page = await site.anna.visit(address)
		expect(page.status).toBe(200)
		const said = wordsOf(page.document.querySelector('main') ?? page.document.body).replace(/\u00a0/g, ' ')
		for (const word of words) expect(said).toContain(word)
	})
})
