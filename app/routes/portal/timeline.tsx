import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { TimelineContent } from '#app/pages/timeline-content'
import { getTimelinePage } from '#app/pages/timeline.server'
import { getPageTitle } from '#app/request/page-title'
import { requireConsumer } from '#app/request/guard.server'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	return getTimelinePage(ctx, args.request)
}

export default function TimelinePage() {
	return <TimelineContent view={useLoaderData<typeof loader>()} />
}
