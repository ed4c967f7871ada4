import { parse } from '@conform-to/react'
import { z } from 'zod/v4'
import { filterPlainFields } from '#app/request/field-names'
import { findToken, isTokenOfBrowser } from '#app/request/find-token.server'
import { formIdField } from '#app/request/form-fields'
import type { Uses, UsesOwner } from '#app/request/context.server'
import { readPostedFields } from '#app/request/posted-fields.server'
import { getSessionStore } from '#app/session/current-store.server'
import { defineRecord } from '#app/session/define-record.server'
import { listFormOwners } from '#app/session/form-token.server'
import { openNamedRecords } from '#app/session/records.server'
import { computeFingerprint, findLastSent, findSending, sendingLife } from './form-ids.server'
import { isOpenedByLink } from '#app/session/session-state.server'
import { findReceipt } from './receipts.server'
import { setLanding } from '#app/request/landing.server'
import { showGuestReceipt } from './guest-receipt.server'
import { getRecordOwner } from './record-owner.server'

/** Records and subject of a guest's forms, by the name of that guest in their form tokens. */
const guestSenderRecord = defineRecord({
	name: 'guest-sender',
	version: 1,
	schema: z.object({ id: z.string(), branch: z.string().optional(), subject: z.string() }),
	life: sendingLife,
})

function recordOf(name: string) {
	return guestSenderRecord.of(openNamedRecords(getSessionStore(), 'guest sender', name))
}

/** Called before a guest who identified themselves sends a form, so that a late post of it is recognised. */
export async function rememberGuestSender(ctx: UsesOwner, subject: string) {
	const { guest } = ctx
	if (guest?.action === undefined) return
	const { id, branch } = getRecordOwner(ctx).consumer
	const names = listFormOwners(guest)
	await Promise.all(names.map((name) => recordOf(name).put({ id, branch, subject })))
}

/** An earlier send of a guest's posted form, whoever posts it now; `unknown`: its answer was lost. */
export async function findEarlierSend(request: Request) {
	const fields = await readPostedFields(request)
	const token = findToken(fields)
	const guest = token?.guest
	const formId = fields.find(([name]) => name === formIdField)?.[1]
	const sender = guest && formId ? await recordOf(guest).read() : undefined
	if (!sender || !formId) return undefined
	const { subject, ...consumer } = sender
	const sending = await findSending({ store: getSessionStore(), consumer }, subject, formId)
	if (sending === 'unknown' || !sending) return sending
	const form = filterPlainFields(fields)
	const { payload } = parse<URLSearchParams, string[]>(form, { resolve: () => ({ value: form }) })
	const isSame = sending.print === computeFingerprint(payload)
	return { last: sending, isSame, sender: consumer, token }
}

/** The receipt of the latest send of a subject, if it is still there, and whether this kind of session sent it. */
export async function findSent(ctx: UsesOwner<'queryTokens' | 'session'>, subject: string) {
	const owner = getRecordOwner(ctx)
	const sent = await findLastSent(owner, subject)
	const isStored = sent?.receipt !== undefined && (await findReceipt(owner, sent.receipt)) !== undefined
	return { receipt: isStored ? sent.receipt : undefined, isOwn: sent?.byLink === isOpenedByLink(ctx) }
}

/** Shows the receipt of the same answers to the browser that they were filled in with. */
export async function showReceiptAgain(
	ctx: Uses<'cookies' | 'session'>,
	{
		isSame,
		last,
		sender,
		token,
	}: Exclude<Awaited<ReturnType<typeof findEarlierSend>>, 'unknown' | undefined>,
) {
	if (!isSame || !isTokenOfBrowser(ctx, token)) return
	await showGuestReceipt(ctx, sender, last.sealed)
	setLanding(ctx, last.to)
}
