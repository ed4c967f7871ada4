import { randomBytes } from 'node:crypto'
import { redirect } from '@remix-run/node'
import type { Action } from '#app/api/resources/action'
import type { Mortgage } from '#app/api/resources/mortgage'
import type { RequestContext } from '#app/request/context.server'
import type { ParsedForm } from '#app/forms/parse-form.server'
import { paths } from '#app/paths'
import { getRecordOwner } from '#app/sending/record-owner.server'
import { findDraft, saveDraft } from '#app/sending/draft.server'
import { toActionSubject } from '#app/sending/send-once.server'
import { loanPartsInputSchema, toLoanPartsInput, type LoanPartsInput } from './loan-parts-input'

/** Of the buttons that add and remove a part. */
export const partButtons = /^(addPart|removePart-\w{1,40})$/
/** As many as a questionnaire takes. */
const mostNewParts = 30

/** What the form shows: what was typed and not sent yet, else what the API knows. */
export async function getLoanPartsInput(ctx: RequestContext, action: Action, mortgage: Mortgage) {
	const known = toLoanPartsInput(mortgage, ctx.say)
	const draft = await findDraft(getRecordOwner(ctx), toActionSubject(action).subject, loanPartsInputSchema)
	if (!draft) return { typed: known, version: 0 }
	const loanParts = known.loanParts.map(
		(part) => draft.value.loanParts.find(({ id }) => id === part.id) ?? part,
	)
	return { typed: { ...draft.value, loanParts }, version: draft.version }
}

/**
 * Adds or removes a part, by the button that was pressed, and leads back to where it stands; undefined when another button
 * was. A form about other parts than the mortgage has by now is kept too, to be looked at again.
 */
export async function updateLoanPartsDraft(
	ctx: RequestContext,
	{ submission: { payload } }: ParsedForm<unknown>,
	action: Action,
	mortgage: Mortgage,
) {
	const typed = loanPartsInputSchema.parse(payload)
	const changed = withChange(typed, Object.keys(payload)) ?? checkParts(ctx, typed, mortgage)
	if (!changed) return undefined
	const href = paths.mortgageLoanParts(mortgage.id, action.id)
	if (!action.isDone) await saveDraft(getRecordOwner(ctx), toActionSubject(action), changed.typed)
	return redirect(`${href}#${changed.anchor}`, 303)
}

/** Whether one more part may be added. */
export function canAddPart({ newLoanParts }: LoanPartsInput) {
	return newLoanParts.length < mostNewParts
}

function withChange(typed: LoanPartsInput, buttons: readonly string[]) {
	const { loanParts, newLoanParts } = typed
	if (buttons.includes('addPart')) {
		const added = canAddPart(typed) ? [{ key: randomBytes(6).toString('hex') }] : []
		const parts = [...newLoanParts, ...added]
		return changeTo(typed, parts, loanParts.length + parts.length)
	}
	const removed = buttons.find((name) => name.startsWith('removePart-'))
	if (removed === undefined) return undefined
	const kept = newLoanParts.filter(({ key }) => removed !== `removePart-${key}`)
	const at = newLoanParts.findIndex(({ key }) => removed === `removePart-${key}`)
	return changeTo(typed, kept, Math.min(loanParts.length + at + 1, loanParts.length + kept.length))
}

function changeTo(typed: LoanPartsInput, newLoanParts: LoanPartsInput['newLoanParts'], number: number) {
	return { typed: { ...typed, newLoanParts }, anchor: number > 0 ? `part-${number}` : 'parts' }
}

function checkParts({ session }: RequestContext, typed: LoanPartsInput, { loanParts }: Mortgage) {
	const ids = (parts: readonly { id?: string }[]) => JSON.stringify(parts.map(({ id }) => id).sort())
	if (ids(typed.loanParts) === ids(loanParts)) return undefined
	session.notify('info', 'loanParts.outdated')
	return { typed, anchor: 'parts' }
}
