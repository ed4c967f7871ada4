import { findKnown } from '#app/lib/unread'
import type { SerializeFrom } from '@remix-run/node'
import type { Uses } from '#app/request/context.server'
import { toWallClock } from '#app/lib/wall-clock'
import { paths } from '#app/paths'
import { getBadgeLabels, getOpenCount } from '#app/products/card-list.server'
import { paginateList } from '#app/products/paginate-list.server'
import { buildAppointmentView, describeWhen } from './appointment-view.server'
import { productPages } from '#app/products/kinds'
import { listAppointments } from '#app/products/appointments.server'
import { toScheduled, sortAppointments, type ScheduledAppointment } from '#app/products/scheduled-appointment'

export type AppointmentGroup = SerializeFrom<typeof getAppointmentList>['groups'][number]

/** Past appointments have a group of their own. @see [349] */
export async function getAppointmentList(ctx: Uses<'api' | 'firm' | 'say' | 'session'>, request: Request) {
	const { say } = ctx
	const [appointments, { licence }] = await Promise.all([listAppointments(ctx), ctx.firm()])
	const { toCome, over } = sortAppointments(appointments.known.map(toScheduled), toWallClock(new Date()))
	const past = new Set(over)
	const rowOf = (plan: ScheduledAppointment) => {
		const { title, date, away, time, location, join } = buildAppointmentView(plan, licence, say)
		return {
			href: paths.appointments.detail(plan.appointment.id),
			icon: productPages.appointment.icon,
			words: [title, describeWhen({ date, away }), time, location].filter((line) => line !== undefined),
			badge: getOpenCount(findKnown(plan.appointment.actionCounter)?.open),
			join,
			isOver: past.has(plan),
		}
	}
	const { rows, list } = paginateList(request, say, {
		items: { ...appointments, known: [...toCome, ...over] },
		rowOf,
		getSearchText: ({ words }) => words.join(' '),
		none: say('appointments.none'),
	})
	const cards = (isPast: boolean) => rows.flatMap(({ isOver, ...card }) => (isOver === isPast ? [card] : []))
	const none = toCome.length === 0 && appointments.isComplete ? say('appointments.none') : undefined
	const groups = [
		{ title: say('appointments.upcoming'), none, cards: cards(false), badgeLabels: getBadgeLabels(say) },
		{
			title: say('appointments.past'),
			none: undefined,
			cards: cards(true),
			badgeLabels: getBadgeLabels(say),
		},
	]
	return {
		title: say('shell.menu.appointments'),
		purpose: say('appointments.purpose'),
		groups: groups.filter(({ none, cards }) => none !== undefined || cards.length > 0),
		list,
	}
}
