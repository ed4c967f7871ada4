import { findKnown } from '#app/lib/unread'
import type { SerializeFrom } from '@remix-run/node'
import type { ListedAction } from '#app/api/resources/action'
import type { NextAppointment } from '#app/features/appointments/appointments.server'
import { createActionRow } from '#app/features/tasks/action-rows.server'
import type { ReaderContext } from '#app/features/tasks/reader-context.server'
import { findTargetName } from '#app/products/action-target'
import { areDated } from '#app/products/task-state.server'
import { getPaymentStatus } from '#app/products/payment-state'
import { getProductTitle } from '#app/products/action-tasks.server'

export type NextStepView = SerializeFrom<NextStep>

export interface NextStep {
	/** Id of the action, which the page then omits from its lists. */
	action?: string
	isAppointment?: true
	title: string
	reason: string
	detail?: string
	news?: string
	button: { href: string; label: string; isFile?: true; newTab?: string }
	discard?: { href: string; label: string }
}

interface Candidates {
	/** Oldest first. */
	open: readonly ListedAction[]
	/** Whether no other task may be open. */
	isCounted: boolean
	appointment: NextAppointment | undefined
	reader: ReaderContext
}

type Rule = (candidates: Candidates) => NextStep | undefined

/** The first matching rule wins. */
const rules: readonly Rule[] = [findSoonAppointment, findHaltedPayment, findLatestDraft, findOldestTask]

export function findNextStep(candidates: Candidates): NextStep | undefined {
	for (const rule of rules) {
		const step = rule(candidates)
		if (step) return step
	}
	return undefined
}

const soonReasons = {
	running: 'dashboard.first.appointmentRunning',
	today: 'dashboard.first.appointmentToday',
	tomorrow: 'dashboard.first.appointmentTomorrow',
} as const

function findSoonAppointment({ appointment, reader: { say } }: Candidates): NextStep | undefined {
	if (!appointment?.soon) return undefined
	const { title, date, time, location, person, join, href, soon } = appointment
	return {
		isAppointment: true,
		title,
		reason: say(soonReasons[soon], { date }),
		detail: [date, time, location, person].filter(Boolean).join(' · '),
		button: join ?? { href, label: say('dashboard.first.viewAppointment') },
	}
}

const haltedPayments: Partial<Record<string, 'paymentFailed' | 'paymentPending'>> = {
	FAILED: 'paymentFailed',
	EXPIRED: 'paymentFailed',
	CANCELLED: 'paymentFailed',
	PENDING: 'paymentPending',
}

function findHaltedPayment({ open, reader }: Candidates): NextStep | undefined {
	for (const action of open) {
		const halted = haltedPayments[getPaymentStatus(findKnown(action.payment))]
		if (!halted || action.mollieInvalid === true || findTargetName(action) !== 'invoice-payment') continue
		return showAction(action, reader, reader.say(`dashboard.first.${halted}`))
	}
	return undefined
}

function findLatestDraft({ open, reader }: Candidates): NextStep | undefined {
	const begun = open.flatMap((action) => {
		const draft = reader.draftOf(action)
		return draft ? [{ action, at: draft.at }] : []
	})
	const [latest] = begun.sort((a, b) => b.at - a.at)
	return latest && showAction(latest.action, reader, reader.say('dashboard.first.draft'))
}

function findOldestTask({ open, isCounted, reader }: Candidates): NextStep | undefined {
	const [oldest, second] = open
	if (!oldest || !isCounted || !areDated(open)) return undefined
	const { say } = reader
	if (!second) return showAction(oldest, reader, say('dashboard.first.only'))
	return showAction(oldest, reader, say('dashboard.first.oldest'))
}

function showAction(action: ListedAction, reader: ReaderContext, reason: string): NextStep | undefined {
	const { title, detail, news, href, label, isFile, discard } = createActionRow(action, reader)
	if (!href || !label) return undefined
	const product = action.product ? getProductTitle(action, reader.say) : ''
	const about = [title.includes(product) ? '' : product, detail].filter(Boolean).join(' · ')
	return { action: action.id, title, reason, detail: about, news, button: { href, label, isFile }, discard }
}
