import { actionForms } from '../actions/forms'
import type { Step } from '../actions/steps'
import { routes, type Route } from '../journeys/access/route-kinds'
import { openOverview } from '../support/sign-in'
import type { Site } from './site'

/** Pages of the demo with questions, rows or pagination, and their addresses. */
export interface SteppedPages {
	/** Questionnaires with several steps. */
	wizards: Route[]
	/** Forms with rows that a client adds. */
	editors: Route[]
	/** Lists with several pages. */
	pagers: Route[]
}

/** Opens every page of a client and sorts it by kind. */
export async function findSteppedPages(site: Site): Promise<SteppedPages> {
	const { visitor } = await openOverview(site.url, { branch: 'noord' })
	const found: SteppedPages = { wizards: [], editors: [], pagers: [] }
	const pages = routes.filter(({ kind, has, unseeded }) => kind === 'portal' && has.page && !unseeded)
	for (const route of pages) {
		const { document } = await visitor.visit(openAddress(route))
		const has = (selector: string) => document.querySelector(selector) !== null
		if (has('#step')) found.wizards.push(route)
		if (has('[name^=add-]')) found.editors.push(route)
		if (has('main nav a[href*="page="]')) found.pagers.push(route)
	}
	return found
}

/** Steps that fill in and send the page. @throws Error for a form with rows or steps that no test sends */
export function findForm({ path }: Pick<Route, 'path'>) {
	const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
	const form = actionForms.find(({ address }) => pattern.test(address.replace(/[?#].*$/, '')))
	if (!form) throw new Error(`No form of tests/actions is at ${path}`)
	return form
}

/** Address of the form itself, when its page shows a choice first. */
export function openAddress(route: Route): string {
	const hasForm = route.path.startsWith('/actions/') || route.path.includes(':action')
	const form = hasForm
		? actionForms.find(({ address }) => address.startsWith(`${route.address}?`))
		: undefined
	return form?.address ?? route.address
}

/** Steps before the next page is requested. */
export function takeUntilPress(steps: readonly Step[]): Step[] {
	const end = steps.findIndex((step) => 'press' in step)
	return steps.slice(0, end < 0 ? steps.length : end)
}
