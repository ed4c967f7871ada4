import type { LoaderFunctionArgs } from '@remix-run/node'
import { findStylesheet } from '#app/theme/stylesheet.server'

/** Public: the name contains the colours. */
export function loader({ params }: LoaderFunctionArgs) {
	const css = findStylesheet(params.name?.replace(/\.css$/, '') ?? '')
	if (css === undefined) throw new Response('Not found', { status: 404 })
	const headers = {
		'Content-Type': 'text/css; charset=utf-8',
		'Cache-Control': 'public, max-age=31536000, immutable',
	}
	return new Response(css, { headers })
}
