import { findReceivedHere } from '#app/features/receipts/received.server'
import { formatMoment } from '#app/lib/format-date'
import { toWallClock } from '#app/lib/wall-clock'
import { paths } from '#app/paths'
import type { UsesOwner } from '#app/request/context.server'
import { findGuestReceipt } from '#app/submissions/guest-receipt.server'
import type { GuestReceivedView } from './guest-received'
import { isLanding } from '#app/request/landing.server'

type Reader = UsesOwner<'visitor' | 'say' | 'session'>

/** A guest's latest submission, for the page at `to` that it redirected to. Another page drops it. */
export async function findGuestReceived(ctx: Reader, to: string): Promise<GuestReceivedView | undefined> {
	if (!isLanding(ctx)) return undefined
	const found = await findGuestReceipt(ctx)
	if (found?.to !== to) return findReceivedHere(ctx)
	const { say } = ctx
	const { title, at, next } = found.receipt
	const { text, file, end } = say.table('receipts').guest
	const send = {
		what: title,
		when: formatMoment(toWallClock(new Date(at)), toWallClock(new Date()), say.language),
		next,
		print: { href: paths.guestReceiptPaper(), label: say('received.print') },
		file: { href: paths.guestReceiptFile(), label: file },
		kept: text,
	}
	return { ...describeGuestSend(ctx, to, send), end }
}

/**
 * View for a browser without the receipt: another one, one without cookies, or after its hour. The address alone proves
 * no submission.
 */
export function describeLostReceipt(ctx: Reader, to: string): GuestReceivedView {
	const { title, sent } = ctx.say.table('createDossier')
	const { heading, text } = sent.unsure
	const kept = ctx.say('receipts.guest.missing')
	const view = describeGuestSend(ctx, to, { what: title, when: undefined, next: sent.next, kept })
	return { ...view, latest: { ...view.latest, heading, what: '', text } }
}

type GuestSend = Pick<GuestReceivedView['latest'], 'print' | 'file' | 'kept' | 'what'> & {
	when?: string
	next: string
}

function describeGuestSend({ say }: Reader, to: string, { next, ...send }: GuestSend): GuestReceivedView {
	const isCheck = to === paths.login()
	return {
		latest: {
			heading: say('received.heading'),
			...send,
			text: say(isCheck ? 'mortgageCheck.sent' : 'page.create_dossier.success'),
			next: { title: say('received.next'), text: next },
			takesFocus: true,
		},
		contact: { text: say('received.wrong'), help: { href: paths.help(), label: say('received.contact') } },
		note: isCheck ? say('received.noLogin') : undefined,
	}
}
