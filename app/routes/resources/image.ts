import type { LoaderFunctionArgs } from '@remix-run/node'
import { fetchImage } from '#app/api/images.server'
import { findImageUrl } from '#app/firm/image-link.server'

/** Public: only addresses signed by this portal are fetched. */
export async function loader({ request }: LoaderFunctionArgs) {
	const address = findImageUrl(request)
	const image = address && (await fetchImage(address, request.signal))
	if (!image) throw new Response('Not found', { status: 404 })
	return new Response(image.body, {
		headers: {
			'Content-Type': image.type,
			'Cache-Control': 'private, max-age=300',
			'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
		},
	})
}
