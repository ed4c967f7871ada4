import { parse } from '@conform-to/react'
import { hideUrlSecrets } from '#app/lib/hide-url-secrets'
import { isFormOwner } from '#app/session/form-token.server'
import type { Uses } from './context.server'
import { filterPlainFields } from './field-names'
import type { FormReply } from './form-reply'
import type { KeptField } from './kept-form'

/** The stored form of this page and visitor. */
export async function findKeptForm(ctx: Uses<'consumer' | 'guest' | 'session'>, request: Request) {
	const { session, consumer } = ctx
	if (!consumer) return findGuestForm(ctx, request)
	const kept = session.has('kept') ? await session.find('kept') : undefined
	if (!kept || kept.address !== hideUrlSecrets(request.url, ['domain'])) return undefined
	if (!isFormOwner(kept.owner, consumer)) {
		await session.drop('kept')
		return undefined
	}
	return createKeptReply(kept)
}

async function findGuestForm({ session, guest }: Uses<'guest' | 'session'>, request: Request) {
	const kept = session.has('guestForm') ? await session.find('guestForm') : undefined
	if (!kept || kept.fields.length === 0) return undefined
	const isHere = kept.address === hideUrlSecrets(request.url, ['domain'])
	const isOwn = !kept.owner || (guest !== undefined && isFormOwner(kept.owner, guest))
	return isHere && isOwn ? createKeptReply(kept) : undefined
}

function createKeptReply({ address, fields }: { address: string; fields: KeptField[] }) {
	const form = filterPlainFields(fields)
	const result = parse<URLSearchParams, string[]>(form, { resolve: () => ({ value: form }) }).reply()
	const reply: FormReply = { result, summary: '' }
	return { address, reply }
}
