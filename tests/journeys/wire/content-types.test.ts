import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { startProductSite } from '#tests/support/product-site'
import { sendRaw } from '#tests/support/raw-request'
import { startVisitor } from '#tests/support/visitor'
import { routes } from '../access/route-kinds'

const site = startProductSite()

/** Types whose standard or content defines the encoding. */
const hasOwnCharset = /^(application\/(json|manifest\+json|pdf|zip|octet-stream)|image\/|font\/)/

function isToldWell(type: string | undefined) {
	return type !== undefined && (hasOwnCharset.test(type) || /; ?charset=utf-8$/i.test(type))
}

test('Every answer tells its type, and text its characters', async () => {
	const guest = startVisitor(site.portal.url)
	const addresses = routes.filter(({ has }) => has.loader || has.page).map(({ address }) => address)
	const page = await site.anna.visit('/dashboard')
	const linked = [...page.document.querySelectorAll('link[href], script[src], img[src]')].map(
		(element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
	)
	const wrong: string[] = []
	for (const address of new Set([
		...addresses,
		...linked,
		...readdirSync('public').map((name) => `/${name}`),
		'/healthz',
		'/readyz',
	])) {
		for (const visitor of [site.anna, guest]) {
			const { bytes, headers, status } = await visitor.visit(address, { redirects: false })
			const type = headers['content-type']
			if (bytes.length > 0 && !isToldWell(type)) wrong.push(`${address} ${status} ${type}`)
		}
	}
	expect(wrong).toEqual([])
})

test('So do answers that no page makes', async () => {
	const { host } = new URL(site.portal.url)
	const foreign = await sendRaw(site.portal.url, '/', { headers: { host: 'elders.example' } })
	const strange = await sendRaw(site.portal.url, '/', { method: 'DELETE', headers: { host } })
	expect([foreign.status, strange.status]).toEqual([421, 405])
	expect([foreign, strange].filter(({ headers }) => !isToldWell(headers['content-type']))).toEqual([])
})
