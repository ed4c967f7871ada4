import { afterAll, beforeEach } from 'vitest'
import { createApiHandler } from './card'
import { borrowSite, type SharedSite } from './shared-site'
import { openOverview } from './sign-in'
import type { Visitor } from './visitor'

interface Needs {
	env?: Record<string, string>
	/** A portal without cached set-up. */
	isFresh?: boolean
	/** Answers and faults of the API last for the whole file, else for one test. */
	keepsAnswers?: boolean
}

export type Attributes = Record<string, unknown>
export type Site = Pick<SharedSite, 'api' | 'portal'>

export interface ClientSite extends Site {
	anna: Visitor
	/** Makes the API's list at this path contain only these; members are attributes. */
	tell(path: string, ...products: Attributes[]): void
}

/** Environment of a firm with one branch. */
export const oneBranch = { HOST_BRANCHES: 'localhost=noord' }

/**
 * The portal and its API for all tests of a file, with Anna signed in where asked. Each test begins without answers,
 * faults and calls of the tests before.
 */
export function useSite(needs: Needs & { as: 'anna' }): Promise<ClientSite>
export function useSite(needs?: Needs): Promise<Site>
export async function useSite({ env, isFresh, keepsAnswers, as }: Needs & { as?: 'anna' } = {}) {
	const { api, portal, giveBack } = await borrowSite(env)
	afterAll(giveBack)
	if (isFresh) await portal.forget()
	beforeEach(async () => {
		if (!keepsAnswers) await api.heal()
		api.forgetCalls()
	})
	if (as === undefined) return { api, portal }
	const { visitor: anna } = await openOverview(portal.url, { branch: 'noord' })
	const tell = (path: string, ...products: Attributes[]) =>
		api.answer(createApiHandler(path, { data: products.map(toResource) }))
	return { api, portal, anna, tell }
}

function toResource({ id, ...attributes }: Attributes) {
	return { type: 'products', id: String(id), attributes: attributes as Record<string, string> }
}
