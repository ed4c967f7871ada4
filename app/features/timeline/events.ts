import type { Dayjs } from 'dayjs'
import type { ListedAction } from '#app/api/resources/action'
import type { Appointment } from '#app/api/resources/appointment'
import type { Invoice } from '#app/api/resources/invoice'
import { parseWireDate } from '#app/lib/parse-wire-date'
import { isFreePayment } from '#app/products/action-tasks.server'
import { isOver, toScheduled } from '#app/products/scheduled-appointment'

export interface TimelineEvent {
	kind: 'asked' | 'done' | 'planned' | 'met' | 'invoiced'
	/** Amsterdam local time. */
	at: Dayjs
	id?: string
	action?: ListedAction
	name?: string
	hasTime?: boolean
	amount?: number
}

interface Dossier {
	actions?: readonly ListedAction[]
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

/** An invoice without anything to pay asked nothing. */
function eventsOfAction(action: ListedAction): TimelineEvent[] {
	const { label, document, isDone, dateCreated, dateExecuted } = action
	const name = label ?? document?.label
	const created = dayOf(dateCreated)
	const done = isDone ? dayOf(dateExecuted) : undefined
	return [
		...(done ? [{ kind: 'done' as const, at: done, name, action }] : []),
		...(created && !isFreePayment(action) ? [{ kind: 'asked' as const, at: created, name, action }] : []),
	]
}

function eventOfAppointment(appointment: Appointment, now: Dayjs): TimelineEvent[] {
	const plan = toScheduled(appointment)
	if (!plan.start) return []
	const kind = isOver(plan, now) ? 'met' : 'planned'
	return [{ kind, id: appointment.id, at: plan.start, name: appointment.label, hasTime: plan.isTimed }]
}

function eventOfInvoice({ id, publicNumber, dateCreated, total }: Invoice): TimelineEvent[] {
	const at = dayOf(dateCreated)
	return at ? [{ kind: 'invoiced', id, at, name: publicNumber, amount: total }] : []
}

function dayOf(date: string | undefined) {
	return date ? parseWireDate(date) : undefined
}
