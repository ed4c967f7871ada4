import { ContractViolation } from '#app/api/errors'
import { findKnown, isUnread } from '#app/lib/unread'
import { redirect, type SerializeFrom } from '@remix-run/node'
import type { Dayjs } from 'dayjs'
import { z } from 'zod/v4'
import { findUsableUrl } from '#app/api/addresses.server'
import { getMessageKey } from '#app/api/error-members'
import { ApiFailure } from '#app/api/errors'
import type { Licence } from '#app/api/resources/licence'
import type { Uses, UsesOwner, UsesSending } from '#app/request/context.server'
import { formIdField } from '#app/request/form-fields'
import { parseForm } from '#app/forms/parse-form.server'
import type { Say } from '#app/i18n/say.server'
import { formatDay } from '#app/lib/format-date'
import { toWallClock } from '#app/lib/wall-clock'
import { paths } from '#app/paths'
import { createFact, createTextFact, filterKnownFacts } from '#app/products/facts'
import { isChangeable, type ScheduledAppointment } from '#app/products/scheduled-appointment'
import { addMark } from '#app/session/session-slots'
import type { ReceiptContent } from '#app/submissions/receipts.server'
import { getFormId, sendOnce } from '#app/submissions/send-once.server'
import { sealShownTerms, type ShownTerms } from '#app/submissions/shown-terms.server'
import { buildAppointmentView } from './appointment-view.server'
import { getAppointmentVersion, listAppointments } from '#app/products/appointments.server'
import { getScheduledAppointment } from './appointments.server'

const cancelRoute = 'portal/appointments/detail' as const

export type CancelQuestion = SerializeFrom<typeof getCancelQuestion>

/** The firm's addresses win over changes in the portal, which need the licence [356-359]. */
export function findChangeOptions(plan: ScheduledAppointment, licence: Licence, now: Dayjs) {
	if (!isChangeable(plan, now)) return {}
	const { cancelUrl, editUrl } = plan.appointment
	const cancel = findUsableUrl(findKnown(cancelUrl))
	const isOurs = cancel === undefined && !isUnread(cancelUrl)
	const canCancelHere = isOurs && licence.features.cancelAppointments === true
	return { edit: findUsableUrl(findKnown(editUrl)), cancel, canCancelHere }
}

/** Whether the firm's own address for a change could not be read. */
export function areChangesLost({ appointment: { cancelUrl, editUrl } }: ScheduledAppointment) {
	return isUnread(cancelUrl) || isUnread(editUrl)
}

/** Used by a page and by a dialog [A37]. */
export async function getCancelQuestion(ctx: UsesOwner<'say'>, plan: ScheduledAppointment, licence: Licence) {
	const { say } = ctx
	const { appointment, start } = plan
	const terms = listCancelTerms(plan, licence, say)
	const subject = subjectOf(appointment.id)
	const { title, confirm, keep, refused } = say.table('appointments').cancel
	return {
		kind: 'question' as const,
		title,
		text: say('appointments.cancel.text', {
			label: appointment.label ?? say('dashboard.groups.appointment'),
			date: start ? formatDay(start, say.language) : '-',
		}),
		action: paths.appointmentCancel(appointment.id),
		facts: filterKnownFacts(terms.facts),
		formId: await getFormId(ctx, subject),
		shownTerms: sealShownTerms(ctx, subject, terms),
		confirm,
		refused,
		keep: { href: paths.appointments.detail(appointment.id), label: keep },
	}
}

function listCancelTerms(plan: ScheduledAppointment, licence: Licence, say: Say): ShownTerms {
	const texts = say.table('appointments')
	const { title, date, time, location } = buildAppointmentView(plan, licence, say)
	return {
		facts: [
			createFact(texts.cancel.what, title),
			createFact(texts.date, date),
			createFact(texts.time, time),
			createFact(texts.location, location),
			createTextFact(texts.advisor, plan.appointment.advisorName, say),
		],
	}
}

