import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ActionTasks } from '#app/features/tasks/action-list'
import { getActionPage } from '#app/features/tasks/list-pages.server'
import { getPageTitle } from '#app/request/page-title'
import { ListPage } from '#app/products/list-page'
import { requireConsumer } from '#app/request/guard.server'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	return getActionPage(ctx, args.request)
}

export default function ActionsPage() {
	const { groups, ...page } = useLoaderData<typeof loader>()
	return (
		<ListPage {...page}>
			<ActionTasks groups={groups} level={2} />
		</ListPage>
	)
}
