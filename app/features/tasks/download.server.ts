import { isDoneTask } from '#app/products/task-state.server'
import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import type { Action } from '#app/api/resources/action'
import type { SentFile } from '#app/lib/after-last-byte'
import type { RequestContext, Uses } from '#app/request/context.server'
import { isPageRequest } from '#app/lib/request-kind'
import { sendFile } from '#app/downloads/file-download.server'
import { paths } from '#app/paths'
import { isClosedByDownload, isOfFileKind } from '#app/products/action-file'
import { getAction } from '#app/products/actions.server'
import { markDone } from '#app/submissions/done-actions.server'
import { storeReadPaper } from '#app/submissions/read-papers.server'
import { reportStoreFault } from '#app/session/store-fault.server'
import { isStoreUnavailable } from '#app/session/store.server'

/** `id` is encoded. @see [399] [491] */
export const downloadPaths = {
	managed: (id: string) => `/api/actions/${id}/download`,
	added: (id: string) => `/api/actions/${id}/downloadable-document`,
	otd: (id: string) => `/api/products/otds/actions/${id}/download`,
}

/**
 * Some actions are completed by the download [213] [214]. A HEAD request or a prefetch completes nothing. @throws Response redirect to
 * not-found for an action of another type
 */
export async function downloadActionFile(
	ctx: RequestContext,
	{ request, params }: LoaderFunctionArgs,
	kind: keyof typeof downloadPaths,
) {
	const action = await getAction(ctx, params.action)
	if (!isOfFileKind(action, kind)) throw redirect(paths.notFound())
	if (request.method === 'HEAD') return new Response(null)
	const path = downloadPaths[kind](encodeURIComponent(action.id))
	const isKept = ctx.queryTokens === undefined && isPageRequest(request)
	const closes = isKept && isClosedByDownload(action) && !isDoneTask(action)
	const onSent = async (file: SentFile) => {
		if (closes) await closeAfterDownload(ctx, action)
		if (kind !== 'added' && !isDoneTask(action)) await storeReadPaper(ctx, { kind, id: action.id }, file)
	}
	return sendFile(ctx, path, kind === 'otd' ? 'otd.pdf' : 'document', { request, onSent })
}

/** The response has committed the session, so this change has a commit of its own. The API closes the action itself. */
async function closeAfterDownload(ctx: Uses<'facts' | 'session'>, action: Action) {
	markDone(ctx, action)
	await ctx.session.commit().catch((error: unknown) => {
		if (!isStoreUnavailable(error)) throw error
		reportStoreFault(error, ctx.facts.requestId)
	})
}
