import { json, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ActionList } from '#app/features/tasks/action-list'
import { DocumentList } from '#app/features/tasks/document-list'
import { DraftCard } from '#app/features/drafts/draft-card'
import { NextAppointment } from '#app/features/appointments/next-appointment'
import { DossierCard } from '#app/features/dossiers/dossier-card'
import { AdvisorCards } from '#app/pages/advisor-cards'
import { PartnerCard } from '#app/pages/partner-card'
import { ReceiptCard } from '#app/features/receipts/receipt-card'
import { Welcome } from '#app/features/welcome/welcome'
import { getPageTitle } from '#app/request/page-title'
import { getDashboard } from '#app/pages/dashboard.server'
import { requireConsumer } from '#app/request/guard.server'
import { Banner } from '#app/ui/banner'
import { Columns } from '#app/ui/columns'
import { PageContent } from '#app/ui/page-content'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	return json(await getDashboard(ctx, args.request))
}

export default function DashboardPage() {
	const page = useLoaderData<typeof loader>()
	const cards = (
		<>
			<DossierCard {...page.dossier} />
			<AdvisorCards {...page.advisors} />
			<NextAppointment {...page.appointment} />
			<PartnerCard {...page.partner} />
			{page.banner ? <Banner {...page.banner} /> : null}
		</>
	)
	return (
		<PageContent title={page.title} width="wide">
			<Welcome {...page.welcome} />
			<Columns aside={cards}>
				{page.drafts ? <DraftCard {...page.drafts} /> : null}
				<ActionList {...page.actions} />
				<DocumentList {...page.documents} />
				{page.receipts ? <ReceiptCard {...page.receipts} /> : null}
			</Columns>
		</PageContent>
	)
}
