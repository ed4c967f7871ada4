import { http } from 'msw'
import { describe, expect, test } from 'vitest'
import { routes } from '../access/route-kinds'
import type { Kind } from '../access/route-rows'
import { firmPaths } from '#tests/support/api'
import { deal } from '#tests/support/full'
import { startProductSite } from '#tests/support/product-site'

const site = startProductSite()
const shown: readonly Kind[] = ['portal', 'anyone']
const pages = routes.filter(({ kind, has, unseeded }) => shown.includes(kind) && has.page && !unseeded)
const ofSomething = pages.filter(({ path }) => path.includes(':'))
const unknownIds = ['0', '10021x', '%20', '..%2F1', 'x'.repeat(129), '%F0%9F%8F%A0', '1%00']
const unknown = ofSomething.flatMap(({ path, address }) =>
	unknownIds.map((id) => ({
		path,
		id,
		address: path.replace(/:\w+/, () => id).replace(/:\w+/g, () => address.split('/').at(-1) ?? ''),
	})),
)
/** Milliseconds; only a page that waits for itself takes this long. */
const deadlock = 60_000

const nameCall = (method: string, path: string, query: Record<string, string>) =>
	JSON.stringify([method, path, query])

/**
 * Holds calls back until this many are pending. A page with sequential calls never gets there. Those for the firm's
 * set-up pass, because the portal reads it again every minute.
 */
function holdUntil(count: number) {
	const state = { arrived: new Array<string>(), waitedInVain: false }
	let open: () => void = () => undefined
	const gate = new Promise<void>((done) => (open = done))
	const stuck = setTimeout(() => {
		state.waitedInVain = true
		open()
	}, deadlock / 3)
	site.api.answer(
		http.all('*/api/*', async ({ request }) => {
			const { pathname, searchParams } = new URL(request.url)
			if (firmPaths.test(pathname)) return undefined
			state.arrived.push(nameCall(request.method, pathname, Object.fromEntries(searchParams)))
			if (state.arrived.length >= count) open()
			await gate
			return undefined
		}),
	)
	return {
		release: () => {
			clearTimeout(stuck)
			return state
		},
	}
}

describe(`Every page that signed-in clients open (${pages.length})`, () => {
	test.each(pages)(
		'$path asks all it needs at once: one round trip to the API; no cache keeps it [676]',
		async ({ address }) => {
			await site.anna.visit(address)
			site.api.forgetCalls()
			const first = await site.anna.visit(address)
			// Distinct calls, because a call of the previous page may arrive late.
			const asked = site.api.calls.filter(({ path }) => !firmPaths.test(path))
			const calls = new Set(asked.map(({ method, path, query }) => nameCall(method, path, query)))
			const held = holdUntil(calls.size)
			const second = await site.anna.visit(address)
			expect([first.status, second.status]).toEqual([200, 200])
			expect(first.headers['cache-control']).toBe('no-store')
			const { arrived, waitedInVain } = held.release()
			expect([arrived.sort(), waitedInVain]).toEqual([[...calls].sort(), false])
		},
		deadlock,
	)
})

const signedIn = pages.filter(({ kind }) => kind === 'portal')

test.each(deal('pages', signedIn))(
	'Names of links and buttons on $path begin with what is seen',
	async ({ address }) => {
		const { document } = await site.anna.visit(address)
		const named = [...document.querySelectorAll('a[aria-label], button[aria-label]')]
		const wordsOf = (element: Element) =>
			(element.textContent || (element.querySelector('img')?.getAttribute('alt') ?? ''))
				.replace(/\s+/g, ' ')
				.trim()
		const others = named.filter((element) => {
			const name = element.getAttribute('aria-label')?.replace(/\s+/g, ' ')
			return !name?.startsWith(wordsOf(element))
		})
		expect(others.map((element) => element.outerHTML)).toEqual([])
		expect(named.length).toBeGreaterThan(0)
	},
)

describe(`Every page of one thing (${ofSomething.length})`, () => {
	test.each(deal('pages', unknown))('$path does not know $id: not found [504]', async ({ address }) => {
		const page = await site.anna.visit(address)
		expect(page.status).toBe(404)
		expect(page.document.querySelector('h1')?.textContent).toBe('Deze pagina is er niet')
	})
})
