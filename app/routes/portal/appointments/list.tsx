import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AppointmentList } from '#app/features/appointments/appointment-list'
import { getAppointmentList } from '#app/features/appointments/appointment-list.server'
import { getPageTitle } from '#app/request/page-title'
import { ListPage } from '#app/products/list-page'
import { requireConsumer } from '#app/request/guard.server'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	return getAppointmentList(ctx, args.request)
}

export default function AppointmentsPage() {
	const { groups, ...page } = useLoaderData<typeof loader>()
	return (
		<ListPage {...page}>
			<AppointmentList groups={groups} />
		</ListPage>
	)
}
