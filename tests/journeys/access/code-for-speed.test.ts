// Own portal: SPEED_OFF switches off the code for speed.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { speedParts } from '#app/lib/speed'
import { deal } from '#tests/support/full'
import { startPortal, type TestPortal } from '../../support/portal'
import { signIn } from '../../support/sign-in'
import { startVisitor, type Visitor } from '../../support/visitor'
import { routes } from './route-kinds'
import { useSite } from '#tests/support/use-site'

const site = await useSite()
let portals: TestPortal[]
beforeAll(async () => {
	const env = { SPEED_OFF: speedParts.join() }
	portals = [site.portal, await startPortal({ apiUrl: site.api.url, env })]
})
afterAll(async () => {
	await portals[1]?.close()
})

/** A logout would end the walk. */
const all = routes.filter(({ path, has }) => has.loader && path !== '/logout')
const addresses = deal('stress', all).map(({ address }) => address)

/** What differs from request to request: nonces, tokens, ids and times. */
const random = [
	/nonce="[^"]*"/g,
	/name="(formToken|formId)" value="[^"]*"/g,
	/`formToken`:`[^`]*`/g,
	/[\w-]{20,}/g,
	/localhost:\d+/g,
	/\d\d:\d\d/g,
	/"\d+" data-warning/g,
]
const hideRandom = (html: string) => random.reduce((text, pattern) => text.replace(pattern, '…'), html)

/** Second visits: what was new is known then, and caches are filled. */
async function walk(visitor: Visitor) {
	const pages = new Map<string, string>()
	for (const address of [...addresses, ...addresses]) {
		const { status, html } = await visitor.visit(address, { redirects: false })
		if (html.startsWith('<!DOCTYPE html>')) pages.set(address, `${status} ${hideRandom(html)}`)
	}
	return pages
}

test('Every page is the same without the code for speed, for a client and for a guest', async () => {
	const visitors = await Promise.all(portals.map(({ url }) => signIn(url, { branch: 'noord' })))
	const walks = [visitors.map(({ visitor }) => visitor), portals.map(({ url }) => startVisitor(url))]
	let pages = 0
	for (const pair of walks) {
		const [own, simple] = await Promise.all(pair.map(walk))
		pages += own?.size ?? 0
		expect(addresses.filter((address) => own?.get(address) !== simple?.get(address))).toEqual([])
	}
	expect(pages).toBeGreaterThan(0)
})
