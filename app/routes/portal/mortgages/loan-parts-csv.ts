import type { LoaderFunctionArgs } from '@remix-run/node'
import { getLoanPartsFile } from '#app/features/mortgages/mortgages.server'
import { contentDisposition } from '#app/lib/content-disposition'
import { requireConsumer } from '#app/session/guard.server'

export async function loader(args: LoaderFunctionArgs) {
	const visit = await requireConsumer(args)
	const { name, text } = await getLoanPartsFile(visit, args.params.id)
	return new Response(text, {
		headers: {
			'Content-Type': 'text/csv; charset=utf-8',
			'Content-Disposition': contentDisposition('attachment', name),
			'Content-Security-Policy': "default-src 'none'",
		},
	})
}
