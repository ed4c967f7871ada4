import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { TaskPage } from '#app/features/tasks/task-page'
import { getTaskPage } from '#app/pages/task-page.server'
import { getPageTitle } from '#app/request/page-title'
import { requireConsumer } from '#app/request/guard.server'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	return getTaskPage(ctx, args.request)
}

export default function ActionsPage() {
	return <TaskPage page={useLoaderData<typeof loader>()} />
}