/** @throws Response redirect to not-found for an unknown id */
export async function findCancelQuestion(
	ctx: UsesOwner<'api' | 'firm' | 'say' | 'session'>,
	id: string | undefined,
) {
	const { plan, licence } = await findCancellable(ctx, id)
	if (!plan) return undefined
	const person = findKnown(plan.appointment.advisorName)
	return { ...(await getCancelQuestion(ctx, plan, licence)), person }
}

function subjectOf(id: string) {
	return `appointment ${id}`
}

async function findCancellable(ctx: Uses<'api' | 'firm' | 'session'>, id: string | undefined) {
	const [plan, { licence }] = await Promise.all([getScheduledAppointment(ctx, id), ctx.firm()])
	const { canCancelHere } = findChangeOptions(plan, licence, toWallClock(new Date()))
	return { plan: canCancelHere ? plan : undefined, licence }
}

/** @throws ContractViolation when the list may have it but could not be read */
async function isGone(ctx: Uses<'api' | 'session'>, id: string) {
	const { known, isComplete } = await listAppointments(ctx)
	const isListed = known.some((appointment) => appointment.id === id)
	if (!isListed && !isComplete) throw new ContractViolation('/api/products/appointments')
	return !isListed
}

/** A repeated submit redirects like the first one. @see [360] */
export async function cancelAppointment(ctx: UsesSending<'api' | 'firm'>, request: Request, id = '') {
	const { session } = ctx
	const form = await parseForm(request, z.object({}))
	if (!Object.hasOwn(form.submission.payload, formIdField)) return refuse(ctx, id)
	const hasArrived = () => isGone(ctx, id)
	const readShown = async () => {
		if (await hasArrived()) return undefined
		const { plan, licence } = await findCancellable(ctx, id)
		return plan && listCancelTerms(plan, licence, ctx.say)
	}
	const about = { subject: subjectOf(id), hasArrived, readShown, route: cancelRoute }
	return sendOnce(ctx, form, about, async () => {
		const to = paths.appointments.list()
		const isMissing = await hasArrived()
		if (session.data.cancelledAppointments.includes(id)) return { to }
		if (isMissing) return { to, notice: { kind: 'error', key: 'errors.appointmentAlreadyCanceled' } }
		const { plan } = await findCancellable(ctx, id)
		if (!plan) {
			const notice = { kind: 'error', key: 'appointments.cancel.impossible' } as const
			return { to: paths.appointments.detail(id), notice }
		}
		const error = await tryToCancel(ctx, id)
		addMark(session, 'cancelledAppointments', id, getAppointmentVersion(plan.appointment))
		if (error) return { to, notice: { kind: 'error', key: getMessageKey(error) } }
		return { to, notice: { key: 'appointments.cancel.done' }, receipt: receiptOf(plan, ctx.say) }
	})
}

/** Form ids are rendered only by pages that may cancel. */
function refuse({ session }: Uses<'session'>, id: string) {
	session.notify('error', 'appointments.cancel.impossible')
	return redirect(paths.appointments.detail(id), 303)
}

/** An appointment that is already cancelled gets its own notice. @throws ApiError for any other failure */
async function tryToCancel({ api }: Uses<'api'>, id: string) {
	try {
		await api.post(`/api/products/appointments/${encodeURIComponent(id)}/cancel`)
		return undefined
	} catch (error) {
		if (isCancelledAlready(error)) return error
		throw error
	}
}

function receiptOf({ appointment }: ScheduledAppointment, say: Say): ReceiptContent {
	const texts = say.table('appointments')
	const label = appointment.label ?? say('dashboard.groups.appointment')
	return {
		title: say('appointments.cancel.receipt', { label }),
		sent: [],
		next: texts.cancel.next,
	}
}

function isCancelledAlready(error: unknown) {
	return error instanceof ApiFailure && error.code === 'appointmentAlreadyCanceled'
}
