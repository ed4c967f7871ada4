import { expect, test } from 'vitest'
import { deal } from '#tests/support/full'
import { signIn } from '../../support/sign-in'
import { startVisitor, type Visitor } from '../../support/visitor'
import { routes } from './route-kinds'
import { useSite } from '#tests/support/use-site'

const { portal } = await useSite()

/** A logout would end the walk. */
const all = routes.filter(({ path, has }) => has.loader && path !== '/logout')
const addresses = deal('stress', all).map(({ address }) => address)
const changed = /read only|not extensible|Cannot (assign|add|delete|define|redefine)/

async function walk(visitor: Visitor) {
	const shown = { failed: [] as string[], pages: 0 }
	for (const address of addresses) {
		const { status } = await visitor.visit(address, { redirects: false })
		if (status >= 500) shown.failed.push(`${status} ${address}`)
		if (status === 200) shown.pages += 1
	}
	return shown
}

test('No page changes what it shares with others: a client walks all of them twice, then a guest', async () => {
	expect(all.length).toBeGreaterThan(80)
	const { visitor } = await signIn(portal.url, { branch: 'noord' })
	const walks = [await walk(visitor), await walk(visitor), await walk(startVisitor(portal.url))]
	expect(walks.flatMap(({ failed }) => failed)).toEqual([])
	expect(walks[0]?.pages).toBeGreaterThan(0)
	expect(walks[1]?.pages).toBe(walks[0]?.pages)
	expect(portal.lines.filter((line) => changed.test(line))).toEqual([])
})
