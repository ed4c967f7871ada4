import type { LoaderFunctionArgs } from '@remix-run/node'
import { drawAppIcon } from '#app/firm/app-identity.server'

/** Public: the signed address contains letter and colour. */
export function loader({ request }: LoaderFunctionArgs) {
	const icon = drawAppIcon(request.url)
	if (icon === undefined) throw new Response('Not found', { status: 404 })
	return new Response(icon, {
		headers: {
			'Content-Type': 'image/svg+xml',
			'Cache-Control': 'public, max-age=31536000, immutable',
			'Content-Security-Policy': "default-src 'none'; sandbox",
		},
	})
}
