import { computeHash } from '#app/config/seal.server'
import { hideUrlSecrets } from '#app/lib/hide-url-secrets'
import { paths } from '#app/paths'
import { getFormOwner, isFormOwner, type FormOwner } from '#app/session/form-token.server'
import type { Uses } from './context.server'
import { findToken } from './find-token.server'
import { formTokenField } from './form-token'
import { readPostedFields, selectKeptFields } from './posted-fields.server'
import { fetchWaitingForm } from './waiting-form.server'

type CheckGuest = FormOwner & { action: string }

/**
 * Stores a guest's form that was posted while somebody is signed in. Undefined for other forms, and for the form that
 * signed them in.
 */
export async function storeGuestForm({ session }: Uses<'session'>, request: Request) {
	const posted = await readPostedFields(request)
	const token = findToken(posted)
	const text = posted.find(([name]) => name === formTokenField)?.[1] ?? ''
	if (token?.owner !== '' || session.data.signInForm === computeHash(text)) return undefined
	const address = hideUrlSecrets(request.url, ['domain'])
	const { branch, guest: owner } = token
	await session.keep('guestForm', { owner, branch, address, fields: selectKeptFields(posted) ?? [] })
	return address
}

/** Stores a guest's form that cannot be received now, for the guest that it was shown to. */
export async function storeLateForm({ session }: Uses<'session'>, request: Request) {
	const posted = await readPostedFields(request)
	const token = findToken(posted)
	const fields = selectKeptFields(posted)
	if (token?.owner !== '' || !fields) return
	const { branch, guest: owner } = token
	const address = hideUrlSecrets(request.url, ['domain'])
	await session.keep('guestForm', { owner, branch, address, fields })
}

/** False for the form of another guest who identified themselves for the same action. */
export async function isFormOfGuest(request: Request, guest: CheckGuest) {
	const owner = findToken(await readPostedFields(request))?.guest
	return !owner || isFormOwner(owner, guest)
}

/** A form of this check waits in this browser. */
export async function hasLateForm({ session }: Uses<'session'>, action: string) {
	const kept = session.has('guestForm') ? await session.find('guestForm') : undefined
	return kept !== undefined && isOfCheck(kept, action)
}

/** Address of the late form of this guest, which shows what they typed. */
export async function findLateForm(ctx: Uses<'session'>, guest: CheckGuest) {
	await fetchWaitingForm(ctx, guest)
	const kept = await ctx.session.find('guestForm')
	if (!kept || !isOfCheck(kept, guest.action)) return undefined
	// Pages of older builds do not name their guest.
	if (!kept.owner) await ctx.session.keep('guestForm', { ...kept, owner: getFormOwner(guest) })
	return kept.address
}

function isOfCheck({ address }: { address: string }, action: string) {
	return address.split('?')[0] === paths.mortgageCheckOfGuest(action)
}

/** Removes the kept form once the guest sends it. */
export async function dropGuestForm({ session }: Uses<'session'>, request: Request) {
	if (request.method !== 'POST' || !session.has('guestForm')) return
	const kept = await session.find('guestForm')
	if (kept?.address === hideUrlSecrets(request.url, ['domain'])) await session.drop('guestForm')
}
