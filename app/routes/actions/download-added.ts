import type { LoaderFunctionArgs } from '@remix-run/node'
import { downloadActionFile } from '#app/features/tasks/download.server'
import { requireConsumer } from '#app/request/guard.server'

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	return downloadActionFile(ctx, args, 'added')
}
