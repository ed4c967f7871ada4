import { redirectDocument } from '@remix-run/node'
import { logSecurityEvent } from '#app/config/security-log.server'
import type { Uses } from './context.server'
import { isMultipart } from './read-fields.server'
import { readForm } from './read-form.server'
import { findToken } from './find-token.server'
import { dropSecretFields, type KeptField } from './kept-form'
import { hideUrlSecrets } from '#app/lib/hide-url-secrets'
import { paths } from '#app/paths'
import { readPostedFields, selectKeptFields } from './posted-fields.server'
import { refuseOtherOwner, refuseStaleForm } from './refusals.server'
import { isFormOwner } from '#app/session/form-token.server'
import { addForm } from '#app/session/waiting-form.server'
import { addWaitingForm } from './waiting-form.server'
import type { SignedInConsumer } from '#app/session/session-data'

/**
 * Requires that the form was rendered for the current owner, whatever its headers say (contract §8). Browsers without
 * Origin and Sec-Fetch-Site also need a fresh token [A78]. `isShared`: the form acts for nobody. @throws Response: an
 * error page
 */
export async function requireFormToken(
	ctx: Uses<'loadSay' | 'requestId'>,
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
	ctx: Uses<'loadSay' | 'requestId'>,
	request: Request,
	fields: KeptField[],
	{ consumer, isBroken }: { consumer: SignedInConsumer | undefined; isBroken: boolean },
) {
	await refuseOfAnother(ctx, request, fields, consumer)
	if (!isBroken || !saysWhence(request)) await requireOwnToken(ctx, request, fields, consumer)
}

async function requireOwnToken(
	ctx: Uses<'loadSay' | 'requestId'>,
	request: Request,
	fields: KeptField[],
	consumer: SignedInConsumer | undefined,
) {
	const token = findToken(fields)
	const isOwn = !consumer || isFormOwner(token?.owner ?? '', consumer)
	if (isOwn && (saysWhence(request) || token?.isFresh)) return
	const hasFiles = isMultipart(request.headers.get('Content-Type') ?? '')
	const keptForm = { action: hideUrlSecrets(request.url), ...dropSecretFields(fields), hasFiles }
	logSecurityEvent('foreignForm', { requestId: ctx.requestId, consumer, detail: 'formToken' })
	throw refuseStaleForm(await ctx.loadSay(), keptForm)
}

/** Stores the input for the owner of the form; the current visitor sees none of it. */
async function refuseOfAnother(
	ctx: Uses<'loadSay' | 'requestId'>,
	request: Request,
	fields: KeptField[],
	consumer: SignedInConsumer | undefined,
) {
	const owner = findToken(fields)?.owner
	if (!consumer || !owner || isFormOwner(owner, consumer)) return
	logSecurityEvent('foreignForm', { requestId: ctx.requestId, consumer, detail: 'otherOwner' })
	const kept = selectKeptFields(fields)
	const address = hideUrlSecrets(request.url, ['domain'])
	if (kept && kept.length > 0) await addWaitingForm({ owner, address, fields: kept })
	// A script would render the response inside the owner's frame.
	if (request.headers.get('Sec-Fetch-Dest') === 'empty') throw redirectDocument(paths.otherOwner(), 303)
	throw refuseOtherOwner(await ctx.loadSay())
}

function saysWhence({ headers }: Request) {
	return headers.has('Sec-Fetch-Site') || headers.has('Origin')
}

/** Stores a form that was posted after the session ended, for an hour, for the same consumer at `address`. */
export async function storePostedForm({ session }: Uses<'session'>, request: Request, address: string) {
	const posted = await readPostedFields(request)
	const owner = findToken(posted)?.owner
	const fields = selectKeptFields(posted)
	if (owner && fields)
		await session.changeForms('kept', (forms) => addForm(forms, { owner, address, fields }))
}
