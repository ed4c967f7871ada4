import { json, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { problemsOf, settle } from '#app/api/settle'
import { ActionList } from '#app/features/actions/action-list'
import { getActionLists } from '#app/features/actions/action-lists.server'
import { DocumentList } from '#app/features/actions/document-list'
import { findNextAppointment } from '#app/features/appointments/appointments.server'
import { NextAppointment } from '#app/features/appointments/next-appointment'
import { AdvisorCards, DossierCard, PartnerCard } from '#app/features/dossiers/dossier-cards'
import { findPartnerFacts, getDossierCards } from '#app/features/dossiers/dossiers.server'
import { problemNotices } from '#app/features/shell/notices.server'
import { dashboardTexts } from '#app/features/welcome/dashboard-texts.server'
import { Welcome } from '#app/features/welcome/welcome'
import { findBanner, getWelcome, listAnnouncements } from '#app/features/welcome/welcome.server'
import { pageTitle } from '#app/page-title'
import { requireConsumer } from '#app/session/guard.server'
import { Banner } from '#app/ui/banner'
import { Columns } from '#app/ui/columns'
import { PageContent } from '#app/ui/page-content'

export const meta = pageTitle

export async function loader(args: LoaderFunctionArgs) {
	const visit = await requireConsumer(args)
	const isWhole = new URL(args.request.url).searchParams.get('show') === 'all'
	const [welcome, actions, dossiers, appointment, partner, banner, announcements] = await Promise.all([
		getWelcome(visit),
		settle(getActionLists(visit, isWhole)),
		settle(getDossierCards(visit)),
		settle(findNextAppointment(visit)),
		settle(findPartnerFacts(visit)),
		settle(findBanner(visit)),
		settle(listAnnouncements(visit)),
	])
	const problems = problemsOf(actions, dossiers, appointment, partner, banner, announcements)
	return json({
		...dashboardTexts(visit.say, actions.value?.tasks.count),
		notices: problemNotices(problems, visit.say),
		welcome: { ...welcome, announcements: announcements.value },
		banner: banner.value,
		...actions.value,
		...dossiers.value,
		appointment: { next: appointment.value, isMissing: appointment.problem !== undefined },
		partner: { facts: partner.value, isMissing: partner.problem !== undefined },
	})
}

export default function DashboardPage() {
	const { title, texts, missing, welcome, tasks, documents, ...side } = useLoaderData<typeof loader>()
	const cards = (
		<>
			<DossierCard {...texts.dossier} missing={missing.dossier} dossiers={side.dossiers} />
			<AdvisorCards {...texts.advisors} missing={missing.advisors} advisors={side.advisors} />
			<NextAppointment {...texts.appointment} missing={missing.appointment} {...side.appointment} />
			<PartnerCard {...texts.partner} missing={missing.partner} {...side.partner} />
			{side.banner ? <Banner {...side.banner} /> : null}
		</>
	)
	return (
		<PageContent title={title} width="wide">
			<Welcome {...texts.welcome} {...welcome} />
			<Columns aside={cards}>
				<ActionList {...texts.actions} missing={missing.actions} list={tasks} />
				<DocumentList {...texts.documents} missing={missing.documents} list={documents} />
			</Columns>
		</PageContent>
	)
}
