import type { MetaFunction } from '@remix-run/node'
import { isRouteErrorResponse } from '@remix-run/react'

interface Titled {
	title: string
	/** Where the document is called otherwise than its heading. */
	tabTitle?: string
	/** Of its list that fills more than a page. */
	list?: { titlePrefix?: string }
}

/** What the shell tells of titles: a template with `{page}` in it, and what a page that broke is called. */
interface TitleTemplates {
	pageTitle: string
	failure: Titled
}

/**
 * The document's title from the loader's `tabTitle` or `title`: error first, then the page, then the firm (WCAG 2.4.2).
 * A page that could not be shown is named by what stands in its place.
 */
export const getPageTitle: MetaFunction = ({ data, error, matches }) => {
	const shell: unknown = matches.find(({ id }) => id === 'root')?.data
	if (!hasTemplates(shell)) return []
	const shown: unknown = isRouteErrorResponse(error) ? error.data : data
	const own = isTitled(shown) ? nameOf(shown) : shell.failure.title
	return [{ title: shell.pageTitle.replace('{page}', () => own) }]
}

function nameOf({ title, tabTitle = title, list }: Titled) {
	return [list?.titlePrefix, tabTitle].filter(Boolean).join(' – ')
}

function isTitled(value: unknown): value is Titled {
	return typeof value === 'object' && value !== null && 'title' in value && typeof value.title === 'string'
}

function hasTemplates(value: unknown): value is TitleTemplates {
	return typeof value === 'object' && value !== null && 'pageTitle' in value && 'failure' in value
}
