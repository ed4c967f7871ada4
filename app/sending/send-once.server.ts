import { redirect } from '@remix-run/node'
import type { Action } from '#app/api/resources/action'
import { getLogger } from '#app/config/log.server'
import type { RequestContext } from '#app/request/context.server'
import { answerInvalid, answerFailed, type ParsedForm } from '#app/forms/parse-form.server'
import { formatDateTime } from '#app/lib/format-date'
import { toWallClock } from '#app/lib/wall-clock'
import type { TextKey } from '#app/locales/texts'
import { paths } from '#app/paths'
import { formTokenField } from '#app/request/form-token'
import { computeHash } from '#app/config/seal.server'
import type { NoticeLink } from '#app/session/session-data'
import { getRecordOwner } from './record-owner.server'
import { removeDraft } from './draft.server'
import { saveAnswers, type EarlierAnswers } from './earlier-answers.server'
import { formIdField } from '#app/request/form-id-field'
import { findFormId, claimFormId, type LastSent, type FormClaim } from './form-ids.server'
import { createReceipt, type ReceiptContent } from './receipts.server'

interface FormSubject {
	/** What the form is about; the same words must stand where its id was made: `action 11012`. */
	subject: string
	/** The action point that is done with it. */
	closes?: string
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

/** What became of a form that the API took. */
export interface SendResult {
	/** Where the client lands. */
	to: string
	/** `links` stand before the one to the receipt. */
	notice?: {
		kind?: 'error'
		key: TextKey
		values?: Record<string, string | number>
		links?: NoticeLink[]
	}
	receipt?: ReceiptContent
	/** Kept for the next time that the same is asked. */
	answers?: { subject: string; typed: EarlierAnswers['typed'] }
}

/** The id that a form about this subject carries, so that it is sent once. */
export function getFormId(ctx: RequestContext, subject: string) {
	return findFormId(getRecordOwner(ctx), subject)
}

/**
 * Sends a form with `send`, once for its one-time id: a second press, a reload, another tab or another node lands where
 * the first one did. A failure shows the form again, and the id stays good.
 */
export async function sendOnce<T>(
	ctx: RequestContext,
	form: ParsedForm<T>,
	about: FormSubject,
	send: () => Promise<SendResult>,
) {
	const { payload } = form.submission
	const fingerprint = computeFingerprint(payload, about.files)
	const given = payload[formIdField]
	const claim = await claimFormId(getRecordOwner(ctx), about.subject, typeof given === 'string' ? given : '')
	if (!claim.isFree) return answerUsed(ctx, form, about, claim, fingerprint)
	if (about.isDone) {
		await claim.giveBack()
		return redirect(form.address, 303)
	}
	let sent: SendResult
	try {
		sent = await send()
	} catch (error) {
		await claim.giveBack()
		return answerFailed(ctx, form, error, [], about.failure)
	}
	const receipt = await tryRecord(
		ctx,
		async () => sent.receipt && createReceipt(getRecordOwner(ctx), sent.receipt),
	)
	const { closes } = about
	if (closes !== undefined) ctx.session.change((data) => void data.doneActions.push(closes))
	if (sent.notice) {
		const { kind = 'success', key, values, links = [] } = sent.notice
		ctx.session.notify(kind, key, values, [...links, ...receiptLink(receipt)])
	}
	// Who waits for the turn lands where the notice must be by then.
	await tryRecord(ctx, () => ctx.session.commit())
	await tryRecord(ctx, async () => {
		await claim.end({ print: fingerprint, at: Date.now(), to: sent.to, receipt })
		await removeDraft(getRecordOwner(ctx), about.subject)
		if (sent.answers) await saveAnswers(getRecordOwner(ctx), sent.answers.subject, sent.answers.typed)
	})
	return redirect(sent.to, 303)
}

/** Lands where the form's id was used; what else stands in the form now is shown again, to be sent on purpose. */
function answerUsed<T>(
	ctx: RequestContext,
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
	if (!hasWaited && !quiet) session.notify('info', 'sending.already', { when }, receiptLink(last.receipt))
	return redirect(last.to, 303)
}

/** The API has it: a store that fails now costs the receipt, not the answer. */
async function tryRecord<T>({ requestId }: RequestContext, note: () => Promise<T>): Promise<T | undefined> {
	try {
		return await note()
	} catch (cause) {
		getLogger().error(
			{ requestId, fault: cause instanceof Error ? cause.name : undefined },
			'sending not noted',
		)
		return undefined
	}
}

function receiptLink(receipt: string | undefined) {
	return receipt === undefined
		? []
		: [{ href: paths.receipts.detail(receipt), key: 'sending.receipt' as const }]
}

function momentOf({ at }: LastSent, { say }: RequestContext) {
	return formatDateTime(toWallClock(new Date(at)), say.language)
}

/** A hash of all that is sent, whoever sends it and from which page. */
function computeFingerprint(payload: Record<string, unknown>, files: FormSubject['files'] = []) {
	const fields = Object.entries(payload).filter(([name]) => name !== formTokenField && name !== formIdField)
	return computeHash(JSON.stringify([fields.sort(), files.map(({ name, sha256 }) => [name, sha256])]))
}
