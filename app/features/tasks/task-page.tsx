import type { SerializeFrom } from '@remix-run/node'
import { ListPage } from '#app/products/list-page'
import { JumpList } from '#app/ui/jump-list'
import { MoreLink } from '#app/ui/more-link'
import { TaskRows } from '#app/ui/task-rows'
import type { getActionPage } from './action-page.server'

type ActionPageView = SerializeFrom<Awaited<ReturnType<typeof getActionPage>>>

export function TaskPage({ page: { groups, jumps, done, view, ...page } }: { page: ActionPageView }) {
	const after = (
		<>
			{done ? <TaskRows groups={[done]} level={2} /> : null}
			{view ? <MoreLink {...view} /> : null}
		</>
	)
	return (
		<ListPage {...page} after={after}>
			{jumps ? <JumpList {...jumps} /> : null}
			<TaskRows groups={groups} level={2} />
		</ListPage>
	)
}
