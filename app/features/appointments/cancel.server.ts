import { redirect, type SerializeFrom } from '@remix-run/node'
import type { Dayjs } from 'dayjs'
import { z } from 'zod/v4'
import { usableAddress } from '#app/api/addresses.server'
import { messageKeyOf } from '#app/api/error-message'
import { ApiFailure } from '#app/api/errors'
import type { Licence } from '#app/api/resources/licence'
import type { Visit } from '#app/context.server'
import { parseForm, refused as askAgain } from '#app/forms/parse-form.server'
import type { Say } from '#app/i18n/say.server'
import { formatDate } from '#app/lib/format-date'
import { wallClock } from '#app/lib/wall-clock'
import { paths } from '#app/paths'
import { getPlan } from './appointments.server'
import { isToCome, type Plan } from './plan'

export type CancelQuestion = SerializeFrom<typeof cancelQuestion>

/** How an appointment that is still to come can be changed: at the firm's addresses, else here if the licence lets it (spec 2 §2). */
export function waysToChange(plan: Plan, licence: Licence, now: Dayjs) {
	if (!isToCome(plan, now)) return {}
	const cancel = usableAddress(plan.one.cancelUrl)
	const canCancelHere = cancel === undefined && licence.features.cancelAppointments === true
	return { edit: usableAddress(plan.one.editUrl), cancel, canCancelHere }
}

/** The question before it is cancelled: a page of its own, and a dialog where a script runs [A37]. */
export function cancelQuestion({ one, start }: Plan, say: Say) {
	const { title, confirm, keep, refused } = say.table('appointments').cancel
	return {
		kind: 'question' as const,
		title,
		text: say('appointments.cancel.text', {
			label: one.label ?? say('dashboard.groups.appointment'),
			date: start ? formatDate(start, say.language) : '-',
		}),
		action: paths.appointmentCancel(one.id),
		confirm,
		refused,
		keep: { href: paths.appointments.detail(one.id), label: keep },
	}
}

/** The question, where it can be asked. @throws Response that leads to not-found for an unknown id. */
export async function findCancelQuestion(visit: Visit, id: string | undefined) {
	const plan = await findCancellable(visit, id)
	return plan && cancelQuestion(plan, visit.say)
}

async function findCancellable(visit: Visit, id: string | undefined) {
	const [plan, { licence }] = await Promise.all([getPlan(visit, id), visit.firm()])
	return waysToChange(plan, licence, wallClock(new Date())).canCancelHere ? plan : undefined
}

/**
 * Cancels an appointment; a second press finds it gone. What can't be cancelled here is not asked of the API.
 * @see spec 2 §7 POST /api/products/appointments/{id}/cancel
 */
export async function cancelAppointment(visit: Visit, request: Request, id = '') {
	const { api, session } = visit
	if (session.data.cancelledAppointments.includes(id)) return redirect(paths.appointments.list(), 303)
	const plan = await findCancellable(visit, id)
	if (!plan) {
		session.notify('error', 'appointments.cancel.impossible')
		return redirect(paths.appointments.detail(id), 303)
	}
	const form = await parseForm(request, z.object({}))
	try {
		await api.post(`/api/products/appointments/${encodeURIComponent(id)}/cancel`)
		session.notify('success', 'appointments.cancel.done')
	} catch (error) {
		if (!isCancelledAlready(error)) return askAgain(visit, form, error)
		session.notify('error', messageKeyOf(error))
	}
	session.change((data) => void data.cancelledAppointments.push(id))
	return redirect(paths.appointments.list(), 303)
}

function isCancelledAlready(error: unknown) {
	return error instanceof ApiFailure && error.code === 'appointmentAlreadyCanceled'
}
