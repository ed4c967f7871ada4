import { redirectDocument } from '@remix-run/node'
import { logSecurityEvent } from '#app/config/security-log.server'
import type { Uses } from './context.server'
import { isMultipart } from './read-fields.server'
import { readForm } from './read-form.server'
import { noteForm } from './request-facts'
import { findToken, isTokenOfBrowser } from './find-token.server'
import { dropSecretFields, isFilledIn, type KeptField } from './kept-form'
import { hideUrlSecrets } from '#app/lib/hide-url-secrets'
import { paths } from '#app/paths'
import { readPostedFields, selectKeptFields } from './posted-fields.server'
import { refuseOtherOwner, refuseStaleForm } from './refusals.server'
import { isFormOwner, type FormToken } from '#app/session/form-token.server'
import { addForm, addWaitingForm } from '#app/session/waiting-form.server'
import type { SignedInConsumer } from '#app/session/session-data'

type FormContext = Uses<'cookies' | 'texts' | 'outcome' | 'facts' | 'session'>

/**
 * Requires that the form was rendered for the current owner, whatever its headers say (contract §8). Browsers without
 * Origin and Sec-Fetch-Site also need a fresh token [A78]. `isShared`: the form acts for nobody. @throws Response: an
 * error page
 */
export async function requireFormToken(
	ctx: FormContext,
	request: Request,
	consumer: SignedInConsumer | undefined,
	{ isShared = false } = {},
) {
	if (request.method !== 'POST' || (isShared && saysWhence(request))) return
	const fields = [...(await readForm(request))]
	if (!isShared) await refuseOfAnother(ctx, request, fields, consumer)
	await requireOwnToken(ctx, request, fields, consumer)
}

/** The same for the parsed fields of an upload. */
export async function requireFieldsToken(
	ctx: FormContext,
	request: Request,
	fields: KeptField[],
	{ consumer, isBroken }: { consumer: SignedInConsumer | undefined; isBroken: boolean },
) {
	await refuseOfAnother(ctx, request, fields, consumer)
	if (!isBroken || !saysWhence(request)) await requireOwnToken(ctx, request, fields, consumer)
}

async function requireOwnToken(
	ctx: FormContext,
	request: Request,
	fields: KeptField[],
	consumer: SignedInConsumer | undefined,
) {
	const token = findToken(fields)
	const isOwn = !consumer || isFormOwner(token?.owner ?? '', consumer)
	// A guest's token counts in the browser that it was made for, where that browser keeps cookies.
	const isHere = consumer !== undefined || !ctx.cookies.guestKey.isSent || isTokenOfBrowser(ctx, token)
	if (isOwn && (saysWhence(request) || (isHere && token?.isFresh))) return
	const hasFiles = isMultipart(request.headers.get('Content-Type') ?? '')
	const keptForm = { action: hideUrlSecrets(request.url), ...dropSecretFields(fields), hasFiles }
	logSecurityEvent('foreignForm', { requestId: ctx.facts.requestId, consumer, detail: 'formToken' })
	ctx.outcome.sent = 'held'
	throw refuseStaleForm(await ctx.texts.say(), keptForm)
}

/** Stores the input for the owner of the form, if they were here; the current visitor sees none of it. */
async function refuseOfAnother(
	ctx: FormContext,
	request: Request,
	fields: KeptField[],
	consumer: SignedInConsumer | undefined,
) {
	const token = findToken(fields)
	if (!consumer || !token?.owner || isFormOwner(token.owner, consumer)) return
	logSecurityEvent('foreignForm', { requestId: ctx.facts.requestId, consumer, detail: 'otherOwner' })
	const kept = selectKeptFields(fields)
	const address = hideUrlSecrets(request.url, ['domain'])
	const mayWait = kept !== undefined && kept.length > 0 && (await wasHere(ctx, token))
	const isKept = mayWait && (await addWaitingForm({ owner: token.owner, address, fields: kept }))
	if (isKept) ctx.outcome.sent = 'held'
	// A script would render the response inside the owner's frame.
	if (request.headers.get('Sec-Fetch-Dest') === 'empty') throw redirectDocument(paths.otherOwner(isKept), 303)
	throw refuseOtherOwner(await ctx.texts.say(), isKept)
}

/**
 * Whether a form may wait for the client that it was rendered for: its page is not old, and this browser had a session of
 * theirs (contract §10). Whoever has the source of that page proves nothing with it.
 */
async function wasHere(
	{ cookies: { device }, session }: Uses<'cookies' | 'session'>,
	{ owner, isFresh }: Pick<FormToken, 'isFresh' | 'owner'>,
) {
	if (!isFresh) return false
	return (await session.findSentFormOwner()) === owner || (await device.idFor(owner)) !== undefined
}

function saysWhence({ headers }: Request) {
	return headers.has('Sec-Fetch-Site') || headers.has('Origin')
}

/**
 * Stores a form that was posted after the session ended, for an hour, for the same consumer at `address`. False when what
 * was filled in is lost.
 */
export async function storePostedForm(
	ctx: Uses<'cookies' | 'facts' | 'session'>,
	request: Request,
	address: string,
): Promise<boolean> {
	const posted = await readPostedFields(request)
	const token = findToken(posted)
	const fields = selectKeptFields(posted)
	if (token?.owner) noteForm(ctx.facts, token.owner)
	if (!token?.owner || !fields || !(await wasHere(ctx, token)))
		return !isFilledIn(posted) || token?.owner === ''
	await ctx.session.changeForms('kept', (forms) => addForm(forms, { owner: token.owner, address, fields }))
	return true
}
