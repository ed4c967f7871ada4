import { parse } from '@conform-to/react'
import { redirectDocument } from '@remix-run/node'
import { computeHash } from '#app/config/seal.server'
import { logSecurityEvent } from '#app/config/security-log.server'
import type { Uses } from './context.server'
import { filterPlainFields } from './field-names'
import { isMultipart } from './read-fields.server'
import { readForm } from './read-form.server'
import { readUpload } from './read-upload.server'
import type { FormReply } from './form-reply'
import { findToken } from './find-token.server'
import { formTokenField } from './form-token'
import { dropSecretFields, type KeptField, type KeptForm } from './kept-form'
import { hideUrlSecrets } from '#app/lib/hide-url-secrets'
import { paths } from '#app/paths'
import { refuseOtherOwner, refuseStaleForm } from './refusals.server'
import { isFormOwner } from '#app/session/form-token.server'
import { openWaitingForm } from '#app/session/waiting-form.server'
import type { SignedInConsumer } from '#app/session/session-data'

const mostKept = 256 * 1024

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
	await storeWaitingForm(owner, hideUrlSecrets(request.url, ['domain']), fields)
	// A script would render the response inside the owner's frame.
	if (request.headers.get('Sec-Fetch-Dest') === 'empty') throw redirectDocument(paths.otherOwner(), 303)
	throw refuseOtherOwner(await ctx.loadSay())
}

function saysWhence({ headers }: Request) {
	return headers.has('Sec-Fetch-Site') || headers.has('Origin')
}

/** Stores a form that was posted after the session ended, for an hour, for the same consumer at `address`. */
export async function storePostedForm({ session }: Uses<'session'>, request: Request, address: string) {
	const fields = await lastFieldsOf(request)
	const owner = findToken(fields)?.owner
	const kept = owner && keepable(owner, address, fields)
	if (kept) await session.keep('kept', kept)
}

function keepable(owner: string, address: string, all: KeptField[]) {
	const { fields } = dropSecretFields(all)
	const isWorthIt = fields.length > 0 && JSON.stringify(fields).length <= mostKept
	return isWorthIt ? { owner, address, fields } : undefined
}

async function storeWaitingForm(owner: string, address: string, fields: KeptField[]) {
	const kept = keepable(owner, address, fields)
	if (kept) await openWaitingForm(owner).put(kept)
}

/** The stored form of this page and visitor. */
export async function findKeptForm({ session, consumer }: Uses<'consumer' | 'session'>, request: Request) {
	if (!consumer) return findGuestForm({ session }, request)
	const kept = session.has('kept') ? await session.find('kept') : undefined
	if (!kept || kept.address !== hideUrlSecrets(request.url, ['domain'])) return undefined
	if (!isFormOwner(kept.owner, consumer)) {
		await session.drop('kept')
		return undefined
	}
	return createKeptReply(kept)
}

function createKeptReply({ address, fields }: { address: string; fields: KeptField[] }) {
	const form = filterPlainFields(fields)
	const result = parse<URLSearchParams, string[]>(form, { resolve: () => ({ value: form }) }).reply()
	const reply: FormReply = { result, summary: '' }
	return { address, reply }
}

/**
 * Stores a guest's form that was posted while somebody is signed in. Undefined for other forms, and for the form that
 * signed them in.
 */
export async function storeGuestForm({ session }: Uses<'session'>, request: Request) {
	const all = request.method === 'POST' ? await lastFieldsOf(request) : []
	const token = findToken(all)
	const text = all.find(([name]) => name === formTokenField)?.[1] ?? ''
	if (token?.owner !== '' || session.data.signInForm === computeHash(text)) return undefined
	const address = hideUrlSecrets(request.url, ['domain'])
	const { fields } = dropSecretFields(all)
	const isSmall = JSON.stringify(fields).length <= mostKept
	await session.keep('guestForm', { branch: token.branch, address, fields: isSmall ? fields : [] })
	return address
}

async function findGuestForm({ session }: Uses<'session'>, request: Request) {
	const kept = session.has('guestForm') ? await session.find('guestForm') : undefined
	const isHere = kept?.address === hideUrlSecrets(request.url, ['domain'])
	return isHere && kept.fields.length > 0 ? createKeptReply(kept) : undefined
}

/** Removes the kept form once the guest sends it. */
export async function dropGuestForm({ session }: Uses<'session'>, request: Request) {
	if (request.method !== 'POST' || !session.has('guestForm')) return
	const kept = await session.find('guestForm')
	if (kept?.address === hideUrlSecrets(request.url, ['domain'])) await session.drop('guestForm')
}

const readBefore = new WeakMap<Request, KeptField[]>()

/** Fields of a streamed body, in case an error page replaces its page. */
export function rememberFields(request: Request, fields: KeptField[]) {
	readBefore.set(request, fields)
}

/** Posted fields that the visitor can submit again; undefined when the body is not a form. */
export async function findPostedForm(request: Request): Promise<KeptForm | undefined> {
	const all = request.method === 'POST' ? await lastFieldsOf(request) : []
	if (all.length === 0 || JSON.stringify(all).length > mostKept) return undefined
	const hasFiles = isMultipart(request.headers.get('Content-Type') ?? '')
	return { action: hideUrlSecrets(request.url), ...dropSecretFields(all), hasFiles }
}

/** Fields of a form that no other code reads; files are skipped. */
async function lastFieldsOf(request: Request): Promise<KeptField[]> {
	const known = readBefore.get(request)
	if (known || request.bodyUsed) return known ?? []
	if (!isMultipart(request.headers.get('Content-Type') ?? '')) return [...(await readForm(request))]
	const upload = await readUpload(request, 0)
	await upload.close()
	return [...upload.fields]
}
