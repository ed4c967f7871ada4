import { redirect } from '@remix-run/node'
import { getMessageKey } from '#app/api/error-message'
import type { Action } from '#app/api/resources/action'
import type { Uses, UsesOwner, UsesSending } from '#app/request/context.server'
import { answerInvalid, answerFailed, answerUnknown, type ParsedForm } from '#app/forms/parse-form.server'
import { formatDateTime } from '#app/lib/format-date'
import { toWallClock } from '#app/lib/wall-clock'
import type { TextKey } from '#app/locales/texts'
import { formTokenField } from '#app/request/form-token'
import { computeHash } from '#app/config/seal.server'
import { getRecordOwner } from './record-owner.server'
import { formIdField, sendAgainField } from '#app/request/form-id-field'
import { findFormId, claimFormId, type FreeClaim, type LastSent, type FormClaim } from './form-ids.server'
import { findArrival, getLostStatus, watchArrival, type ArrivalSubject } from './lost-answer.server'
import { findReceipt } from './receipts.server'
import { answerSent, receiptLink, type SendResult } from './send-result.server'

/** No answers. */
const ofTheForm = [formTokenField, formIdField, sendAgainField]

interface FormSubject extends ArrivalSubject {
	/** What the form is about; the same words must stand where its id was made: `action 11012`. */
	subject: string
	/** Nothing more is asked: nothing is sent, and the page says so. */
	isDone?: boolean
	/** Files beside the fields. */
	files?: readonly { name: string; sha256: string }[]
	/** Said of a failure in place of the API's own message. */
	failure?: TextKey
	/** It only leads somewhere: a second press does so too, without a word. */
	quiet?: boolean
}

/** An action point's form: it is sent once and closes the action. */
export function toActionSubject({ id, isDone }: Action): FormSubject {
	return { subject: `action ${id}`, closes: id, isDone }
}

/** The id that a form about this subject carries, so that it is sent once. */
export function getFormId(ctx: UsesOwner, subject: string) {
	return findFormId(getRecordOwner(ctx), subject)
}

/**
 * Sends a form with `send`, once for its one-time id: a second press, a reload, another tab or another node lands where
 * the first one did. A failure shows the form again, and the id stays good. Where nobody knows whether it arrived, it is
 * sent again only when the client says so.
 */
export async function sendOnce<T>(
	ctx: UsesSending,
	form: ParsedForm<T>,
	about: FormSubject,
	send: () => Promise<SendResult>,
) {
	const { payload } = form.submission
	const given = payload[formIdField]
	const formId = typeof given === 'string' ? given : ''
	const claim = await claimFormId(getRecordOwner(ctx), about.subject, formId)
	const fingerprint = computeFingerprint(payload, about.files)
	if (!claim.isFree) return answerUsed(ctx, form, about, claim, fingerprint)
	if (about.isDone) {
		await claim.giveBack()
		if (!about.quiet) ctx.session.notify('info', 'sending.elsewhere')
		return redirect(form.address, 303)
	}
	const since = await findDoubt(ctx, about, claim)
	if (since !== undefined && !Object.hasOwn(payload, sendAgainField)) {
		await claim.giveBack(since)
		return answerUnknown(ctx, form, { formId, since })
	}
	const arrival = watchArrival(ctx, about)
	let sent: SendResult
	try {
		sent = await send()
	} catch (error) {
		return answerUnsent(ctx, form, about, { error, claim, formId, since, state: arrival.state })
	}
	return answerSent(ctx, about, claim, { sent, fingerprint, wasLost: arrival.state === 'arrived' })
}

/** Since when nobody knows whether the same form arrived; undefined where there is no doubt, or none any more. */
async function findDoubt(ctx: UsesSending, about: FormSubject, { unknownSince }: FreeClaim) {
	if (unknownSince === undefined || about.mayRepeat) return undefined
	return (await findArrival(ctx, about)) === undefined ? unknownSince : undefined
}

interface Unsent {
	error: unknown
	claim: FreeClaim
	formId: string
	/** There was a doubt before this sending. */
	since: number | undefined
	state: ReturnType<typeof watchArrival>['state']
}

/** The form again: it may be sent again, with a tick where nobody knows whether it arrived. */
async function answerUnsent<T>(
	ctx: UsesSending,
	form: ParsedForm<T>,
	about: FormSubject,
	{ error, claim, formId, since, state }: Unsent,
) {
	if (state === 'unknown') {
		const now = Date.now()
		await claim.giveBack(now)
		return answerUnknown(ctx, form, { formId, since: now }, getLostStatus(error))
	}
	await claim.giveBack(state === 'missing' ? undefined : since)
	const words = about.failure && ctx.say(about.failure)
	if (state !== 'missing') return answerFailed(ctx, form, error, [], words)
	const what = words ?? ctx.say(getMessageKey(error))
	return answerFailed(ctx, form, error, [], `${what} ${ctx.say('sending.missing')}`)
}

/** Lands where the form's id was used; what else stands in the form now is shown again, to be sent on purpose. */
async function answerUsed<T>(
	ctx: UsesOwner<'outcome' | 'say' | 'session'>,
	form: ParsedForm<T>,
	{ closes, quiet }: FormSubject,
	{ last, hasWaited }: Extract<FormClaim, { isFree: false }>,
	fingerprint: string,
) {
	const { say, session } = ctx
	if (!last) return answerInvalid(ctx, form, [], { '': [say('sending.changed')] })
	const when = momentOf(last, ctx)
	if (last.print !== fingerprint && closes === undefined)
		return answerInvalid(ctx, form, [], { '': [say('sending.another', { when })] })
	// Its owner may have erased it.
	const receipt = await findReceipt(getRecordOwner(ctx), last.receipt ?? '')
	const links = receiptLink(receipt?.id)
	if (last.print !== fingerprint) session.notify('warning', 'sending.different', { when }, links)
	else if (!hasWaited && !quiet) session.notify('info', 'sending.already', { when }, links)
	return redirect(last.to, 303)
}

function momentOf({ at }: LastSent, { say }: Uses<'say'>) {
	return formatDateTime(toWallClock(new Date(at)), say.language)
}

/** What was answered, without what every form carries. */
export function listAnswers(payload: Record<string, unknown>) {
	return Object.entries(payload).filter(([name]) => !ofTheForm.includes(name))
}

/** A hash of all that is sent, whoever sends it and from which page. */
function computeFingerprint(payload: Record<string, unknown>, files: FormSubject['files'] = []) {
	return computeHash(
		JSON.stringify([listAnswers(payload).sort(), files.map(({ name, sha256 }) => [name, sha256])]),
	)
}
