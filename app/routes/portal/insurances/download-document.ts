import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendFile } from '#app/downloads/file-download.server'
import { getPaperId, getPaperPath } from '#app/features/insurances/woongarant.server'
import { requireConsumer } from '#app/session/guard.server'

export async function loader(args: LoaderFunctionArgs) {
	const visit = await requireConsumer(args)
	const id = await getPaperId(visit, args.params.id, args.params.document)
	return sendFile(visit, getPaperPath(id), 'document', args.request)
}
