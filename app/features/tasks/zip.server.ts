import { findKnown, isUnread } from '#app/lib/unread'
import { isDoneTask } from '#app/products/task-state.server'
import { filterList, type ReadList } from '#app/lib/read-list'
import type { LoaderFunctionArgs } from '@remix-run/node'
import type { Action } from '#app/api/resources/action'
import type { RequestContext } from '#app/request/context.server'
import type { DownloadRequest } from '#app/downloads/open-downloads.server'
import { createArchiveLink } from '#app/downloads/file-links'
import { sendArchive } from '#app/downloads/send-archive.server'
import type { Say } from '#app/i18n/say.server'
import { paths } from '#app/paths'
import { isClosedByDownload, findFileKind, isWholeQuotes } from '#app/products/action-file'
import { getActionTitle } from '#app/products/action-tasks.server'
import { isForProduct } from '#app/products/actions.server'
import { listDocumentTasks } from '#app/products/task-facts.server'
import { downloadPaths } from './download.server'
import { listQuoteFiles } from '#app/products/quote-files'

/**
 * `?kind=mortgage&id=1` selects one product. Excludes open files whose download completes an action [213]
 * [214].
 */
export async function sendDocumentsZip(ctx: RequestContext, { request }: LoaderFunctionArgs) {
	const { searchParams } = new URL(request.url)
	const [kind, id] = [searchParams.get('kind'), searchParams.get('id')]
	const isAll = kind === null && id === null
	const actions = filterList(
		await listDocumentTasks(ctx),
		(action) => isAll || isForProduct(action, kind ?? '', id ?? undefined),
	)
	const product = isAll ? undefined : findKnown(actions.known[0]?.product)?.label
	return sendArchive(ctx, request, {
		title: [ctx.say('documents.title'), product].filter(Boolean).join(' '),
		files: packable(actions, ctx.say),
		home: paths.dashboard(),
	})
}

export function createDocumentsArchive(
	actions: ReadList<Action>,
	say: Say,
	product?: { kind: string; id: string },
) {
	return createArchiveLink(paths.downloadDocuments(product), packable(actions, say), say)
}

/** Whether a task has a file, and whether it may be packed, needs all that tells it. */
function areFilesKnown(actions: readonly Action[]) {
	return actions.every((action) => !isUnread(action.isDone) && isWholeQuotes(action))
}

function packable({ known, isComplete }: ReadList<Action>, say: Say): ReadList<DownloadRequest> {
	const open = known.filter((action) => isDoneTask(action) || !isClosedByDownload(action))
	return {
		known: open.flatMap((action) => filesOf(action, say)),
		isComplete: isComplete && areFilesKnown(known),
	}
}

/** @see [399] [473] [491] */
function filesOf(action: Action, say: Say): DownloadRequest[] {
	const kind = findFileKind(action)
	if (kind === undefined) return []
	if (kind === 'quote') return listQuoteFiles(action, say)
	return [{ name: getActionTitle(action, say), path: downloadPaths[kind](encodeURIComponent(action.id)) }]
}
