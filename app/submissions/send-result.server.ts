import { redirect } from '@remix-run/node'
import { getLogger } from '#app/config/log.server'
import type { Say } from '#app/i18n/say.server'
import type { LostAnswer } from '#app/api/client.server'
import type { TextKey } from '#app/locales/texts'
import { paths } from '#app/paths'
import type { UsesSending, Uses } from '#app/request/context.server'
import type { NoticeLink, Received } from '#app/session/session-data'
import { isOpenedByLink } from '#app/session/session-state.server'
import { addMark } from '#app/session/session-slots'
import { setLanding, toPathname } from '#app/request/landing.server'
import { removeDraft } from './draft.server'
import { saveAnswers, type EarlierAnswers } from './earlier-answers.server'
import type { FreeClaim } from './form-ids.server'
import { createGuestReceipt, type SealedReceipt } from './guest-receipt.server'
import { createReceipt, type ReceiptContent } from './receipts.server'
import { describeSender } from './receipt-sender.server'
import { getRecordOwner } from './record-owner.server'
import type { ShownTerms } from './shown-terms.server'

/** Entries that a session holds. */
const most = 3

type Change = Omit<Received, 'at' | 'to'> & { to: string }

/** Shows the send on the page at `to` and on the overview, until the next sign-in. */
export function addReceived({ session }: Uses<'session'>, change: Change): void {
	const entry = { ...change, at: session.now(), to: toPathname(change.to) }
	session.change((data) => {
		if (entry.receipt === undefined && data.received.some((one) => isSameAction(one, entry))) return
		const others = data.received.filter((one) => !isSameAction(one, entry))
		data.received = [entry, ...others].slice(0, most)
	})
	setLanding({ session }, change.to)
}

/** The API denies what was received for this action. */
export function dropReceived({ session }: Uses<'session'>, action: string): void {
	session.change((data) => void (data.received = data.received.filter((one) => one.action !== action)))
}

function isSameAction(one: Received, { action }: Received) {
	return action !== undefined && one.action === action
}

/** Newest first; those of this page, where it is not the overview. */
export function listReceivedHere({ session, visitor: { address } }: Uses<'visitor' | 'session'>): Received[] {
	return session.data.received.filter(({ to }) => to === toPathname(address))
}

export interface SendResult {
	/** Address of the redirect. */
	to: string
	/** The success sentence. With a receipt it stands on the page; `links` come before that to the receipt. */
	notice?: {
		kind?: 'error'
		key: TextKey
		values?: Record<string, string | number>
		links?: NoticeLink[]
	}
	receipt?: ReceiptContent
	/** What to do about a mistake, where calling is not all. */
	wrong?: TextKey
	/** The answer declines: its receipt has no statement of agreement. */
	declines?: boolean
	/** Stored as default answers for the next time. */
	answers?: { subject: string; typed: EarlierAnswers['typed'] }
}

interface Sent {
	sent: SendResult
	/** Terms that the client saw and agreed to. */
	shown: ShownTerms | undefined
	fingerprint: string
	/** `arrived`: the response was lost, or could not be read, and the outcome was read afterwards. */
	lost: { state?: LostAnswer; isUnreadable?: boolean }
}

export async function answerSent(
	ctx: UsesSending,
	about: { subject: string; closes?: string; version?: string },
	claim: FreeClaim,
	{ sent, shown, fingerprint, lost }: Sent,
) {
	// The outcome is already `failed` where a payment has no page to lead to.
	ctx.outcome.sent ??= 'received'
	const owner = getRecordOwner(ctx)
	const { guestKey } = ctx.cookies
	const { receipt, sealed } = (await tryRecord(ctx, () => recordReceipt(ctx, sent, shown))) ?? {}
	const { closes, version = '' } = about
	if (closes !== undefined) addMark(ctx.session, 'doneActions', closes, version)
	showSent(ctx, { sent, receipt, action: closes, lost })
	// Parallel submits redirect to the page that shows what was received, so the session is saved first.
	await tryRecord(ctx, () => ctx.session.commit())
	await tryRecord(ctx, async () => {
		await claim.end({
			print: fingerprint,
			at: owner.store.now(),
			to: sent.to,
			receipt,
			sealed,
			byLink: isOpenedByLink(ctx),
			browser: ctx.consumer || !guestKey.isSent ? undefined : guestKey.name,
		})
		await removeDraft(owner, about.subject)
		if (sent.answers) await saveAnswers(owner, sent.answers.subject, sent.answers.typed)
	})
	return redirect(sent.to, 303)
}

