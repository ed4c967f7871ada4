import type { SerializeFrom } from '@remix-run/node'
import type { Licence } from '#app/api/resources/licence'
import type { Visit } from '#app/context.server'
import type { Say } from '#app/i18n/say.server'
import { wallClock } from '#app/lib/wall-clock'
import { paths } from '#app/paths'
import { fact } from '#app/products/facts'
import { productHead } from '#app/products/product-head'
import { appointmentView, linkAway, meetingsOf } from './appointment-view.server'
import { getPlan } from './appointments.server'
import { getCancelQuestion, waysToChange } from './cancel.server'
import { isToCome, type Plan } from './plan'

export type AppointmentLinks = SerializeFrom<typeof linksOf>

/** One appointment in words [351]. @throws Response that leads to not-found for an unknown id. */
export async function getAppointmentPage(visit: Visit, id: string | undefined) {
	const { say } = visit
	const [plan, { licence }] = await Promise.all([getPlan(visit, id), visit.firm()])
	return {
		kind: 'appointment' as const,
		...productHead('appointment', plan.one.label, say),
		facts: factsOf(plan, licence, say),
		links: await linksOf(visit, plan, licence),
	}
}

function factsOf(plan: Plan, licence: Licence, say: Say) {
	const texts = say.table('appointments')
	const { date, time, place, person } = appointmentView(plan, licence, say)
	const type = licence.features.appointmentType ? plan.one.type : undefined
	return [
		fact(texts.date, date),
		fact(texts.time, time),
		...(type ? [fact(texts.type, type)] : []),
		fact(texts.location, place),
		fact(texts.advisor, person),
	]
}

/** What can be done with an appointment: join it, note it down, change it. */
async function linksOf(visit: Visit, plan: Plan, licence: Licence) {
	const { say } = visit
	const { one } = plan
	const texts = say.table('appointments')
	const now = wallClock(new Date())
	const { edit, cancel, canCancelHere } = waysToChange(plan, licence, now)
	const canNote = plan.isTimed && isToCome(plan, now)
	return {
		join: meetingsOf(one, licence).map(({ name, href }) => linkAway(href, texts.joinIn[name], say)),
		calendar: canNote ? { href: paths.appointmentCalendar(one.id), label: texts.calendar } : undefined,
		edit: edit && linkAway(edit.href, texts.edit, say),
		cancelAway: cancel && linkAway(cancel.href, texts.cancel.label, say),
		cancelHere: canCancelHere
			? { label: texts.cancel.label, ...(await getCancelQuestion(visit, plan)) }
			: undefined,
	}
}
