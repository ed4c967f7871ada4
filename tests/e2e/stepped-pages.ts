import { actionForms } from '../actions/forms'
import type { Step } from '../actions/steps'
import { routes, type Route } from '../journeys/access/route-kinds'
import { signIn } from '../support/sign-in'
import type { Site } from './site'

/** What a client of the demonstration is led through by questions, rows or pages, and where. */
export interface SteppedPages {
	/** Questionnaires of several steps. */
	wizards: Route[]
	/** Forms with rows that are added. */
	editors: Route[]
	/** Lists of several pages. */
	pagers: Route[]
}

/** Opens every page that a client may, and tells of what kind it is. */
export async function findSteppedPages(site: Site): Promise<SteppedPages> {
	const { visitor } = await signIn(site.url, { branch: 'noord' })
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

/** With what the page is filled in and sent; a form of rows or steps that no test sends is an error. */
export function findForm({ path }: Pick<Route, 'path'>) {
	const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
	const form = actionForms.find(({ address }) => pattern.test(address.replace(/[?#].*$/, '')))
	if (!form) throw new Error(`No form of tests/actions is at ${path}`)
	return form
}

/** The address under which a page shows its form rather than a choice before it. */
export function openAddress(route: Route): string {
	const hasForm = route.path.startsWith('/actions/') || route.path.includes(':action')
	const form = hasForm
		? actionForms.find(({ address }) => address.startsWith(`${route.address}?`))
		: undefined
	return form?.address ?? route.address
}

/** The steps up to where a further page is asked for. */
export function takeUntilPress(steps: readonly Step[]): Step[] {
	const end = steps.findIndex((step) => 'press' in step)
	return steps.slice(0, end < 0 ? steps.length : end)
}
