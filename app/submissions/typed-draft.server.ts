import { isDeepStrictEqual } from 'node:util'
import { redirect } from '@remix-run/node'
import { z } from 'zod/v4'
import { defineMap } from '#app/session/define-map'
import { type ParsedForm, answerInvalid } from '#app/forms/parse-form.server'
import { listPrefilled, type Prefill } from '#app/forms/prefill'
import { dropUntouched, listOvertaken, mergeTyped } from '#app/forms/prefilled-fields'
import { type ShownTexts, formIdField, replaceDraftField } from '#app/request/form-fields'
import type { UsesOwner } from '#app/request/context.server'
import {
	findDraft,
	removeDraft,
	saveDraft,
	type DraftTarget,
	findDraftEntry,
	listWriters,
} from './draft.server'
import { findFormId } from './form-ids.server'
import { getRecordOwner } from './record-owner.server'
import { isOpenedByLink } from '#app/session/session-state.server'
import { answerTaken, listAnswers } from './unsent.server'

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

const typedSchema = defineMap(z.string())

/** Saves the input of a one-page form when a button that leads elsewhere was pressed. */
export async function keepTyped<T>(
	ctx: UsesOwner<'outcome' | 'queryTokens' | 'say' | 'session'>,
	target: DraftTarget & { isDone?: boolean },
	form: ParsedForm<T>,
	{ button, to, prefill = {}, shown }: { button: string; to: string; prefill?: Prefill; shown?: ShownTexts },
) {
	const told = listPrefilled(prefill).flatMap(([name, { text }]) => (text === '' ? [] : [name]))
	const isAnswer = ([name, text]: readonly [string, unknown]) => text !== '' || told.includes(name)
	const answers = listAnswers(form.submission.payload)
		.filter(([name]) => name !== button)
		.filter(isAnswer)
	const typed = dropUntouched(prefill, Object.fromEntries(answers), shown)
	if (answers.length > 0 && target.isDone) return answerTaken(ctx, form, target)
	const draft = await findDraft(getRecordOwner(ctx), target.subject, typedSchema)
	const before = Object.entries(draft?.value ?? {}).filter(isAnswer)
	if (isDeepStrictEqual(typed, Object.fromEntries(before))) return redirect(to, 303)
	const question = await askToReplace(ctx, target, form)
	if (question) return question
	await saveDraft(getRecordOwner(ctx), { ...target, byLink: isOpenedByLink(ctx) }, typed)
	return redirect(to, 303)
}

/** Set by files.js when a page is hidden: the camera or another app may end its tab. */
const hiddenField = 'hidden'

export function isOfHiddenPage(fields: URLSearchParams) {
	return fields.has(hiddenField)
}

/** Saves the input of a hidden page. A form that was sent meanwhile is not kept again. */
export async function keepOfHiddenPage<T>(
	ctx: UsesOwner<'outcome' | 'queryTokens' | 'say' | 'session'>,
	target: DraftTarget & { isDone?: boolean },
	form: ParsedForm<T>,
) {
	const { [formIdField]: formId, ...payload } = form.submission.payload
	const owner = getRecordOwner(ctx)
	if (formId !== (await findFormId(owner, target.subject))) return redirect(form.address, 303)
	const isEmpty = listAnswers(payload).every(([, text]) => text === '')
	if (isEmpty && !isOpenedByLink(ctx)) await removeDraft(owner, target.subject)
	return keepTyped(ctx, target, form, { button: hiddenField, to: form.address })
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
