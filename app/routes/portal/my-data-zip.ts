import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { mustSeePage } from '#app/features/my-data/archive-link.server'
import { sendMyData } from '#app/pages/my-data-zip.server'
import { paths } from '#app/paths'
import { requireConsumer } from '#app/request/guard.server'

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	return mustSeePage(ctx, args.request) ? redirect(paths.myData()) : sendMyData(ctx, args.request)
}
