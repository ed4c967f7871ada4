import { getConfig } from '#app/config/config.server'
import type { Uses } from '#app/request/context.server'
import type { Say } from '#app/i18n/say.server'
import { findPhoneHref } from '#app/lib/contact-href'
import { formatMoment } from '#app/lib/format-date'
import { toWallClock } from '#app/lib/wall-clock'
import { paths } from '#app/paths'
import type { Received } from '#app/session/session-data'
import type { ReceivedProps } from '#app/ui/received'
import { isLanding } from '#app/request/landing.server'
import { listReceivedHere } from '#app/submissions/send-result.server'

export type ReceivedView = Omit<ReceivedProps, 'children'>

type Reader = Uses<'visitor' | 'say' | 'session'>

interface Adviser {
	phone?: { text: string }
}

/** The newest submission that redirected to this page. */
export function findReceivedHere(ctx: Reader, advisers: readonly Adviser[] = []): ReceivedView | undefined {
	return describe(ctx, listReceivedHere(ctx).slice(0, 1), advisers)
}

/** Submissions since the sign-in, for the overview. */
export function findReceived(ctx: Reader, advisers: readonly Adviser[] = []): ReceivedView | undefined {
	const found = describe(ctx, ctx.session.data.received, advisers)
	return found && { ...found, title: ctx.say('received.title') }
}

function describe(
	ctx: Reader,
	[latest, ...others]: readonly Received[],
	advisers: readonly Adviser[],
): ReceivedView | undefined {
	if (!latest) return undefined
	const { say } = ctx
	const phone = advisers.map((adviser) => adviser.phone?.text ?? '').find((text) => findPhoneHref(text))
	return {
		latest: { ...describeLatest(latest, say), takesFocus: isLanding(ctx) },
		contact: {
			text: say(latest.wrong ?? 'received.wrong'),
			phone: phone
				? {
						href: findPhoneHref(phone) ?? '',
						label: say('received.call', { phone: phone.replace(/ /g, '\u00a0') }),
					}
				: undefined,
			help: { href: paths.help(), label: say('received.contact') },
		},
		others: others.map((entry) => ({
			...describeHeading(entry, say),
			proof: entry.receipt ? linkProof(entry.receipt, say) : undefined,
		})),
	}
}

function describeLatest(entry: Received, say: Say) {
	const { key, values, detail, next, receipt, wasLost, isUnreadable, links } = entry
	return {
		...describeHeading(entry, say),
		text: say(key, values),
		detail,
		lost: wasLost ? say(isUnreadable ? 'sending.arrivedUnread' : 'sending.arrived') : undefined,
		next: next ? { title: say('received.next'), text: next } : undefined,
		links: links.map((link) => ({
			href: link.href,
			label: say(link.key, link.values),
			newTab: link.newTab ? say('documents.newTab') : undefined,
		})),
		...(receipt ? describeProof(receipt, say) : {}),
	}
}

function describeProof(receipt: string, say: Say) {
	const days = getConfig().RECEIPT_DAYS
	return {
		proof: linkProof(receipt, say),
		print: { href: paths.receiptPaper(receipt), label: say('received.print') },
		kept: say('received.kept', { count: days }),
		older: { href: paths.receipts.list(), label: say('receipts.all', { days }) },
	}
}

function linkProof(receipt: string, say: Say) {
	return { href: paths.receipts.detail(receipt), label: say('sending.receipt') }
}

function describeHeading({ title, at, language }: Received, say: Say) {
	const when = formatMoment(toWallClock(new Date(at)), toWallClock(new Date()), say.language)
	return {
		heading: say('received.heading'),
		what: title,
		when,
		lang: language === say.language ? undefined : language,
	}
}
