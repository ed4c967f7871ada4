import type { ReactElement } from 'react'
import { JSDOM } from 'jsdom'
import { renderToStaticMarkup } from 'react-dom/server'
import { matchRoutes } from 'react-router-dom'
import { createStaticRouter, StaticRouterProvider } from 'react-router-dom/server'

interface Around {
	/** Path and query of the page. */
	address?: string
	root?: object
	reply?: object
}

/** Renders a part of a page for a browser without scripts, inside a router. */
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

/** Attributes that an element has; `aria-` and `data-` attributes need their full name. */
export function listAttributes(element: Element | null, ...names: string[]): Record<string, string> {
	const attributes = names.map((name) => [name, element?.getAttribute(name) ?? undefined] as const)
	return Object.fromEntries(
		attributes.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
	)
}
