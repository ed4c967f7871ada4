import { parse } from '@conform-to/react'
import { logSecurityEvent } from '#app/config/security-log.server'
import type { BaseContext, RequestContext } from './context.server'
import { filterPlainFields } from './field-names'
import { isMultipart } from './read-fields.server'
import { readForm } from './read-form.server'
import { readUpload } from './read-upload.server'
import type { FormReply } from './form-reply'
import { formTokenField } from './form-token'
import { dropSecretFields, type KeptField } from './kept-form'
import { hideUrlSecrets } from '#app/lib/hide-url-secrets'
import { refuseStaleForm } from './refusals.server'
import { getFormOwner, readFormToken } from '#app/session/form-token.server'
import type { SignedInConsumer } from '#app/session/session-data'

const mostKept = 256 * 1024

/**
 * Demands the form token of a browser that does not say where a form comes from [A78]; the others were judged at the
 * door. @throws Response with a page from which the same can be sent on purpose.
 */
export async function requireFormToken(
	ctx: BaseContext,
	request: Request,
	consumer: SignedInConsumer | undefined,
) {
	if (request.method !== 'POST' || saysWhence(request)) return
	await requireFieldsToken(ctx, request, [...(await readForm(request))], consumer)
}

/** The same for fields that were read already: those of an upload. */
export async function requireFieldsToken(
	ctx: BaseContext,
	request: Request,
	fields: KeptField[],
	consumer: SignedInConsumer | undefined,
) {
	if (saysWhence(request)) return
	const token = tokenIn(fields)
	if (token?.isFresh && (!consumer || token.owner === getFormOwner(consumer))) return
	const keptForm = { action: hideUrlSecrets(request.url), ...dropSecretFields(fields) }
	logSecurityEvent('foreignForm', { requestId: ctx.requestId, consumer, detail: 'formToken' })
	throw refuseStaleForm(await ctx.loadSay(), keptForm)
}

function saysWhence({ headers }: Request) {
	return headers.has('Sec-Fetch-Site') || headers.has('Origin')
}

/** Keeps what was posted after the session had ended; it waits an hour for the same consumer to come back to `address`. */
export async function storePostedForm({ session }: BaseContext, request: Request, address: string) {
	const fields = await lastFieldsOf(request)
	const owner = tokenIn(fields)?.owner
	const kept = dropSecretFields(fields).fields
	if (!owner || kept.length === 0 || JSON.stringify(kept).length > mostKept) return
	await session.keep('kept', { owner, address, fields: kept })
}

/** The form that waits for this consumer at this address, as the page shows it again. */
export async function findKeptForm({ session, consumer }: RequestContext, request: Request) {
	const kept = consumer && session.has('kept') ? await session.find('kept') : undefined
	if (!kept || kept.address !== hideUrlSecrets(request.url, ['domain'])) return undefined
	if (kept.owner !== getFormOwner(consumer)) {
		await session.drop('kept')
		return undefined
	}
	const form = filterPlainFields(kept.fields)
	const result = parse<URLSearchParams, string[]>(form, { resolve: () => ({ value: form }) }).reply()
	const reply: FormReply = { result, summary: '' }
	return { address: kept.address, reply }
}

function tokenIn(fields: KeptField[]) {
	return readFormToken(fields.find(([name]) => name === formTokenField)?.[1] ?? '')
}

/** The texts of a form nobody reads after this; files are read past, not kept. */
async function lastFieldsOf(request: Request): Promise<KeptField[]> {
	if (request.bodyUsed) return []
	if (!isMultipart(request.headers.get('Content-Type') ?? '')) return [...(await readForm(request))]
	const upload = await readUpload(request, 0)
	await upload.close()
	return [...upload.fields]
}
