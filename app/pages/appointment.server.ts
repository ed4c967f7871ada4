import type { SerializeFrom } from '@remix-run/node'
import { getAppointmentPage } from '#app/features/appointments/appointment-page.server'
import { findCancelQuestion } from '#app/features/appointments/cancel.server'
import type { AdvisorView } from '#app/features/dossiers/dossiers.server'
import { findFirmPhone } from '#app/firm/firm-phone.server'
import { findMailHref, findPhoneHref } from '#app/lib/contact-href'
import type { RequestContext, Uses } from '#app/request/context.server'
import { getContact } from './contact.server'
import { getProductRelated } from './product-related.server'

export type OtherTimeView = SerializeFrom<NonNullable<Awaited<ReturnType<typeof findOtherTime>>>>

/** @throws Response redirect to not-found for an unknown id */
export async function getAppointment(ctx: RequestContext, id: string | undefined) {
	const [{ person, isOver, ...appointment }, related] = await Promise.all([
		getAppointmentPage(ctx, id),
		getProductRelated(ctx, 'appointment', id),
	])
	const { advisors = [], note } = related.advisors
	return {
		...appointment,
		...related,
		otherTime: isOver || note ? undefined : await findOtherTime(ctx, advisors, person),
	}
}

/** Undefined when the appointment can't be cancelled here. */
export async function findCancelPage(ctx: RequestContext, id: string | undefined) {
	const [found, { advisors, note }] = await Promise.all([findCancelQuestion(ctx, id), getContact(ctx, '')])
	if (!found) return undefined
	const { person, ...question } = found
	return { ...question, otherTime: await findOtherTime(ctx, note ? [] : advisors, person) }
}

/** Contact for another time: the appointment's adviser, the only adviser, or the firm. */
async function findOtherTime(
	{ firm, say }: Uses<'firm' | 'say'>,
	advisors: readonly AdvisorView[],
	person: string | undefined,
) {
	const reachable = advisors.filter(({ phone, mail }) => phone ?? mail)
	const advisor =
		reachable.find(({ name }) => name === person) ?? (reachable.length === 1 ? reachable[0] : undefined)
	if (advisor)
		return {
			text: say('appointments.otherTime', { name: advisor.name }),
			links: [
				...linkTo(advisor.phone, findPhoneHref, 'phone'),
				...linkTo(advisor.mail, findMailHref, 'mail'),
			],
		}
	const phone = findFirmPhone(await firm(), say)
	return phone && { text: say('appointments.otherTimeFirm'), links: [{ ...phone, icon: 'phone' as const }] }
}

function linkTo(
	way: { text: string } | undefined,
	findHref: (text: string) => string | undefined,
	icon: 'phone' | 'mail',
) {
	const href = way && findHref(way.text)
	return href ? [{ href, label: way.text, icon }] : []
}
