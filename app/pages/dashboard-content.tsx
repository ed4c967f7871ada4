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
import { FirmNotice } from '#app/ui/firm-notice'
import { OverviewGrid } from '#app/ui/overview-grid'
import { PageContent } from '#app/ui/page-content'
import { Received } from '#app/ui/received'
import { AdvisorCards } from './advisor-cards'
import type { getDashboard } from './dashboard.server'
import { Card } from '#app/ui/card'
import { Link } from '#app/ui/link'
import type { findNewClient } from './new-client.server'
import { ButtonLink } from '#app/ui/button'
import { FirstCard } from '#app/ui/first-card'
import { HiddenText } from '#app/ui/hidden-text'
import { Scene } from '#app/ui/scene'
import { StatusTag } from '#app/ui/status-tag'
import type { NextStepView } from './next-step.server'

type DashboardView = SerializeFrom<Awaited<ReturnType<typeof getDashboard>>>

export function DashboardContent({ page }: { page: DashboardView }) {
	return (
		<PageContent
			title={page.title}
			width="wide"
			received={page.received ? <Received {...page.received} /> : null}
		>
			<OverviewGrid
				first={<First {...page} />}
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

function First({ firmNotice, newClient, first, mortgages, advisors }: DashboardView) {
	return (
		<>
			{firmNotice ? <FirmNotice {...firmNotice} /> : null}
			{newClient ? <NewClient {...newClient} /> : null}
			{first ? <NextStep {...first} /> : null}
			{mortgages ? <MortgageOverview {...mortgages} adviser={advisors.advisors?.[0]} /> : null}
		</>
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

type NewClientProps = SerializeFrom<NonNullable<Awaited<ReturnType<typeof findNewClient>>>>

/** Takes the place of the empty lists of a new client. */
function NewClient({ title, lines, question, phone, help }: NewClientProps) {
	return (
		<Card title={title}>
			<Scene name="home" />
			<ul>
				{lines.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
			<p>
				{question} {phone ? <a href={phone.href}>{phone.label}</a> : null}
				{phone ? ' · ' : null}
				<Link href={help.href} inSentence>
					{help.label}
				</Link>
			</p>
		</Card>
	)
}

function NextStep({
	icon,
	kicker,
	title,
	reason,
	detail,
	news,
	button,
	discard,
}: NextStepView & { kicker: string }) {
	return (
		<FirstCard icon={icon} kicker={kicker} title={title} reason={reason} detail={detail}>
			<ButtonLink
				variant="primary"
				href={button.href}
				isFile={button.isFile}
				icon={button.isFile ? 'download' : undefined}
				hiddenText={title}
			>
				{button.label}
			</ButtonLink>{' '}
			{news ? <StatusTag tone="info">{news}</StatusTag> : null}{' '}
			{discard ? (
				<Link href={discard.href}>
					{discard.label}
					<HiddenText> {title}</HiddenText>
				</Link>
			) : null}
		</FirstCard>
	)
}
