import { redirect } from '@remix-run/node'
import type { Uses } from '#app/request/context.server'
import { isPageRequest } from '#app/lib/request-kind'
import { findSafePath } from '#app/lib/safe-path'
import type { DownloadRequest } from './open-downloads.server'
import { sendZip } from './zip-files.server'

interface Archive {
	/** In the reader's words; becomes the archive's name. */
	title: string
	files: readonly DownloadRequest[]
	/** Where to go on when there is nothing to pack and the browser does not say where it was. */
	home: string
}

/** The files of a list as one archive, in the reader's words. Without files the page before it says that there are none. */
export function sendArchive(
	ctx: Uses<'api' | 'say' | 'session'>,
	request: Request,
	{ title, files, home }: Archive,
) {
	const { say, session } = ctx
	if (files.length === 0) {
		if (isPageRequest(request)) session.notify('info', 'downloads.nothing')
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
