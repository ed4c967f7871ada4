import type { MetaFunction } from '@remix-run/node'
import { isRouteErrorResponse } from '@remix-run/react'

interface Titled {
	title: string
	/** Overrides the heading. */
	tabTitle?: string
	list?: { titlePrefix?: string }
}

/** A template with `{page}`, and titles of error pages. */
interface TitleTemplates {
	pageTitle: string
	/** A template for the page after a send. */
	receivedTitle?: string
	failure: Titled
}

/** The document title from the loader's `tabTitle` or `title`: error, page, firm (WCAG 2.4.2). */
export const getPageTitle: MetaFunction = ({ data, error, matches }) => {
	const shell: unknown = matches.find(({ id }) => id === 'root')?.data
	if (!hasTemplates(shell)) return []
	const shown: unknown = isRouteErrorResponse(error) ? error.data : data
	const named = isTitled(shown) ? nameOf(shown) : shell.failure.title
	const own = error ? named : (shell.receivedTitle ?? '{page}').replace('{page}', () => named)
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
