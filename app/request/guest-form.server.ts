import { computeHash } from '#app/config/seal.server'
import { hideUrlSecrets } from '#app/lib/hide-url-secrets'
import { paths } from '#app/paths'
import { getFormOwner, isFormOwner, type FormOwner } from '#app/session/form-token.server'
import { limitGuestForms } from '#app/session/guest-forms.server'
import { addForm } from '#app/session/waiting-form.server'
import type { Uses } from './context.server'
import { findToken, isTokenOfBrowser } from './find-token.server'
import { formTokenField } from './form-fields'
import { readPostedFields, selectKeptFields } from './posted-fields.server'
import { announceForms, fetchWaitingForms } from './waiting-form.server'

type CheckGuest = FormOwner & { action: string }

/**
 * Stores a guest's form that was posted while somebody is signed in. Undefined for other forms, and for the form that
 * signed them in.
 */
export async function storeGuestForm(ctx: Uses<'cookies' | 'session'>, request: Request) {
	const { session } = ctx
	const posted = await readPostedFields(request)
	const token = findToken(posted)
	const text = posted.find(([name]) => name === formTokenField)?.[1] ?? ''
	if (token?.owner !== '' || session.data.signInForm === computeHash(text)) return undefined
	const address = hideUrlSecrets(request.url, ['domain'])
	const owner = isTokenOfBrowser(ctx, token) ? token.guest : undefined
	const form = { owner, branch: token.branch, address, fields: selectKeptFields(posted) ?? [] }
	// A form that the visitor dropped, and that names no guest, must not come back with this one.
	await session.changeForms('guestForm', (forms) =>
		addForm(
			forms.filter((one) => one.owner),
			form,
		),
	)
	return address
}

/** Stores a guest's form that cannot be received now, for the guest that it was shown to in this browser. */
export async function storeLateForm(
	ctx: Uses<'facts' | 'cookies' | 'session'>,
	request: Request,
	{ mayHaveArrived }: { mayHaveArrived?: boolean } = {},
) {
	const posted = await readPostedFields(request)
	const token = findToken(posted)
	const fields = selectKeptFields(posted)
	if (token?.owner !== '' || !fields || (token.guest !== undefined && !isTokenOfBrowser(ctx, token))) return
	const { branch, guest: owner } = token
	const {
		session,
		facts: { clientAddress },
	} = ctx
	const address = hideUrlSecrets(request.url, ['domain'])
	const form = { owner, branch, address, fields, mayHaveArrived }
	await session.changeForms('guestForm', (forms) => addForm(forms, form))
	await limitGuestForms(session.owner, clientAddress)
}

/** False for the form of another guest who identified themselves for the same action. */
export async function isFormOfGuest(request: Request, guest: CheckGuest) {
	const owner = findToken(await readPostedFields(request))?.guest
	return !owner || isFormOwner(owner, guest)
}

/** Forms of this check that wait in this browser with what was filled in. */
export async function listLateForms({ session }: Uses<'session'>, action: string) {
	const kept = session.has('guestForm') ? await session.listForms('guestForm') : []
	return kept.filter((form) => isOfCheck(form, action) && form.fields.length > 0)
}

/** Address of the newest late form of this guest, which shows what they typed. A notice links to the others. */
export async function findLateForm(ctx: Uses<'session'>, guest: CheckGuest) {
	const owner = getFormOwner(guest)
	const waiting = await fetchWaitingForms(ctx, guest)
	const own = waiting.filter((form) => isOfCheck(form, guest.action))
	const newest = own.at(-1)
	if (!newest) return undefined
	// Pages of older builds do not name their guest.
	if (own.some((form) => !form.owner))
		await ctx.session.changeForms('guestForm', (forms) =>
			forms.map((form) => (form.owner || !isOfCheck(form, guest.action) ? form : { ...form, owner })),
		)
	announceForms(
		ctx,
		own.filter((form) => form !== newest),
	)
	return newest.address
}

function isOfCheck({ address }: { address: string }, action: string) {
	return address.split('?')[0] === paths.mortgageCheckOfGuest(action)
}

/** Removes the kept form once the guest sends it; that of another guest stays. */
export async function dropGuestForm({ session }: Uses<'session'>, request: Request) {
	if (request.method !== 'POST' || !session.has('guestForm')) return
	const guest = findToken(await readPostedFields(request))?.guest
	const address = hideUrlSecrets(request.url, ['domain'])
	await session.changeForms('guestForm', (forms) =>
		forms.filter((form) => form.address !== address || (form.owner !== undefined && form.owner !== guest)),
	)
}

/** Removes the kept form of this address once the client sends it. */
export async function dropKeptForm({ session }: Uses<'session'>, request: Request) {
	if (request.method !== 'POST' || !session.has('kept')) return
	const address = hideUrlSecrets(request.url, ['domain'])
	await session.changeForms('kept', (forms) => forms.filter((form) => form.address !== address))
}
