import type { LoaderFunctionArgs } from '@remix-run/node'
import { findPicture } from '#app/firm/show-picture.server'
import { getContext } from '#app/request/create-context.server'

/** Public: only addresses signed by this portal are fetched. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const image = await findPicture(request, async () => (await getContext(request, context)).branch.name())
	if (!image) throw new Response('Not found', { status: 404 })
	return new Response(image.body, {
		headers: {
			'Content-Type': image.type,
			'Cache-Control': 'private, max-age=300',
			'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
		},
	})
}
