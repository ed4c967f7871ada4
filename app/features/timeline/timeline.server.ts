import { listProblems, settle, type Settled } from '#app/api/settle'
import { actionSchema } from '#app/api/resources/action'
import { appointmentSchema } from '#app/api/resources/appointment'
import { invoiceSchema } from '#app/api/resources/invoice'
import type { Uses } from '#app/request/context.server'
import type { Say } from '#app/i18n/say.server'
import { formatDate, formatDateTime, formatMonth } from '#app/lib/format-date'
import { formatOptionalMoney } from '#app/lib/format-money'
import { toWallClock } from '#app/lib/wall-clock'
import { paths } from '#app/paths'
import { paginateList } from '#app/products/paginate-list.server'
import { listTimelineEvents, type TimelineEvent } from './events'

export interface TimelineRow {
	kind: TimelineEvent['kind']
	title: string
	detail: string
}
export interface TimelineMonth {
	title: string
	rows: TimelineRow[]
}

/** What happened, by month, newest first; made of three lists, of which a failed one is left out. @throws ApiError when all fail. */
export async function getTimeline({ api, say }: Uses<'api' | 'say'>, request: Request) {
	const [actions, appointments, invoices] = await Promise.all([
		settle(api.list('/api/actions', actionSchema)),
		settle(api.list('/api/products/appointments', appointmentSchema)),
		settle(api.list('/api/invoices', invoiceSchema)),
	])
	const parts = { actions, appointments, invoices }
	const problems = listProblems(actions, appointments, invoices)
	if (problems[0] && problems.length === 3) throw problems[0]
	const lists = { actions: actions.value, appointments: appointments.value, invoices: invoices.value }
	const { rows, list } = paginateList(request, say, {
		items: listTimelineEvents(lists, toWallClock(new Date())),
		rowOf: (event) => ({ month: formatMonth(event.at, say.language), row: rowOf(event, say) }),
		getSearchText: ({ row }) => `${row.title} ${row.detail}`,
		none: say('timeline.none'),
	})
	const view = {
		title: say('timeline.title'),
		purpose: [say('timeline.purpose'), ...missingTexts(parts, say)].join(' '),
		back: { href: paths.dashboard(), label: say('actions.back') },
		list,
		months: byMonth(rows),
	}
	return { view, problems }
}

function missingTexts(parts: Record<'actions' | 'appointments' | 'invoices', Settled<unknown>>, say: Say) {
	const { actions, appointments, invoices } = say.table('timeline').missing
	return [
		...(parts.actions.problem ? [actions] : []),
		...(parts.appointments.problem ? [appointments] : []),
		...(parts.invoices.problem ? [invoices] : []),
	]
}

function byMonth(rows: readonly { month: string; row: TimelineRow }[]): TimelineMonth[] {
	const months = new Map<string, TimelineRow[]>()
	for (const { month, row } of rows) months.set(month, [...(months.get(month) ?? []), row])
	return [...months].map(([title, found]) => ({ title, rows: found }))
}

function rowOf(event: TimelineEvent, say: Say): TimelineRow {
	const { kind, at, hasTime, amount } = event
	const date = hasTime ? formatDateTime(at, say.language) : formatDate(at, say.language)
	const what = kind === 'invoiced' ? formatOptionalMoney(amount) : say(`timeline.kinds.${kind}`)
	return { kind, title: titleOf(event, say), detail: [date, what].filter(Boolean).join(' · ') }
}

function titleOf({ kind, name }: TimelineEvent, say: Say) {
	if (kind === 'invoiced') return name ? say('timeline.numbered', { number: name }) : say('timeline.invoice')
	return name ?? say(kind === 'asked' || kind === 'done' ? 'timeline.action' : 'timeline.appointment')
}
