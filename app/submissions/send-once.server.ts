import { redirect } from '@remix-run/node'
import { getMessageKey } from '#app/api/error-members'
import { ApiFailure, isUnreadableCommand } from '#app/api/errors'
import type { Action } from '#app/api/resources/action'
import type { Uses, UsesOwner, UsesSending } from '#app/request/context.server'
import { answerInvalid, answerFailed, answerUnknown, type ParsedForm } from '#app/forms/parse-form.server'
import { isOpenedByLink } from '#app/session/session-state.server'
import { findText } from '#app/forms/find-value'
import { formatDateTime } from '#app/lib/format-date'
import { toWallClock } from '#app/lib/wall-clock'
import { formTokenField, formIdField, sendAgainField } from '#app/request/form-fields'
import { readFormToken } from '#app/session/form-token.server'
import { getRecordOwner } from './record-owner.server'
import { checkShown, type ShownSubject } from './check-shown.server'
import { getActionVersion } from './done-actions.server'
import {
	computeFingerprint,
	type FileHash,
	findFormId,
	findGuestFormId,
	claimFormId,
	type Doubt,
	type FreeClaim,
	type LastSent,
	type FormClaim,
} from './form-ids.server'
import { rememberGuestSender, showReceiptAgain } from './earlier-send.server'
import { findArrival, getLostStatus, watchArrival, type ArrivalSubject } from './lost-answer.server'
import { noteFault } from '#app/request/note-fault'
import { setLanding } from '#app/request/landing.server'
import { findReceipt } from './receipts.server'
import { answerSent, receiptLink, type SendResult } from './send-result.server'
import { answerUnbound } from './token-session.server'
import { listInput, answerTaken } from './unsent.server'

interface FormSubject extends ArrivalSubject, ShownSubject {
	/** Version of the action that the form completes. */
	version?: string
	files?: readonly FileHash[]
}

/** Sent once, and completes the action. */
export function toActionSubject(action: Action): FormSubject {
	const { id, isDone } = action
	return { subject: `action ${id}`, closes: id, version: getActionVersion(action), isDone: isDone === true }
}

export function getFormId(ctx: UsesOwner, subject: string) {
	const find = ctx.guest && !ctx.consumer ? findGuestFormId : findFormId
	return find(getRecordOwner(ctx), subject)
}

/**
 * Submits a form once per form id. A second press, a reload, another tab or process gets the redirect of the first. A
 * failure shows the form again and keeps the id valid. After an unknown outcome, the form is only sent again when the
 * client confirms it.
 */
export async function sendOnce<T>(
	ctx: UsesSending,
	form: ParsedForm<T>,
	about: FormSubject,
	send: () => Promise<SendResult>,
) {
	const unbound = answerUnbound(ctx, form, about)
	if (unbound) return unbound
	const { payload } = form.submission
	const formId = findText(payload, formIdField)
	await rememberGuestSender(ctx, about.subject)
	const claim = await claimFormId(getRecordOwner(ctx), about.subject, formId)
	const fingerprint = computeFingerprint(payload, about.files)
	if (!claim.isFree) return answerUsed(ctx, form, about, { claim, fingerprint })
	if (about.isDone) {
		await claim.giveBack(claim.doubt)
		return answerDone(ctx, form, about, { isLost: claim.doubt !== undefined })
	}
	const { answer, shown } = await checkShown(ctx, form, about).catch(async (error: unknown) => {
		await claim.giveBack(claim.doubt)
		throw error
	})
	if (answer) {
		await claim.giveBack(claim.doubt)
		return answer
	}
	const doubt = await keepDoubt(ctx, about, claim)
	if (doubt && !Object.hasOwn(payload, sendAgainField)) {
		await claim.giveBack(doubt)
		return answerUnknown(ctx, form, { answers: listInput(form, about, ctx.say), formId, since: doubt.since })
	}
	const arrival = watchArrival(ctx, { ...about, binds: about.readShown !== undefined })
	let sent: SendResult
	try {
		sent = await send()
	} catch (error) {
		return answerUnsent(ctx, form, about, { error, claim, formId, doubt, arrival })
	}
	return answerSent(ctx, about, claim, { sent, shown, fingerprint, lost: arrival })
}

/** The doubt about an earlier submit, unless what the API has now proves that it did not arrive. */
async function keepDoubt(ctx: UsesSending, about: FormSubject, { doubt }: FreeClaim) {
	if (!doubt || about.mayRepeat) return undefined
	return doubt.mayStillArrive || (await findArrival(ctx, about)) !== false ? doubt : undefined
}

interface Unsent {
	error: unknown
	claim: FreeClaim
	formId: string
	/** About an earlier submit. */
	doubt: Doubt | undefined
	arrival: ReturnType<typeof watchArrival>
}

