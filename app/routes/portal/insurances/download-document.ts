import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendFile } from '#app/downloads/file-download.server'
import { getPaperId, getPaperPath } from '#app/features/insurances/woongarant.server'
import { requireConsumer } from '#app/request/guard.server'

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	const id = await getPaperId(ctx, args.params.id, args.params.document)
	return sendFile(ctx, getPaperPath(id), 'document', { request: args.request })
}
