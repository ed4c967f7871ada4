import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { createProblemNotices } from '#app/request/problem-notices.server'
import { TimelineParts } from '#app/features/timeline/timeline-parts'
import { getTimeline } from '#app/features/timeline/timeline.server'
import { getPageTitle } from '#app/request/page-title'
import { ListPage } from '#app/products/list-page'
import { requireConsumer } from '#app/request/guard.server'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	const { view, problems } = await getTimeline(ctx, args.request)
	return { ...view, notices: createProblemNotices(problems, ctx) }
}

export default function TimelinePage() {
	const { parts, ...page } = useLoaderData<typeof loader>()
	return (
		<ListPage {...page}>
			<TimelineParts parts={parts} />
		</ListPage>
	)
}
