import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { readText } from '#tests/support/card'
import { deal } from '#tests/support/full'
import { wireFormats } from '#tests/support/wire-formats'
import { productResources } from './product-resources'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })

describe.each(deal('wire', Object.entries(wireFormats)))('Told as %s', (_name, manner) => {
	test.each(productResources)('$path is read [208]', async ({ path, address, thing, words }) => {
		const body = manner(structuredClone([thing]))
		site.api.answer(http.get(`*${path}`, () => HttpResponse.json(body)))
		const page = await site.anna.visit(address)
		expect(page.status).toBe(200)
		const said = readText(page.document.querySelector('main') ?? page.document.body).replace(/\u00a0/g, ' ')
		for (const word of words) expect(said).toContain(word)
	})
})
