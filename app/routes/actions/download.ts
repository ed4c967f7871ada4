import type { LoaderFunctionArgs } from '@remix-run/node'
import { downloadActionFile } from '#app/features/actions/download.server'
import { requireConsumer } from '#app/session/guard.server'

export async function loader(args: LoaderFunctionArgs) {
	const visit = await requireConsumer(args)
	return downloadActionFile(visit, args, 'managed')
}
