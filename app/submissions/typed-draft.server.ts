import { redirect } from '@remix-run/node'
import { z } from 'zod/v4'
import { defineMap } from '#app/api/wire'
import type { ParsedForm } from '#app/forms/parse-form.server'
import type { UsesOwner } from '#app/request/context.server'
import { findDraft, saveDraft, type DraftTarget } from './draft.server'
import { getRecordOwner } from './record-owner.server'
import { listAnswers } from './send-once.server'

const typedSchema = defineMap(z.string())

/** Saves the input of a one-page form when a button that leads elsewhere was pressed. */
export async function keepTyped<T>(
	ctx: UsesOwner,
	target: DraftTarget & { isDone?: boolean },
	{ submission }: ParsedForm<T>,
	{ button, to }: { button: string; to: string },
) {
	const typed = listAnswers(submission.payload).filter(([name]) => name !== button)
	if (typed.length > 0 && !target.isDone)
		await saveDraft(getRecordOwner(ctx), target, Object.fromEntries(typed))
	return redirect(to, 303)
}

/** By field name. */
export async function findTyped(ctx: UsesOwner, { subject }: DraftTarget): Promise<Record<string, string>> {
	const draft = await findDraft(getRecordOwner(ctx), subject, typedSchema)
	return draft?.value ?? {}
}
