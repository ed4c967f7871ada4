import type { MetaFunction } from '@remix-run/node'
import { isRouteErrorResponse } from '@remix-run/react'

interface Titled {
	title: string
}
interface Frame {
	pageTitle: string
	errorTitle: string
	failed: boolean
	failure: Titled
}

const mark = '{page}'

/**
 * The document's title from the loader's `title`: error first, then the page, then the firm (access.md 1.11).
 * A page that could not be shown is named by what stands in its place.
 */
export const pageTitle: MetaFunction = ({ data, error, matches }) => {
	const frame = matches.find(({ id }) => id === 'root')?.data as Frame | undefined
	const shown = isRouteErrorResponse(error) ? error.data : data
	const own = isTitled(shown) ? shown.title : frame?.failure.title
	if (!frame || own === undefined) return []
	const page = frame.failed ? frame.errorTitle.replace(mark, own) : own
	return [{ title: frame.pageTitle.replace(mark, page) }]
}

function isTitled(value: unknown): value is Titled {
	return typeof value === 'object' && value !== null && 'title' in value && typeof value.title === 'string'
}
