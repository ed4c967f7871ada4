import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendText } from '#app/downloads/file-download.server'
import { getLoanPartsFile } from '#app/features/mortgages/mortgages.server'
import { requireConsumer } from '#app/session/guard.server'

export async function loader(args: LoaderFunctionArgs) {
	const visit = await requireConsumer(args)
	const { name, text } = await getLoanPartsFile(visit, args.params.id)
	return sendText(text, 'text/csv', name)
}
