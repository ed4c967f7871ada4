import type { SerializeFrom } from '@remix-run/node'
import type { Visit } from '#app/context.server'
import { wallClock } from '#app/lib/wall-clock'
import { paths } from '#app/paths'
import { badgeLabels, openCount } from '#app/products/open-badge'
import { pageOfList } from '#app/products/page-of-list.server'
import { appointmentView } from './appointment-view.server'
import { listAppointments } from './appointments.server'
import { planOf, sortPlans, type Plan } from './plan'

export type AppointmentGroup = SerializeFrom<typeof getAppointmentList>['groups'][number]

/** The appointments as cards: those to come first, under a heading of their own those that are over [349]. */
export async function getAppointmentList(visit: Visit, request: Request) {
	const { say } = visit
	const [appointments, { licence }] = await Promise.all([listAppointments(visit), visit.firm()])
	const { toCome, over } = sortPlans(appointments.map(planOf), wallClock(new Date()))
	const past = new Set(over)
	const rowOf = (plan: Plan) => {
		const { title, date, time, place, join } = appointmentView(plan, licence, say)
		return {
			href: paths.appointments.detail(plan.one.id),
			words: [title, date, time, place].filter((line) => line !== undefined),
			badge: openCount(plan.one.actionCounter?.open),
			join,
			isOver: past.has(plan),
		}
	}
	const { rows, list } = pageOfList(request, say, {
		items: [...toCome, ...over],
		rowOf,
		wordsOf: ({ words }) => words.join(' '),
		none: say('appointments.none'),
	})
	const cards = (wanted: boolean) => rows.flatMap(({ isOver, ...card }) => (isOver === wanted ? [card] : []))
	const none = toCome.length === 0 ? say('appointments.none') : undefined
	const groups = [
		{ title: say('appointments.upcoming'), none, cards: cards(false), badgeLabels: badgeLabels(say) },
		{ title: say('appointments.past'), none: undefined, cards: cards(true), badgeLabels: badgeLabels(say) },
	]
	return {
		title: say('shell.menu.appointments'),
		purpose: say('appointments.purpose'),
		groups: groups.filter(({ none, cards }) => none !== undefined || cards.length > 0),
		list,
	}
}
