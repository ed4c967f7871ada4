import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AppointmentList } from '#app/features/appointments/appointment-list'
import { getAppointmentListPage } from '#app/pages/appointment-list.server'
import { getPageTitle } from '#app/request/page-title'
import { ListPage } from '#app/products/list-page'
import { requireConsumer } from '#app/request/guard.server'
import { Received } from '#app/ui/received'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	return getAppointmentListPage(ctx, args.request)
}

export default function AppointmentsPage() {
	const { groups, received, ...page } = useLoaderData<typeof loader>()
	return (
		<ListPage {...page} received={received ? <Received {...received} /> : null}>
			<AppointmentList groups={groups} />
		</ListPage>
	)
}
