import { areStated } from '#app/products/task-state.server'
import { listProblems, settle, type Settled } from '#app/request/settle'
import type { RequestContext, Uses } from '#app/request/context.server'
import { buildActionLists } from '#app/features/tasks/overview-lists.server'
import { createReader } from '#app/features/tasks/reader-context.server'
import { findNextAppointment } from '#app/features/appointments/appointments.server'
import { findMortgageOverview } from '#app/features/mortgages/mortgage-overview.server'
import { findPartnerName, getDossierCards } from '#app/features/dossiers/dossiers.server'
import { findLatestReceipts } from '#app/features/receipts/receipts.server'
import { findReceived } from '#app/features/receipts/received.server'
import { addTurns } from '#app/features/dossiers/turn.server'
import { createProblemNotices } from '#app/request/problem-notices.server'
import { getGreeting } from '#app/features/welcome/greeting.server'
import { findBanner, findWelcome, listAnnouncements } from '#app/features/welcome/welcome.server'
import { listOpenActions } from '#app/products/action-tasks.server'
import { listTasks } from '#app/products/task-facts.server'
import { sortByConsequence } from '#app/products/task-order'
import { recordVisit } from '#app/request/last-visit.server'
import type { Say } from '#app/i18n/say.server'
import { paths } from '#app/paths'
import { findNextStep } from './next-step.server'
import { findNewClient } from './new-client.server'

type Part<Get extends (...args: never[]) => unknown> = Settled<Awaited<ReturnType<Get>>>

/** Returns only what the page renders [160-167]: loader data is sent as HTML and as JSON. */
export async function getDashboard(ctx: RequestContext, request: Request) {
	const { say } = ctx
	const beside = { ...ctx, api: ctx.api.side }
	const [welcome, appointment, tasks, receipts, dossiers, partner, banner, announcements, mortgages] =
		await Promise.all([
			findWelcome(ctx),
			settle(findNextAppointment(ctx)),
			settle(getTasks(ctx, request)),
			findLatestReceipts(ctx),
			settle(getDossierCards(beside)),
			settle(findPartnerName(beside)),
			settle(findBanner(beside)),
			settle(listAnnouncements(beside)),
			findMortgages(ctx),
		])
	const problems = listProblems(tasks, dossiers, appointment, partner, banner, announcements, mortgages)
	const first = tasks.value?.first
	const { notice } = (await ctx.firm()).maintenance
	return {
		firmNotice: notice && { kind: say('dashboard.firmNotice'), ...notice },
		newClient: await findNewClient(ctx, { tasks, dossiers, appointment, mortgages }),
		title: getGreeting(ctx.consumer, say),
		tabTitle: say('dashboard.title'),
		notices: createProblemNotices(problems, ctx),
		first: first && { kicker: say('dashboard.first.title'), ...first },
		...tasksPart(tasks, say),
		mortgages: mortgages.value,
		receipts,
		...dossierPart(ctx, dossiers, addTurnsTo(ctx, tasks)),
		appointment: appointmentPart(appointment, say),
		partner: partner.problem ? say('dashboard.couldNotLoad.partner') : partner.value,
		welcome,
		announcements: announcements.value?.length
			? { title: say('dashboard.announcements'), lines: announcements.value }
			: undefined,
		banner: banner.value,
	}
}

/** The API may refuse mortgages to a client without any. */
async function findMortgages(ctx: Uses<'api' | 'say' | 'session'>) {
	const overview = await settle(findMortgageOverview(ctx))
	const isRefused = overview.problem?.status === 403 || overview.problem?.status === 404
	return isRefused ? { value: undefined } : overview
}

async function getTasks(ctx: RequestContext, request: Request) {
	// Recording the visit first makes the previous visit available.
	const [actions] = await Promise.all([listTasks(ctx), recordVisit(ctx, request)])
	const reader = await createReader(ctx)
	const open = listOpenActions(actions.known)
	const first = findNextStep(open, areStated(actions), reader)
	const sorted = sortByConsequence(open, (action) => reader.draftOf(action) !== undefined)
	return {
		first,
		all: actions,
		...buildActionLists(ctx, reader, { actions, open: sorted }, first?.action),
	}
}

function tasksPart({ value, problem }: Part<typeof getTasks>, say: Say) {
	const { couldNotLoad, actions, documents } = say.table('dashboard')
	return {
		actions: {
			title: actions.title,
			purpose: value?.purpose,
			news: value?.news,
			none: value?.none,
			note: value?.note,
			missing: problem && couldNotLoad.actions,
			list: value?.tasks,
		},
		documents: {
			title: documents.title,
			none: value?.documents.isNone ? nameNone(value.isCounted, say) : undefined,
			missing: problem && couldNotLoad.documents,
			list: value?.documents,
		},
	}
}

function nameNone(isCounted: boolean, say: Say) {
	return say(isCounted ? 'dashboard.documents.none' : 'unread.title')
}

type Dossiers = Awaited<ReturnType<typeof getDossierCards>>['dossiers']

/** The next appointment has a card of its own on this page. */
function addTurnsTo(ctx: RequestContext, tasks: Part<typeof getTasks>) {
	return (dossiers: Dossiers) =>
		addTurns(ctx, dossiers, { actions: tasks.value?.all, appointment: undefined })
}

function dossierPart(
	ctx: RequestContext,
	{ value, problem }: Part<typeof getDossierCards>,
	add: ReturnType<typeof addTurnsTo>,
) {
	const { say } = ctx
	const { couldNotLoad, dossier, advisors } = say.table('dashboard')
	const hasDossier = value !== undefined && value.dossiers.length > 0
	const note = value?.note
	return {
		received: findReceived(ctx, value?.advisors),
		dossier: {
			title: dossier.title,
			none: value && !hasDossier && !note ? dossier.none : undefined,
			note,
			missing: problem && couldNotLoad.dossier,
			dossiers: value && add(value.dossiers),
			timeline: hasDossier ? { href: paths.timeline(), label: say('timeline.link') } : undefined,
		},
		advisors: {
			title: advisors.title,
			brief: advisors.email,
			missing: problem && couldNotLoad.advisors,
			note,
			advisors: value?.advisors,
		},
	}
}

function appointmentPart({ value, problem }: Part<typeof findNextAppointment>, say: Say) {
	const { couldNotLoad, appointment } = say.table('dashboard')
	const instead = problem ? couldNotLoad.appointment : appointment.none
	return { title: appointment.title, next: value, instead: value ? undefined : instead }
}
