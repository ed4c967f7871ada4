import { findAppointmentAhead } from '#app/features/appointments/appointments.server'
import { getDossierCards } from '#app/features/dossiers/dossiers.server'
import { addTurns } from '#app/features/dossiers/turn.server'
import { getTimeline } from '#app/features/timeline/timeline.server'
import type { RequestContext } from '#app/request/context.server'
import { createProblemNotices } from '#app/request/problem-notices.server'
import { listProblems, settle } from '#app/request/settle'

/** Above the timeline: whose turn it is in each dossier, and how far it is. */
export async function getTimelinePage(ctx: RequestContext, request: Request) {
	const [timeline, cards] = await Promise.all([
		getTimeline(ctx, request),
		settle(getDossierCards({ ...ctx, api: ctx.api.side })),
	])
	const { view, problems, actions, appointments } = timeline
	return {
		...view,
		notices: createProblemNotices([...problems, ...listProblems(cards)], ctx),
		progress: progressOf(ctx, cards.value, { actions, appointments }),
	}
}

type Cards = Awaited<ReturnType<typeof getDossierCards>>
type Lists = Pick<Awaited<ReturnType<typeof getTimeline>>, 'actions' | 'appointments'>

function progressOf(ctx: RequestContext, cards: Cards | undefined, { actions, appointments }: Lists) {
	if (!cards || cards.dossiers.length === 0) return undefined
	const appointment = appointments && findAppointmentAhead(appointments, ctx.say)
	return {
		title: ctx.say('dashboard.dossier.title'),
		note: cards.note,
		dossiers: addTurns(ctx, cards.dossiers, { actions, appointment }),
	}
}
