import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getAppointmentListPage } from '#app/pages/appointment-list.server'
import { getPageTitle } from '#app/request/page-title'
import { ListPage } from '#app/products/list-page'
import { requireConsumer } from '#app/request/guard.server'
import { Received } from '#app/ui/received'
import { ProductCards } from '#app/ui/product-cards'
import { Section } from '#app/ui/section'
import { JoinLink } from '#app/features/appointments/appointment-links'
import type { AppointmentGroup } from '#app/features/appointments/appointment-list.server'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	return getAppointmentListPage(ctx, args.request)
}

export default function AppointmentsPage() {
	const { groups, received, ...page } = useLoaderData<typeof loader>()
	return (
		<ListPage {...page} scene="appointment" received={received ? <Received {...received} /> : null}>
			<AppointmentList groups={groups} />
		</ListPage>
	)
}

type Card = AppointmentGroup['cards'][number]

function AppointmentList({ groups }: { groups: readonly AppointmentGroup[] }) {
	return groups.map(({ title, none, cards, badgeLabels }) => (
		<Section key={title} title={title}>
			{cards.length > 0 ? (
				<ProductCards level={3} cards={cards.map(withButton)} badgeLabels={badgeLabels} />
			) : (
				<p>{none}</p>
			)}
		</Section>
	))
}

function withButton({ join, ...card }: Card) {
	return { ...card, action: join ? <JoinLink join={join} title={card.words[0]} /> : undefined }
}
