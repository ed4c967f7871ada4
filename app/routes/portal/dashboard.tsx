import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { DashboardContent } from '#app/pages/dashboard-content'
import { getDashboard } from '#app/pages/dashboard.server'
import { requireConsumer } from '#app/request/guard.server'
import { getPageTitle } from '#app/request/page-title'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	return await getDashboard(ctx, args.request)
}

export default function DashboardPage() {
	return <DashboardContent page={useLoaderData<typeof loader>()} />
}
