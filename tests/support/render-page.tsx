import type { ReactElement } from 'react'
import { JSDOM } from 'jsdom'
import { renderToStaticMarkup } from 'react-dom/server'
import { matchRoutes } from 'react-router-dom'
import { createStaticRouter, StaticRouterProvider } from 'react-router-dom/server'

interface Around {
	/** Of the page: path and query. */
	address?: string
	/** What the root of all pages loaded. */
	root?: object
	/** What the page's action answered. */
	reply?: object
}

/** A part of a page as a browser without scripts gets it, in the router that a page stands in. */
export function renderPage(part: ReactElement, { address = '/', root = {}, reply }: Around = {}): Document {
	const { pathname, search } = new URL(address, 'https://portaal.nl')
	const routes = [{ id: 'root', children: [{ id: 'page', path: pathname, element: part }] }]
	const context = {
		basename: '/',
		location: { pathname, search, hash: '', state: null, key: 'default' },
		matches: matchRoutes(routes, pathname) ?? [],
		loaderData: { root },
		actionData: reply ? { page: reply } : null,
		errors: null,
		statusCode: 200,
		loaderHeaders: {},
		actionHeaders: {},
		activeDeferreds: null,
	}
	const router = createStaticRouter(routes, context)
	const page = <StaticRouterProvider router={router} context={context} hydrate={false} />
	return new JSDOM(renderToStaticMarkup(page)).window.document
}

/** The attributes of an element that are there; `aria-` and `data-` ones by their whole name. */
export function listAttributes(element: Element | null, ...names: string[]): Record<string, string> {
	const given = names.map((name) => [name, element?.getAttribute(name) ?? undefined] as const)
	return Object.fromEntries(given.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
}
