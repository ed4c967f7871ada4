import type { SerializeFrom } from '@remix-run/node'
import { NextAppointment } from '#app/features/appointments/next-appointment'
import { DossierCard } from '#app/features/dossiers/dossier-card'
import { MortgageOverview } from '#app/features/mortgages/mortgage-overview'
import { ReceiptCard } from '#app/features/receipts/receipt-card'
import { DocumentList } from '#app/features/tasks/document-list'
import { TaskOverview } from '#app/features/tasks/task-overview'
import { Announcements } from '#app/features/welcome/announcements'
import { Welcome } from '#app/features/welcome/welcome'
import { Banner } from '#app/ui/banner'
import { OverviewGrid } from '#app/ui/overview-grid'
import { PageContent } from '#app/ui/page-content'
import { Received } from '#app/ui/received'
import { AdvisorCards } from './advisor-cards'
import type { getDashboard } from './dashboard.server'
import { NewClient } from './new-client'
import { NextStep } from './next-step'

type DashboardView = SerializeFrom<Awaited<ReturnType<typeof getDashboard>>>

export function DashboardContent({ page }: { page: DashboardView }) {
	return (
		<PageContent
			title={page.title}
			width="wide"
			received={page.received ? <Received {...page.received} /> : null}
		>
			<OverviewGrid
				first={
					<>
						{page.newClient ? <NewClient {...page.newClient} /> : null}
						{page.first ? <NextStep {...page.first} /> : null}
						{page.mortgages ? (
							<MortgageOverview {...page.mortgages} adviser={page.advisors.advisors?.[0]} />
						) : null}
					</>
				}
				beside={
					<>
						{page.newClient ? null : <NextAppointment {...page.appointment} />}
						<AdvisorCards {...page.advisors} />
						{page.newClient && page.dossier.none ? null : (
							<DossierCard {...page.dossier} partner={page.partner} />
						)}
					</>
				}
				aside={
					<>
						{page.welcome ? <Welcome {...page.welcome} /> : null}
						{page.announcements ? <Announcements {...page.announcements} /> : null}
						{page.banner ? <Banner {...page.banner} /> : null}
					</>
				}
			>
				{page.newClient ? null : <Lists {...page} />}
				{page.receipts ? <ReceiptCard {...page.receipts} /> : null}
			</OverviewGrid>
		</PageContent>
	)
}

function Lists({ actions, documents }: Pick<DashboardView, 'actions' | 'documents'>) {
	return (
		<>
			<TaskOverview {...actions} />
			<DocumentList {...documents} />
		</>
	)
}
