import { findKnown } from '#app/lib/unread'
import type { SerializeFrom } from '@remix-run/node'
import type { Licence } from '#app/api/resources/licence'
import type { UsesOwner } from '#app/request/context.server'
import type { Say } from '#app/i18n/say.server'
import { formatDay } from '#app/lib/format-date'
import { toWallClock } from '#app/lib/wall-clock'
import { paths } from '#app/paths'
import { createFact, createTextFact, listTextFacts } from '#app/products/facts'
import { getProductHead } from '#app/products/product-head'
import { maySend } from '#app/submissions/token-session.server'
import {
	buildAppointmentView,
	createExternalLink,
	describeWhen,
	listMeetings,
} from './appointment-view.server'
import { getScheduledAppointment } from './appointments.server'
import { areChangesLost, getCancelQuestion, findChangeOptions } from './cancel.server'
import {
	findJoinState,
	isChangeable,
	isOver,
	type ScheduledAppointment,
} from '#app/products/scheduled-appointment'

export type AppointmentLinksView = SerializeFrom<typeof linksOf>

type PageContext = UsesOwner<'api' | 'firm' | 'queryTokens' | 'say' | 'session'>

/** @see [351]. @throws Response redirect to not-found for an unknown id */
export async function getAppointmentPage(ctx: PageContext, id: string | undefined) {
	return describeAppointment(ctx, await getScheduledAppointment(ctx, id))
}

/** Facts and links of an appointment, for its page and the archive of a client's data. */
export async function describeAppointment(ctx: PageContext, plan: ScheduledAppointment) {
	const { say } = ctx
	const { licence } = await ctx.firm()
	return {
		kind: 'appointment' as const,
		isOver: isOver(plan, toWallClock(new Date())),
		person: findKnown(plan.appointment.advisorName),
		...getProductHead('appointment', { label: plan.appointment.label }, say),
		purpose: describeState(plan, say),
		facts: factsOf(plan, licence, say),
		links: await linksOf(ctx, plan, licence),
	}
}

/** Keeps clients from waiting in a meeting that has ended, and says how to change one without a known start. */
function describeState(plan: ScheduledAppointment, say: Say) {
	if (!plan.start || !isOver(plan, toWallClock(new Date()))) {
		const isHere = plan.isTimed && !areChangesLost(plan)
		return isHere ? undefined : say('appointments.changeByPhone')
	}
	return say('appointments.wasOn', { date: formatDay(plan.start, say.language) })
}

function factsOf(plan: ScheduledAppointment, licence: Licence, say: Say) {
	const texts = say.table('appointments')
	const { date, away, time, location } = buildAppointmentView(plan, licence, say)
	const type = licence.features.appointmentType ? plan.appointment.type : undefined
	return [
		createFact(texts.date, describeWhen({ date, away })),
		createFact(texts.time, time),
		...listTextFacts(texts.type, type, say),
		createFact(texts.location, location),
		createTextFact(texts.advisor, plan.appointment.advisorName, say),
	]
}

async function linksOf(
	ctx: UsesOwner<'queryTokens' | 'say' | 'session'>,
	plan: ScheduledAppointment,
	licence: Licence,
) {
	const { say } = ctx
	const { appointment } = plan
	const texts = say.table('appointments')
	const now = toWallClock(new Date())
	const state = findJoinState(plan, now)
	const { edit, cancel, canCancelHere } = findChangeOptions(plan, licence, now)
	const isUnbound = canCancelHere && !maySend(ctx, 'portal/appointments/detail')
	const canNote = isChangeable(plan, now)
	return {
		isOpen: state === 'button',
		join: (state ? listMeetings(appointment, licence) : []).map(({ name, href }) =>
			createExternalLink(href, texts.joinIn[name], say),
		),
		calendar: canNote
			? { href: paths.appointmentCalendar(appointment.id), label: texts.calendar }
			: undefined,
		edit: edit && createExternalLink(edit.href, texts.edit, say),
		cancelAway: cancel && createExternalLink(cancel.href, texts.cancel.label, say),
		cancelPage: isUnbound
			? { href: paths.appointmentCancel(appointment.id), label: texts.cancel.label }
			: undefined,
		cancelHere:
			canCancelHere && !isUnbound
				? { label: texts.cancel.label, ...(await getCancelQuestion(ctx, plan, licence)) }
				: undefined,
	}
}
