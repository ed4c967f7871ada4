import type { LoaderFunctionArgs, SerializeFrom } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getTaskPage } from '#app/pages/task-page.server'
import { getPageTitle } from '#app/request/page-title'
import { requireConsumer } from '#app/request/guard.server'
import { ListPage } from '#app/products/list-page'
import { JumpList } from '#app/ui/jump-list'
import { MoreLink } from '#app/ui/more-link'
import { TaskRows } from '#app/ui/task-rows'
import type { getActionPage } from '#app/features/tasks/action-page.server'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	return getTaskPage(ctx, args.request)
}

export default function ActionsPage() {
	return <TaskPage page={useLoaderData<typeof loader>()} />
}

type ActionPageView = SerializeFrom<Awaited<ReturnType<typeof getActionPage>>>

function TaskPage({ page: { groups, jumps, done, view, ...page } }: { page: ActionPageView }) {
	const after = (
		<>
			{done ? <TaskRows groups={[done]} level={2} /> : null}
			{view ? <MoreLink {...view} /> : null}
		</>
	)
	return (
		<ListPage {...page} scene="done" after={after}>
			{jumps ? <JumpList {...jumps} /> : null}
			<TaskRows groups={groups} level={2} />
		</ListPage>
	)
}
