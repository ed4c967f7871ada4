import type { LoaderFunctionArgs } from '@remix-run/node'
import type { Action } from '#app/api/resources/action'
import type { Visit } from '#app/context.server'
import type { WantedFile } from '#app/downloads/open-downloads.server'
import { archiveLink } from '#app/downloads/file-links'
import { sendArchive } from '#app/downloads/send-archive.server'
import type { Say } from '#app/i18n/say.server'
import { paths } from '#app/paths'
import { closesByDownload, fileKindOf } from './action-file'
import { titleOf } from './action-tasks.server'
import { isAbout, listActions } from './actions.server'
import { calls } from './download.server'
import { quoteFiles } from './quote-files'

/**
 * Sends the files of all action points, or with `?kind=mortgage&id=1` those of one product, as one archive. Whoever packs
 * them has not read each: what a download would close stays out until it is done [213] [214].
 */
export async function sendDocumentsZip(visit: Visit, { request }: LoaderFunctionArgs) {
	const { searchParams } = new URL(request.url)
	const [kind, id] = [searchParams.get('kind'), searchParams.get('id')]
	const isAll = kind === null && id === null
	const actions = (await listActions(visit)).filter(
		(one) => isAll || isAbout(one, kind ?? '', id ?? undefined),
	)
	const product = isAll ? undefined : actions[0]?.product?.label
	return sendArchive(visit, request, {
		title: [visit.say('documents.title'), product].filter(Boolean).join(' '),
		files: packable(actions, visit.say),
		home: paths.dashboard(),
	})
}

/** The link to all files of these actions at once; none where there is one file or less. */
export function documentsArchive(
	actions: readonly Action[],
	say: Say,
	product?: { kind: string; id: string },
) {
	return archiveLink(paths.downloadDocuments(product), packable(actions, say).length, say)
}

function packable(actions: readonly Action[], say: Say) {
	return actions.filter((one) => one.isDone || !closesByDownload(one)).flatMap((one) => filesOf(one, say))
}

/** @see [399] [473] [491] */
function filesOf(action: Action, say: Say): WantedFile[] {
	const kind = fileKindOf(action)
	if (kind === undefined) return []
	if (kind === 'quote') return quoteFiles(action, say)
	return [{ name: titleOf(action, say), path: calls[kind](encodeURIComponent(action.id)) }]
}
