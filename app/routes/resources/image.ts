import type { LoaderFunctionArgs } from '@remix-run/node'
import { getContext } from '#app/request/create-context.server'
import { fetchImage } from '#app/api/images.server'
import { judgePicture } from '#app/lib/pictures/judge-picture'
import { isTooFaint } from '#app/theme/judge-theme'
import { findLinkedImage, leaveOut, type LinkedImage } from '#app/firm/image-link.server'
import { logSetUpFaults } from '#app/firm/log-set-up-faults.server'

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

const minute = 60_000

/**
 * The picture behind a link of `createImageLink`. Undefined for one that its place cannot show: it is logged, and pages
 * leave it out until it is tried again. `findBranch` returns the branch of the visitor.
 */
async function findPicture(
	request: Pick<Request, 'url' | 'signal'>,
	findBranch: () => Promise<string | undefined>,
) {
	const linked = findLinkedImage(request)
	if (!linked) return undefined
	const image = await fetchImage(linked.url, request.signal)
	if (!image && request.signal.aborted) return undefined
	const fault = image ? judge(linked, image) : { fault: 'missing' }
	if (!fault) return image
	leaveOut(request, image ? 5 * minute : minute)
	const { place, url } = linked
	const branch = (await findBranch()) ?? ''
	logSetUpFaults('picture', branch, [{ place, host: url.host, path: pathOf(linked), ...fault }])
	return undefined
}

function judge({ place, ground }: LinkedImage, image: { type: string; body: Uint8Array }) {
	const fault = judgePicture(place, image)
	if (fault || !ground || !image.type.startsWith('image/svg')) return fault
	return isTooFaint(Buffer.from(image.body).toString(), ground) ? { fault: 'tooFaint', ground } : undefined
}

/** Addresses of small pictures may name a person. */
function pathOf({ place, url }: LinkedImage) {
	return place === 'small' ? undefined : url.pathname
}
