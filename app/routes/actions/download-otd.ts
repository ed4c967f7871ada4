import type { LoaderFunctionArgs } from '@remix-run/node'
import { downloadActionFile } from '#app/features/actions/download.server'
import { requireConsumer } from '#app/session/guard.server'

/** A service assignment. @see spec 2 §7 */
export async function loader(args: LoaderFunctionArgs) {
	const visit = await requireConsumer(args)
	const path = (id: string) => `/api/products/otds/actions/${id}/download`
	return downloadActionFile(visit, args, { path, closes: () => false, fallbackName: 'otd.pdf' })
}
