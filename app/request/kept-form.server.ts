import { parse } from '@conform-to/react'
import { hideUrlSecrets } from '#app/lib/hide-url-secrets'
import { isFormOwner } from '#app/session/form-token.server'
import type { Uses } from './context.server'
import { filterPlainFields } from './field-names'
import type { FormReply } from './form-reply'
import type { WaitingForm } from '#app/session/session-slots'

/** The stored form of this page and visitor. */
export async function findKeptForm(ctx: Uses<'consumer' | 'guest' | 'session'>, request: Request) {
	const { session, consumer } = ctx
	if (!consumer) return findGuestForm(ctx, request)
	const kept = session.has('kept') ? await session.listForms('kept') : []
	const own = kept.filter(({ owner }) => isFormOwner(owner ?? '', consumer))
	return createKeptReply(own, request)
}

async function findGuestForm({ session, guest }: Uses<'guest' | 'session'>, request: Request) {
	const kept = session.has('guestForm') ? await session.listForms('guestForm') : []
	const own = kept.filter(({ owner }) => !owner || (guest !== undefined && isFormOwner(owner, guest)))
	return createKeptReply(own, request)
}

/** The newest of these forms that was filled in at this address. */
function createKeptReply(forms: readonly WaitingForm[], { url }: Pick<Request, 'url'>) {
	const address = hideUrlSecrets(url, ['domain'])
	const fields = forms.findLast((form) => form.address === address && form.fields.length > 0)?.fields
	if (!fields) return undefined
	const form = filterPlainFields(fields)
	const result = parse<URLSearchParams, string[]>(form, { resolve: () => ({ value: form }) }).reply()
	const reply: FormReply = { result, summary: '' }
	return { address, reply }
}
