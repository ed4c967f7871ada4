import type { LoaderFunctionArgs } from '@remix-run/node'
import { redirect } from '@remix-run/node'
import { messageKeyOf } from '#app/api/error-message'
import { ApiError } from '#app/api/errors'
import type { ApiClient } from '#app/api/client.server'
import type { RequestContext } from '#app/context.server'
import { contentDisposition, findFileName } from '#app/lib/content-disposition'
import { findSafePath } from '#app/lib/safe-path'
import { paths } from '#app/paths'
import type { Action } from '#app/api/resources/action'
import { getAction } from './actions.server'

interface ActionFile {
	/** The call, with the encoded id of the action. */
	path: (id: string) => string
	/** Whether having it closes the action (spec 1 §4.5). */
	closes: (action: Action) => boolean
	/** The name where the API gives none. */
	fallbackName: string
}
type Visit = Pick<RequestContext, 'api' | 'session'>

/**
 * Streams an action's file to the browser. A failure before the first byte leads back to where the visitor came
 * from, with a notice [A29].
 */
export async function downloadActionFile(visit: Visit, { request, params }: LoaderFunctionArgs, file: ActionFile) {
	const action = await getAction(visit, params.action)
	try {
		const answer = await streamFile(visit.api, file.path(encodeURIComponent(action.id)), file.fallbackName)
		if (file.closes(action) && !action.isDone) visit.session.change((data) => data.doneActions.push(action.id))
		return answer
	} catch (error) {
		if (!(error instanceof ApiError)) throw error
		visit.session.change((data) => data.notices.push({ kind: 'error', key: messageKeyOf(error) }))
		const { origin } = new URL(request.url)
		return redirect(findSafePath(request.headers.get('Referer'), origin) ?? paths.dashboard(), 303)
	}
}

async function streamFile(api: ApiClient, path: string, fallbackName: string) {
	const { headers, body } = await api.download(path)
	const name = findFileName(headers.get('Content-Disposition') ?? undefined) ?? fallbackName
	const length = headers.get('Content-Length')
	return new Response(body, {
		headers: {
			'Content-Type': headers.get('Content-Type') ?? 'application/octet-stream',
			'Content-Disposition': contentDisposition('attachment', name),
			'Content-Security-Policy': "default-src 'none'",
			...(length ? { 'Content-Length': length } : {}),
		},
	})
}
