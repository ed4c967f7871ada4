import type { LoaderFunctionArgs } from '@remix-run/node'
import { findHousePicture } from '#app/features/purchase-intentions/house-picture.server'
import { requireConsumer } from '#app/request/guard.server'

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	const picture = await findHousePicture(ctx, args.params.id, args.params.house)
	if (!picture) throw new Response('Not found', { status: 404 })
	return new Response(picture.body, {
		headers: {
			'Content-Type': picture.type,
			'Cache-Control': 'private, max-age=300',
			'Content-Security-Policy': "default-src 'none'",
			'X-Content-Type-Options': 'nosniff',
		},
	})
}
