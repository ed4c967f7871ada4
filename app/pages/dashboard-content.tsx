import type { SerializeFrom } from '@remix-run/node'
import { NextAppointment } from '#app/features/appointments/next-appointment'
import { DossierCard } from '#app/features/dossiers/dossier-card'
import { DraftCard } from '#app/features/drafts/draft-card'
import { ReceiptCard } from '#app/features/receipts/receipt-card'
import { ActionList } from '#app/features/tasks/action-list'
import { DocumentList } from '#app/features/tasks/document-list'
import { Welcome } from '#app/features/welcome/welcome'
import { Banner } from '#app/ui/banner'
import { Columns } from '#app/ui/columns'
import { PageContent } from '#app/ui/page-content'
import { AdvisorCards } from './advisor-cards'
import type { getDashboard } from './dashboard.server'
import { PartnerCard } from './partner-card'

type DashboardView = SerializeFrom<Awaited<ReturnType<typeof getDashboard>>>

/** What a client sees first: what is asked of them, and beside it who helps them. */
export function DashboardContent({ page }: { page: DashboardView }) {
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
				<ActionList {...page.actions} table={page.table} />
				<DocumentList {...page.documents} table={page.table} />
				{page.receipts ? <ReceiptCard {...page.receipts} /> : null}
			</Columns>
		</PageContent>
	)
}
