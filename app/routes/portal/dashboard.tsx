import { json, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { problemsOf, settle } from '#app/api/settle'
import { ActionList } from '#app/features/actions/action-list'
import { actionGroups } from '#app/features/actions/action-tasks.server'
import { listActions } from '#app/features/actions/actions.server'
import { DocumentList } from '#app/features/actions/document-list'
import { documentRows } from '#app/features/actions/document-rows.server'
import { NextAppointment } from '#app/features/appointments/next-appointment'
import {
	appointmentView,
	findNextAppointment,
	listAppointments,
} from '#app/features/appointments/appointments.server'
import { AdvisorCards, DossierCard, PartnerCard } from '#app/features/dossiers/dossier-cards'
import {
	advisorViews,
	dossierViews,
	findPartner,
	listDossiers,
	partnerView,
} from '#app/features/dossiers/dossiers.server'
import { dashboardTexts, moreLink } from '#app/features/welcome/dashboard-texts.server'
import { problemNotices } from '#app/features/shell/notices.server'
import { Welcome } from '#app/features/welcome/welcome'
import { findBanner, listAnnouncements, welcomeView } from '#app/features/welcome/welcome.server'
import { pageTitle } from '#app/page-title'
import { requireConsumer } from '#app/session/guard.server'
import { Card } from '#app/ui/card'
import { Columns } from '#app/ui/columns'
import { PageContent } from '#app/ui/page-content'

export const meta = pageTitle

export async function loader(args: LoaderFunctionArgs) {
	const visit = await requireConsumer(args)
	const { api, say, consumer } = visit
	const [firm, actions, dossiers, appointments, partner, banner, announcements] = await Promise.all([
		visit.firm(),
		settle(listActions(visit)),
		settle(listDossiers(api)),
		settle(listAppointments(api)),
		settle(findPartner(api)),
		settle(findBanner(api, say)),
		settle(listAnnouncements(api, say)),
	])
	const shown = new URL(args.request.url).searchParams.get('show')
	const tasks = actions.value && actionGroups(actions.value, say, shown === 'all')
	const documents = actions.value && documentRows(actions.value, say, shown === 'all')
	const next = appointments.value && findNextAppointment(appointments.value, new Date())
	return json({
		...dashboardTexts(say, tasks?.count),
		notices: problemNotices(problemsOf(actions, dossiers, appointments, partner, banner, announcements), say),
		welcome: welcomeView(firm.licence, consumer.name, say),
		announcements: announcements.value ?? [],
		banner: banner.value,
		tasks: tasks && { ...tasks, more: moreLink(tasks.hidden, say) },
		documents: documents && { ...documents, more: moreLink(documents.hidden, say) },
		dossiers: dossiers.value && dossierViews(dossiers.value, firm.licence, say),
		advisors: dossiers.value && advisorViews(dossiers.value, firm.licence, say),
		appointment: appointments.value && { next: next && appointmentView(next, firm.licence, say) },
		partner: partner.problem ? { problem: true } : { rows: partner.value && partnerView(partner.value, say) },
	})
}

export default function DashboardPage() {
	const { texts, missing, ...view } = useLoaderData<typeof loader>()
	return (
		<PageContent title={view.title} width="wide">
			<Welcome
				{...view.welcome}
				announcements={view.announcements}
				announcementsTitle={texts.announcements}
				banner={view.banner}
			/>
			<Columns
				aside={
					<>
						<DossierCard
							title={texts.dossier}
							none={texts.noDossier}
							missing={missing.dossier}
							dossiers={view.dossiers}
						/>
						<AdvisorCards title={texts.advisors} missing={missing.advisors} advisors={view.advisors} />
						<NextAppointment
							title={texts.appointment}
							none={texts.noAppointment}
							missing={missing.appointment}
							appointment={view.appointment}
						/>
						<PartnerCard title={texts.partner} missing={missing.partner} {...view.partner} />
					</>
				}
			>
				<Card title={texts.actions}>
					{view.tasks ? (
						<ActionList {...view.tasks} purpose={texts.actionsPurpose} none={texts.noActions} />
					) : (
						<p>{missing.actions}</p>
					)}
				</Card>
				<Card title={texts.documents}>
					{view.documents ? (
						<DocumentList {...view.documents} none={texts.noDocuments} />
					) : (
						<p>{missing.documents}</p>
					)}
				</Card>
			</Columns>
		</PageContent>
	)
}
