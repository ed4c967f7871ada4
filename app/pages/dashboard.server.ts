import { listProblems, settle, type Settled } from '#app/api/settle'
import type { RequestContext } from '#app/request/context.server'
import { buildActionLists } from '#app/features/tasks/overview-lists.server'
import { findDraftCard } from '#app/features/drafts/drafts.server'
import { findNextAppointment } from '#app/features/appointments/appointments.server'
import { findPartnerFacts, getDossierCards } from '#app/features/dossiers/dossiers.server'
import { findLatestReceipts } from '#app/features/receipts/receipts.server'
import { createProblemNotices } from '#app/request/problem-notices.server'
import { findBanner, getWelcome, listAnnouncements } from '#app/features/welcome/welcome.server'
import { listSummarisedActions } from '#app/products/actions.server'
import { recordVisit } from '#app/request/last-visit.server'
import type { Say } from '#app/i18n/say.server'
import { paths } from '#app/paths'

type Part<Get extends (...args: never[]) => unknown> = Settled<Awaited<ReturnType<Get>>>

/** All that the dashboard shows [160-167], in words: only those that are seen, for what is told here is sent twice. */
export async function getDashboard(ctx: RequestContext, request: Request) {
	const { say } = ctx
	const beside = { ...ctx, api: ctx.api.side }
	const [welcome, tasks, receipts, dossiers, appointment, partner, banner, announcements] = await Promise.all(
		[
			getWelcome(ctx),
			settle(getTasks(ctx, request)),
			findLatestReceipts(ctx),
			settle(getDossierCards(beside)),
			settle(findNextAppointment(ctx)),
			settle(findPartnerFacts(beside)),
			settle(findBanner(beside)),
			settle(listAnnouncements(beside)),
		],
	)
	const problems = listProblems(tasks, dossiers, appointment, partner, banner, announcements)
	return {
		title: say('dashboard.title'),
		notices: createProblemNotices(problems, ctx),
		welcome: {
			...welcome,
			announcements: announcements.value?.length
				? { title: say('dashboard.announcements'), lines: announcements.value }
				: undefined,
		},
		banner: banner.value,
		receipts,
		...tasksPart(tasks, say),
		...dossierPart(dossiers, say),
		appointment: appointmentPart(appointment, say),
		partner: {
			title: say('dashboard.partner.title'),
			missing: partner.problem && say('dashboard.couldNotLoad.partner'),
			facts: partner.value,
		},
	}
}

/** What is open and what is half filled in: the actions are read once. */
async function getTasks(ctx: RequestContext, request: Request) {
	const [actions] = await Promise.all([listSummarisedActions(ctx), recordVisit(ctx, request)])
	return { ...buildActionLists(ctx, actions), drafts: await findDraftCard(ctx, actions) }
}

function tasksPart({ value, problem }: Part<typeof getTasks>, say: Say) {
	const { couldNotLoad, actions, documents } = say.table('dashboard')
	return {
		actions: {
			title: actions.title,
			purpose: value?.open ? say('dashboard.actions.purpose', { count: value.open }) : undefined,
			news: value?.news,
			none: value?.open === 0 ? actions.none : undefined,
			missing: problem && couldNotLoad.actions,
			list: value?.tasks,
		},
		documents: {
			title: documents.title,
			none: value?.documents.places.length === 0 ? documents.none : undefined,
			missing: problem && couldNotLoad.documents,
			list: value?.documents,
		},
		drafts: value?.drafts,
		table: value?.table,
	}
}

function dossierPart({ value, problem }: Part<typeof getDossierCards>, say: Say) {
	const { couldNotLoad, dossier, advisors } = say.table('dashboard')
	const hasDossier = value !== undefined && value.dossiers.length > 0
	return {
		dossier: {
			title: dossier.title,
			none: value && !hasDossier ? dossier.none : undefined,
			missing: problem && couldNotLoad.dossier,
			dossiers: value?.dossiers,
			timeline: hasDossier ? { href: paths.timeline(), label: say('timeline.link') } : undefined,
		},
		advisors: {
			title: advisors.title,
			missing: problem && couldNotLoad.advisors,
			advisors: value?.advisors,
		},
	}
}

function appointmentPart({ value, problem }: Part<typeof findNextAppointment>, say: Say) {
	const { couldNotLoad, appointment } = say.table('dashboard')
	const instead = problem ? couldNotLoad.appointment : appointment.none
	return { title: appointment.title, next: value, instead: value ? undefined : instead }
}
