import type { LoaderFunctionArgs } from '@remix-run/node'
import { closesByDownload } from '#app/features/actions/action-file'
import { downloadActionFile } from '#app/features/actions/download.server'
import { requireConsumer } from '#app/session/guard.server'

/** A document that an advisor added. @see spec 2 §7 */
export async function loader(args: LoaderFunctionArgs) {
	const visit = await requireConsumer(args)
	const path = (id: string) => `/api/actions/${id}/downloadable-document`
	return downloadActionFile(visit, args, { path, closes: closesByDownload, fallbackName: 'document' })
}
