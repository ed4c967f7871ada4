import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendContactFile } from '#app/features/dossiers/advisor-contact.server'
import { requireConsumer } from '#app/request/guard.server'

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	return sendContactFile(ctx, args.params.advisor)
}