/** Shows the form again, with a confirmation checkbox when the outcome is unknown. */
async function answerUnsent<T>(
	ctx: UsesSending,
	form: ParsedForm<T>,
	about: FormSubject,
	{ error, claim, formId, doubt, arrival: { state, mayStillArrive } }: Unsent,
) {
	noteFault(ctx.outcome, error)
	if (state === 'unknown') {
		const since = ctx.session.now()
		await claim.giveBack({ since, mayStillArrive })
		const answers = listInput(form, about, ctx.say)
		const isUnreadable = isUnreadableCommand(error)
		return answerUnknown(ctx, form, { answers, formId, since, isUnreadable }, getLostStatus(error))
	}
	const left = state === 'done' ? { since: ctx.session.now() } : doubt
	await claim.giveBack(state === 'missing' ? undefined : left)
	if (state === 'done' || (await wasTaken(ctx, about, error))) {
		const isLost = state === 'done' || doubt !== undefined || isBroken(error)
		return answerDone(ctx, form, about, { isLost, error })
	}
	// Read again, the action shows that nothing arrived.
	if (state === 'missing') ctx.outcome.sent = 'failed'
	const words = about.failure && ctx.say(about.failure)
	if (state !== 'missing') return answerFailed(ctx, form, error, { words })
	const what = words ?? ctx.say(isUnreadableCommand(error) ? 'sending.unreadable' : getMessageKey(error))
	return answerFailed(ctx, form, error, { words: `${what} ${ctx.say('sending.missing')}` })
}

/** `isLost`: an answer of this form went out, and may be the one that counts. */
function answerDone<T>(
	ctx: UsesSending,
	form: ParsedForm<T>,
	about: FormSubject,
	{ isLost, error }: { isLost: boolean; error?: unknown },
) {
	if (!isLost) return answerTaken(ctx, form, about)
	ctx.outcome.sent = 'lost'
	const { heading, text, unreadable, failed, purpose } = ctx.say.table('sending').settled
	const words = isUnreadableCommand(error) ? unreadable : isBroken(error) ? failed : text
	return answerTaken(ctx, form, about, { heading, words, purpose })
}

/** Statuses of an API that refuses an action because somebody completed it in the meantime. */
const refusals = [400, 403, 404, 409, 410, 412, 422, 423]

async function wasTaken(ctx: UsesSending, { closes }: FormSubject, error: unknown) {
	const isRefusal = error instanceof ApiFailure && refusals.includes(error.answered)
	if (closes === undefined || !(isRefusal || isBroken(error))) return false
	return (await findArrival(ctx, { closes })) === true
}

/** The API failed at something, perhaps after it had taken the answer. */
function isBroken(error: unknown) {
	return error instanceof ApiFailure && error.answered >= 500
}

/** Redirects as the first submission did. Different input is shown again, and never lost. */
async function answerUsed<T>(
	ctx: UsesOwner<'cookies' | 'outcome' | 'queryTokens' | 'say' | 'session'>,
	form: ParsedForm<T>,
	about: FormSubject,
	{ claim, fingerprint }: { claim: Extract<FormClaim, { isFree: false }>; fingerprint: string },
) {
	const { hasWaited } = claim
	const last = findOwnSend(ctx, claim.last)
	const { outcome, say, session } = ctx
	if (!last && about.isDone) return answerTaken(ctx, form, about)
	if (!last) return answerInvalid(ctx, form, { errors: { '': [say('sending.changed')] } })
	const { keyOf, values } = describeSent(ctx, last)
	outcome.sent = last.print === fingerprint ? 'repeated' : 'held'
	if (last.print !== fingerprint && about.closes === undefined)
		return answerInvalid(ctx, form, { errors: { '': [say(keyOf('another'), values)] } })
	await showSealed(ctx, form, { last, isSame: last.print === fingerprint })
	// The owner may have deleted it.
	const receipt = await findReceipt(getRecordOwner(ctx), last.receipt ?? '')
	const links = receiptLink(receipt === undefined ? undefined : last.receipt)
	if (last.print !== fingerprint) {
		const ways = links.map(({ href, key }) => ({ href, label: say(key) }))
		return answerTaken(ctx, form, about, { words: say(keyOf('different'), values), links: ways })
	}
	if (last.receipt !== undefined || last.sealed) setLanding(ctx, last.to)
	if (!hasWaited && !about.quiet) session.notify('info', keyOf('already'), values, links)
	return redirect(last.to, 303)
}

/** The send of this browser: a guest's page that somebody copied sends a form of their own (contract §10). */
function findOwnSend({ consumer, cookies: { guestKey } }: UsesOwner<'cookies'>, last: LastSent | undefined) {
	const browser = consumer || !guestKey.isSent ? undefined : last?.browser
	return browser === undefined || guestKey.isName(browser) ? last : undefined
}

/** Shows the receipt again, except to somebody who copied a guest's page. */
async function showSealed<T>(
	ctx: UsesOwner<'cookies' | 'session'>,
	{ submission }: ParsedForm<T>,
	{ last, isSame }: { last: LastSent; isSame: boolean },
) {
	const token = readFormToken(findText(submission.payload, formTokenField))
	if (last.sealed) await showReceiptAgain(ctx, { last, isSame, sender: getRecordOwner(ctx).consumer, token })
}

/** A session of the other way may be somebody else's, so its answer is not told as the client's. */
function describeSent(
	ctx: Uses<'queryTokens' | 'say' | 'session'>,
	{ at, byLink = isOpenedByLink(ctx) }: LastSent,
) {
	const { say } = ctx
	const when = formatDateTime(toWallClock(new Date(at)), say.language)
	const isSameWay = byLink === isOpenedByLink(ctx)
	return {
		keyOf: <Name extends 'already' | 'another' | 'different'>(name: Name) =>
			isSameWay ? (`sending.${name}` as const) : (`sending.otherwise.${name}` as const),
		values: { when, way: say(`sending.ways.${byLink ? 'link' : 'own'}`) },
	}
}
