import { answerInvalid, type ParsedForm } from '#app/forms/parse-form.server'
import type { UsesOwner } from '#app/request/context.server'
import { replaceDraftField } from '#app/request/form-id-field'
import { isOpenedByLink } from '#app/session/opened-by-link'
import { findDraftEntry } from './draft.server'
import { getRecordOwner } from './record-owner.server'

/**
 * Asks before a session that a link opened writes over a draft of the client's own; undefined when there is none, or
 * when the visitor agreed.
 */
export async function askToReplace<T>(
	ctx: UsesOwner<'outcome' | 'queryTokens' | 'say' | 'session'>,
	{ subject }: { subject: string },
	form: ParsedForm<T>,
) {
	if (!isOpenedByLink(ctx) || Object.hasOwn(form.submission.payload, replaceDraftField)) return undefined
	const draft = await findDraftEntry(getRecordOwner(ctx), subject)
	if (!draft || draft.byLink) return undefined
	const { heading, text, confirm } = ctx.say.table('drafts').replace
	return answerInvalid(ctx, form, {
		heading,
		errors: { '': [text] },
		status: 409,
		confirm: { name: replaceDraftField, label: confirm },
	})
}