/** A client's send with a receipt is shown on the page, a guest's by the receipt itself; others get a notice. */
function showSent(
	ctx: UsesSending,
	{ sent, receipt, action, lost }: Pick<Sent, 'sent' | 'lost'> & { receipt?: string; action?: string },
) {
	const { to, notice, receipt: content, wrong } = sent
	const wasLost = lost.state === 'arrived'
	const isUnreadable = wasLost && lost.isUnreadable === true
	const isReceived = content !== undefined && notice?.kind !== 'error'
	if (ctx.consumer && isReceived && notice) {
		const { key, values, links = [] } = notice
		const { title, next } = content
		const { language } = ctx.say
		const outcome = { action, wrong, receipt, wasLost, isUnreadable }
		return addReceived(ctx, { to, title, next, key, values, links, language, ...outcome })
	}
	if (isReceived) setLanding(ctx, to)
	else if (notice) notify(ctx, notice, receipt)
	if (wasLost) ctx.session.notify('info', isUnreadable ? 'sending.arrivedUnread' : 'sending.arrived')
}

function notify(
	{ session }: UsesSending,
	notice: NonNullable<SendResult['notice']>,
	receipt: string | undefined,
) {
	const { kind, key, values, links = [] } = notice
	session.notify(kind ?? 'success', key, values, [...links, ...receiptLink(receipt)])
}

/** The id of a client's receipt; of a guest's the seal. */
async function recordReceipt(
	ctx: UsesSending,
	{ receipt, to, declines }: SendResult,
	shown: ShownTerms | undefined,
): Promise<{ receipt?: string; sealed?: SealedReceipt }> {
	if (!receipt) return {}
	const content = await completeReceipt(ctx, receipt, declines ? dropStatement(shown, ctx.say) : shown)
	if (ctx.consumer) return { receipt: await createReceipt(getRecordOwner(ctx), content, ctx.say) }
	return { sealed: await createGuestReceipt(ctx, content, to) }
}

function dropStatement(shown: ShownTerms | undefined, say: Say) {
	const statement = say('sending.shown.statement')
	return shown && { ...shown, facts: shown.facts.filter(({ term }) => term !== statement) }
}

/** Adds who sent it, and what the page showed that the receipt does not have yet. */
async function completeReceipt(ctx: UsesSending, receipt: ReceiptContent, shown: ShownTerms | undefined) {
	const isMissing = ({ term, detail }: ShownTerms['facts'][number]) =>
		detail !== '-' && !receipt.sent.some((fact) => fact.term === term && fact.detail === detail)
	return {
		...receipt,
		texts: shown?.texts,
		shown: [...(shown?.facts.filter(isMissing) ?? []), ...(receipt.shown ?? [])],
		sender: { ...receipt.sender, ...(await describeSender(ctx)) },
	}
}

/** The API has the form: a failing store may cost the receipt, but not the response. */
async function tryRecord<T>(
	{ facts: { requestId } }: Pick<UsesSending, 'facts'>,
	note: () => Promise<T>,
): Promise<T | undefined> {
	try {
		return await note()
	} catch (cause) {
		getLogger().error(
			{ requestId, fault: cause instanceof Error ? cause.name : undefined },
			'submission not recorded',
		)
		return undefined
	}
}

export function receiptLink(receipt: string | undefined) {
	return receipt === undefined
		? []
		: [{ href: paths.receipts.detail(receipt), key: 'sending.receipt' as const }]
}
