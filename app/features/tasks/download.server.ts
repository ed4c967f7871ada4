import type { LoaderFunctionArgs } from '@remix-run/node'
import type { RequestContext } from '#app/request/context.server'
import { sendFile } from '#app/downloads/file-download.server'
import { isClosedByDownload } from '#app/products/action-file'
import { getAction } from '#app/products/actions.server'
import { markDone } from '#app/submissions/done-actions.server'

/** `id` is encoded. @see [399] [491] */
export const downloadPaths = {
	managed: (id: string) => `/api/actions/${id}/download`,
	added: (id: string) => `/api/actions/${id}/downloadable-document`,
	otd: (id: string) => `/api/products/otds/actions/${id}/download`,
}

/** Some actions are completed by the download [213] [214]. A HEAD request completes nothing. */
export async function downloadActionFile(
	ctx: RequestContext,
	{ request, params }: LoaderFunctionArgs,
	kind: keyof typeof downloadPaths,
) {
	const action = await getAction(ctx, params.action)
	if (request.method === 'HEAD') return new Response(null)
	const path = downloadPaths[kind](encodeURIComponent(action.id))
	const file = await sendFile(ctx, path, kind === 'otd' ? 'otd.pdf' : 'document', request)
	const isKept = ctx.queryTokens === undefined
	if (isKept && isClosedByDownload(action) && !action.isDone) markDone(ctx, action)
	return file
}
