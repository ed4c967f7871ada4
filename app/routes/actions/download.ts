import type { LoaderFunctionArgs } from '@remix-run/node'
import { downloadActionFile } from '#app/features/actions/download.server'
import { requireConsumer } from '#app/session/guard.server'

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	return downloadActionFile(ctx, args, 'managed')
}
