import { parse } from '@conform-to/react'
import { hideUrlSecrets } from '#app/lib/hide-url-secrets'
import { isFormOwner } from '#app/session/form-token.server'
import type { Uses } from './context.server'
import { listTypedTexts } from './kept-form'
import { showUnsent } from './show-unsent'
import type { Say } from '#app/i18n/say.server'
import { filterPlainFields } from './field-names'
import type { FormReply, ShownForm } from './form-reply'
import { refusedParameter } from './form-fields'
import type { WaitingForm } from '#app/session/session-slots'

/** The refused form that the address names, else the stored form of this page; `waited` after the end of a session. */
export async function findShownForm(
	ctx: Uses<'consumer' | 'guest' | 'outcome' | 'say' | 'session'>,
	request: Request,
): Promise<ShownForm | undefined> {
	const { refusedReply } = ctx.outcome
	if (!refusedReply) return findKeptForm(ctx, request)
	const { id, reply, isGuests } = refusedReply
	const clear = {
		label: ctx.say('form.clear'),
		returnTo: hideUrlSecrets(request.url, ['domain', refusedParameter]),
	}
	return {
		id,
		reply,
		clear: isGuests && reply.result.initialValue ? clear : undefined,
		ifDone: describeDone(ctx.say, reply, ctx.outcome),
	}
}

/** The same input on a page that was done meanwhile: it was not sent, or perhaps it was. */
function describeDone(
	say: Say,
	{ sendAgain }: FormReply,
	{ refused }: Uses<'outcome'>['outcome'],
): FormReply {
	const { settled, taken, unsent } = say.table('sending')
	const typed = listTypedTexts(refused?.fields ?? []).map((detail) => ({ term: unsent.typed, detail }))
	const input = showUnsent(say, sendAgain?.answers ?? typed)
	const { heading, text } = sendAgain ? settled : taken
	return {
		result: { status: 'error', error: { '': [text] } },
		summary: heading,
		unsent: sendAgain ? { ...input, purpose: settled.purpose } : input,
	}
}

/** The stored form of this page and visitor. */
async function findKeptForm(ctx: Uses<'consumer' | 'guest' | 'session'>, request: Request) {
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
	return { address, reply, waited: true }
}
