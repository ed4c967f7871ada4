import type { Dayjs } from 'dayjs'
import type { ListedAction } from '#app/api/resources/action'
import type { Appointment } from '#app/api/resources/appointment'
import type { Invoice } from '#app/api/resources/invoice'
import { parseWireDate } from '#app/lib/parse-wire-date'
import { findKnown, isUnread, type Read } from '#app/lib/unread'
import { isFreePayment } from '#app/products/action-tasks.server'
import { isOver, toScheduled } from '#app/products/scheduled-appointment'
import { isDoneTask } from '#app/products/task-state.server'

export interface TimelineEvent {
	kind: 'asked' | 'done' | 'planned' | 'met' | 'invoiced'
	/** Amsterdam local time; undefined without a date that can be read. */
	at?: Dayjs
	/** A date came that could not be read. */
	isDateUnread?: boolean
	id?: string
	action?: ListedAction
	name?: string
	hasTime?: boolean
	amount?: Read<number>
}

interface Dossier {
	actions?: readonly ListedAction[]
	appointments?: readonly Appointment[]
	invoices?: readonly Invoice[]
}

/** Upcoming first, soonest on top; then past, latest on top; each without a date last. `now` is Amsterdam local time. */
export function listTimelineEvents({ actions = [], appointments = [], invoices = [] }: Dossier, now: Dayjs) {
	const events = [
		...actions.flatMap(eventsOfAction),
		...appointments.map((appointment) => eventOfAppointment(appointment, now)),
		...invoices.map(eventOfInvoice),
	]
	const dated = events.filter(({ at }) => at).sort((a, b) => (b.at?.valueOf() ?? 0) - (a.at?.valueOf() ?? 0))
	const undated = events.filter(({ at }) => !at)
	const isAhead = ({ kind }: TimelineEvent) => kind === 'planned'
	const isBehind = (event: TimelineEvent) => !isAhead(event)
	return [
		...dated.filter(isAhead).reverse(),
		...undated.filter(isAhead),
		...dated.filter(isBehind),
		...undated.filter(isBehind),
	]
}

/** An invoice without anything to pay asked nothing. */
function eventsOfAction(action: ListedAction): TimelineEvent[] {
	const { label, document, dateCreated, dateExecuted } = action
	const name = label ?? findKnown(document)?.label
	const hasDoneDate = isDoneTask(action) && dateExecuted !== undefined
	const isAskedKnown = !isFreePayment(action) && (dateCreated !== undefined || !hasDoneDate)
	return [
		...(hasDoneDate ? [{ kind: 'done' as const, ...readDay(dateExecuted), name, action }] : []),
		...(isAskedKnown ? [{ kind: 'asked' as const, ...readDay(dateCreated), name, action }] : []),
	]
}

function eventOfAppointment(appointment: Appointment, now: Dayjs): TimelineEvent {
	const plan = toScheduled(appointment)
	const { id, label: name, date } = appointment
	const kind = isOver(plan, now) ? 'met' : 'planned'
	return { kind, id, at: plan.start, isDateUnread: isUnread(date), name, hasTime: plan.isTimed }
}

function eventOfInvoice({ id, publicNumber, dateCreated, total }: Invoice): TimelineEvent {
	return { kind: 'invoiced', id, ...readDay(dateCreated), name: findKnown(publicNumber), amount: total }
}

function readDay(date: Read<string>) {
	return { at: typeof date === 'string' ? parseWireDate(date) : undefined, isDateUnread: isUnread(date) }
}
