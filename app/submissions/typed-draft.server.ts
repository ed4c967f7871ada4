import { isDeepStrictEqual } from 'node:util'
import { redirect } from '@remix-run/node'
import { z } from 'zod/v4'
import { defineMap } from '#app/api/wire'
import type { ParsedForm } from '#app/forms/parse-form.server'
import type { Prefill } from '#app/forms/prefill'
import { dropUntouched, listOvertaken, mergeTyped, type ShownTexts } from '#app/forms/prefilled-fields'
import type { UsesOwner } from '#app/request/context.server'
import { findDraft, saveDraft, type DraftTarget } from './draft.server'
import { getRecordOwner } from './record-owner.server'
import { askToReplace } from './replace-draft.server'
import { isOpenedByLink } from '#app/session/opened-by-link'
import { answerTaken, listAnswers } from './unsent.server'

const typedSchema = defineMap(z.string())

/** Saves the input of a one-page form when a button that leads elsewhere was pressed. */
export async function keepTyped<T>(
	ctx: UsesOwner<'outcome' | 'queryTokens' | 'say' | 'session'>,
	target: DraftTarget & { isDone?: boolean },
	form: ParsedForm<T>,
	{ button, to, prefill = {}, shown }: { button: string; to: string; prefill?: Prefill; shown?: ShownTexts },
) {
	const answers = listAnswers(form.submission.payload).filter(([name]) => name !== button)
	const typed = dropUntouched(prefill, Object.fromEntries(answers), shown)
	if (answers.length > 0 && target.isDone) return answerTaken(ctx, form, target)
	const draft = await findDraft(getRecordOwner(ctx), target.subject, typedSchema)
	if (isSameInput(typed, draft?.value ?? {})) return redirect(to, 303)
	const question = await askToReplace(ctx, target, form)
	if (question) return question
	await saveDraft(getRecordOwner(ctx), { ...target, byLink: isOpenedByLink(ctx) }, typed)
	return redirect(to, 303)
}

function isSameInput(...inputs: [Record<string, unknown>, Record<string, unknown>]) {
	const [one, other] = inputs.map((input) =>
		Object.fromEntries(Object.entries(input).filter(([, text]) => text !== '')),
	)
	return isDeepStrictEqual(one, other)
}

/** Texts of all fields, the record's where nothing was typed. `overtaken`: typed fields whose record changed since. */
export async function findTyped(
	ctx: UsesOwner,
	{ subject, isDone }: DraftTarget & { isDone?: boolean },
	prefill: Prefill = {},
) {
	const draft = isDone ? undefined : await findDraft(getRecordOwner(ctx), subject, typedSchema)
	return { typed: mergeTyped(prefill, draft?.value), overtaken: listOvertaken(prefill, draft?.value) }
}
