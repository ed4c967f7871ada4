import type { Dayjs } from 'dayjs'
import type { Action } from '#app/api/resources/action'
import type { Appointment } from '#app/api/resources/appointment'
import type { Invoice } from '#app/api/resources/invoice'
import { parseWireDate } from '#app/lib/parse-wire-date'

export interface TimelineEvent {
	kind: 'asked' | 'done' | 'planned' | 'met' | 'invoiced'
	/** Amsterdam local time. */
	at: Dayjs
	id?: string
	action?: Action
	name?: string
	hasTime?: boolean
	amount?: number
}

interface Dossier {
	actions?: readonly Action[]
	appointments?: readonly Appointment[]
	invoices?: readonly Invoice[]
}

/** Upcoming first, soonest on top; then past, latest on top. `now` is Amsterdam local time. */
export function listTimelineEvents({ actions = [], appointments = [], invoices = [] }: Dossier, now: Dayjs) {
	const events = [
		...actions.flatMap(eventsOfAction),
		...appointments.flatMap((appointment) => eventOfAppointment(appointment, now)),
		...invoices.flatMap(eventOfInvoice),
	]
	events.sort((a, b) => b.at.valueOf() - a.at.valueOf())
	const isAhead = ({ kind }: TimelineEvent) => kind === 'planned'
	return [...events.filter(isAhead).reverse(), ...events.filter((event) => !isAhead(event))]
}

function eventsOfAction(action: Action): TimelineEvent[] {
	const { label, document, isDone, dateCreated, dateExecuted } = action
	const name = label ?? document?.label
	const created = dayOf(dateCreated)
	const done = isDone ? dayOf(dateExecuted) : undefined
	return [
		...(done ? [{ kind: 'done' as const, at: done, name, action }] : []),
		...(created ? [{ kind: 'asked' as const, at: created, name, action }] : []),
	]
}

/** Appointments without a time stay upcoming all day. */
function eventOfAppointment({ id, label, date, startTime }: Appointment, now: Dayjs): TimelineEvent[] {
	const day = dayOf(date)
	if (!day) return []
	const start = startTime ? parseWireDate(`${day.format('YYYY-MM-DD')}T${startTime.slice(0, 5)}`) : undefined
	const isPlanned = (start ?? day.endOf('day')).isAfter(now)
	return [
		{ kind: isPlanned ? 'planned' : 'met', id, at: start ?? day, name: label, hasTime: start !== undefined },
	]
}

function eventOfInvoice({ id, publicNumber, dateCreated, total }: Invoice): TimelineEvent[] {
	const at = dayOf(dateCreated)
	return at ? [{ kind: 'invoiced', id, at, name: publicNumber, amount: total }] : []
}

function dayOf(date: string | undefined) {
	return date ? parseWireDate(date) : undefined
}
