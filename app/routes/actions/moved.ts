import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { matchRoutes } from '@remix-run/react'
import { paths } from '#app/paths'
import { requireConsumer } from '#app/request/guard.server'

/** Addresses that mails and bookmarks still hold, and where the same action is now. */
const moved = [
	{ path: '/actions/:action/download-quote', to: paths.downloadQuote },
	{ path: '/actions/:action/knowledge-form', to: paths.knowledgeTest },
	{ path: '/actions/:action/inventory-form', to: paths.inventory },
	{ path: '/actions/:action/ockto-form', to: paths.ocktoForm },
	{ path: '/actions/:action/iwize-form', to: paths.iwizeForm },
]

export async function loader(args: LoaderFunctionArgs) {
	await requireConsumer(args)
	const [match] = matchRoutes(moved, new URL(args.request.url)) ?? []
	if (!match) throw new Response(null, { status: 404 })
	return redirect(match.route.to(args.params.action ?? ''), 301)
}
