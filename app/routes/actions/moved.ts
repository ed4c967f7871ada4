import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { matchRoutes } from '@remix-run/react'
import { isId } from '#app/lib/is-id'
import { paths } from '#app/paths'
import { requireConsumer } from '#app/request/guard.server'

interface Ids {
	id?: string
	action?: string
}

/** Old addresses in mails and bookmarks, and addresses with the other id [A9]. */
const moved = [
	{ path: '/actions/:action/download-quote', to: ({ action = '' }: Ids) => paths.downloadQuote(action) },
	{ path: '/actions/:action/knowledge-form', to: ({ action = '' }: Ids) => paths.knowledgeTest(action) },
	{ path: '/actions/:action/inventory-form', to: ({ action = '' }: Ids) => paths.inventory(action) },
	{ path: '/actions/:action/ockto-form', to: ({ action = '' }: Ids) => paths.ocktoForm(action) },
	{ path: '/actions/:action/iwize-form', to: ({ action = '' }: Ids) => paths.iwizeForm(action) },
	{
		path: '/woongarant-insurances/:id/sign/:action',
		to: ({ id = '', action = '' }: Ids) => paths.signProposal(id, action),
	},
	{ path: '/woongarant-insurance/:id', to: ({ id = '' }: Ids) => paths.woongarantInsurance(id) },
	{ path: '/business-incomes', to: () => paths.businessIncomes.list() },
	{ path: '/business-incomes/:id', to: ({ id = '' }: Ids) => paths.businessIncomes.detail(id) },
]

export async function loader(args: LoaderFunctionArgs) {
	await requireConsumer(args)
	const [match] = matchRoutes(moved, new URL(args.request.url)) ?? []
	if (!match || !Object.values(args.params).every(isId)) return redirect(paths.notFound())
	return redirect(match.route.to(args.params), 301)
}
