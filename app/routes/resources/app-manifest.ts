import type { LoaderFunctionArgs } from '@remix-run/node'
import { writeAppManifest } from '#app/firm/app-identity.server'

/** Public: the signed address contains the firm's name and colours. */
export function loader({ request }: LoaderFunctionArgs) {
	const manifest = writeAppManifest(request.url)
	if (manifest === undefined) throw new Response('Not found', { status: 404 })
	return new Response(manifest, {
		headers: {
			'Content-Type': 'application/manifest+json',
			'Cache-Control': 'public, max-age=31536000, immutable',
		},
	})
}
