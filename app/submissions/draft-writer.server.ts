import type { UsesOwner } from '#app/request/context.server'
import { isOpenedByLink } from '#app/session/opened-by-link'
import { findDraftEntry, listWriters } from './draft.server'
import { getRecordOwner } from './record-owner.server'

/** Note at a form with input of a session that was opened in the other way; undefined without such input. */
export async function describeDraftWriter(
	ctx: UsesOwner<'queryTokens' | 'say' | 'session'>,
	subject: string,
) {
	const other = isOpenedByLink(ctx) ? 'own' : 'link'
	const entry = await findDraftEntry(getRecordOwner(ctx), subject)
	if (!listWriters(entry).includes(other)) return undefined
	const { writers, check } = ctx.say.table('drafts')
	return { kind: writers[other], text: check }
}
