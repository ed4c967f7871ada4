import type { StatedAction } from '#app/products/task-state.server'
import { redirect } from '@remix-run/node'
import { z } from 'zod/v4'
import { defineMap } from '#app/session/define-map'
import type { Mortgage } from '#app/api/resources/mortgage'
import type { ParsedForm } from '#app/forms/parse-form.server'
import { findText, findValue } from '#app/forms/find-value'
import { dropUntouched, listOvertaken, mergeTyped } from '#app/forms/prefilled-fields'
import type { ShownTexts } from '#app/request/form-fields'
import type { Uses, UsesOwner } from '#app/request/context.server'
import { paths } from '#app/paths'
import { getRecordOwner } from '#app/submissions/record-owner.server'
import { findDraft, saveDraft } from '#app/submissions/draft.server'
import { askToReplace } from '#app/submissions/typed-draft.server'
import { isOpenedByLink } from '#app/session/session-state.server'
import { toActionSubject } from '#app/submissions/send-once.server'
import { prefillLoanParts } from './loan-parts-known'

type Typed = Record<string, unknown>
const typedSchema = defineMap(z.unknown())

export async function getLoanPartsInput(ctx: UsesOwner<'say'>, action: StatedAction, mortgage: Mortgage) {
	const prefill = prefillLoanParts(mortgage, ctx.say)
	const draft = await findDraft(getRecordOwner(ctx), toActionSubject(action).subject, typedSchema)
	const typed = mergeTyped(prefill, draft?.value)
	const overtaken = listOvertaken(prefill, draft?.value)
	return { prefill, typed, overtaken, version: String(draft?.version ?? 0) }
}

interface PressedForm {
	form: ParsedForm<unknown>
	typed: Typed
	shown: ShownTexts
	anchor: string
}

/** Shows the form again at the anchor, with the draft. */
export async function saveLoanPartsDraft(
	ctx: UsesOwner<'outcome' | 'queryTokens' | 'say' | 'session'>,
	{ form, typed, shown, anchor }: PressedForm,
	action: StatedAction,
	mortgage: Mortgage,
) {
	const question = await askToReplace(ctx, toActionSubject(action), form)
	if (question) return question
	const href = paths.mortgageLoanParts(mortgage.id, action.id)
	const { isRight, ...others } = typed
	// A "yes" is about the figures of one page, so a draft never contains it.
	const kept = isRight === 'yes' ? others : typed
	const draft = dropUntouched(prefillLoanParts(mortgage, ctx.say), kept, shown)
	const target = { ...toActionSubject(action), byLink: isOpenedByLink(ctx) }
	if (!action.isDone) await saveDraft(getRecordOwner(ctx), target, draft)
	return redirect(`${href}#${anchor}`, 303)
}

/** A draft to review when the mortgage no longer has the parts of the form; undefined otherwise. */
export function reviewOutdatedParts({ session }: Uses<'session'>, typed: Typed, { loanParts }: Mortgage) {
	const ids = (parts: readonly unknown[]) => JSON.stringify(parts.map((part) => findText(part, 'id')).sort())
	if (ids(listParts(typed)) === ids(loanParts.known)) return undefined
	session.notify('info', 'loanParts.outdated')
	return { typed, anchor: 'parts' }
}

function listParts(typed: Typed): unknown[] {
	const parts = findValue(typed, 'loanParts')
	return Array.isArray(parts) ? parts : []
}
