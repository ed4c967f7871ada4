import { redirect } from '@remix-run/node'
import type { Uses } from '#app/request/context.server'
import type { ReadList } from '#app/lib/read-list'
import { isPageRequest } from '#app/lib/request-kind'
import { findSafePath } from '#app/lib/safe-path'
import type { DownloadRequest } from './open-downloads.server'
import { sendZip } from './zip-files.server'

interface Archive {
	title: string
	files: ReadList<DownloadRequest>
	/** Redirect target when there are no files and no Referer. */
	home: string
}

export function sendArchive(
	ctx: Uses<'api' | 'say' | 'session'>,
	request: Request,
	{ title, files: { known: files, isComplete }, home }: Archive,
) {
	const { say, session } = ctx
	if (files.length === 0) {
		const reason = isComplete ? 'downloads.nothing' : 'unread.list'
		if (isPageRequest(request)) session.notify('info', reason)
		const { origin } = new URL(request.url)
		return redirect(findSafePath(request.headers.get('Referer'), origin) ?? home, 303)
	}
	const zip = {
		name: `${title.replace(/[/\\]/g, '-')}.zip`,
		files,
		failuresName: say('downloads.failures.name'),
		failuresHeading: say('downloads.failures.heading'),
		failureLine: (name: string, how: 'missing' | 'incomplete') => say(`downloads.failures.${how}`, { name }),
	}
	return sendZip(ctx, zip, request)
}
