import type { Uses } from './context.server'
import { isFormOwner, listFormOwners, type FormOwner } from '#app/session/form-token.server'
import type { SignedInConsumer } from '#app/session/session-data'
import type { FormSlot, WaitingForm } from '#app/session/session-slots'
import { addForm, addWaitingForm, openWaitingForms } from '#app/session/waiting-form.server'

/**
 * Moves the forms that wait for this owner into their session. Other owners' forms stay where those find them.
 * Returns the owner's forms, newest last.
 */
export async function fetchWaitingForms(ctx: Uses<'session'>, owner: FormOwner) {
	const { session } = ctx
	const slot = owner.action === undefined ? 'kept' : 'guestForm'
	await leaveForms(ctx, slot, owner)
	for (const name of listFormOwners(owner)) {
		const waiting = openWaitingForms(name)
		const forms = await waiting.read()
		if (!forms) continue
		await session.changeForms(slot, (own) => own.reduce(addForm, forms))
		await waiting.remove()
	}
	return session.has(slot) ? session.listForms(slot) : []
}

/** Stores the forms of this slot for their owners, before somebody else continues in this browser. */
export async function leaveForms({ session }: Uses<'session'>, slot: FormSlot, next?: FormOwner) {
	if (!session.has(slot)) return
	const isLeft = (form: WaitingForm): form is WaitingForm & { owner: string } =>
		form.owner !== undefined && !(next && isFormOwner(form.owner, next))
	const left = (await session.listForms(slot)).filter(isLeft)
	for (const { owner, address, fields, mayHaveArrived } of left)
		await addWaitingForm({ owner, address, fields, mayHaveArrived })
	if (left.length > 0) await session.changeForms(slot, (forms) => forms.filter((one) => !isLeft(one)))
}

/** Adds a notice with links to this client's forms that wait, without the one that opens after the sign-in. */
export async function showWaitingForms(
	ctx: Uses<'session'>,
	consumer: SignedInConsumer,
	opens: string | undefined,
) {
	const forms = await fetchWaitingForms(ctx, consumer)
	announceForms(
		ctx,
		forms.filter(({ address }) => address !== opens),
	)
}

/** Links to the step of a check, or else to the form by its number. */
export function announceForms({ session }: Uses<'session'>, forms: readonly WaitingForm[]) {
	const filled = forms.filter(({ fields }) => fields.length > 0)
	if (filled.length === 0) return
	const links = filled.map(({ address }, at) => ({ href: address, ...nameForm(address, filled.length, at) }))
	session.notify('info', filled.length === 1 ? 'notices.formWaits' : 'notices.formsWait', {}, links)
}

function nameForm(address: string, count: number, at: number) {
	const step = /[?&]step=(\d{1,2})(&|$)/.exec(address)?.[1]
	if (step) return { key: 'notices.toStep' as const, values: { number: step } }
	if (count === 1) return { key: 'notices.toForm' as const }
	return { key: 'notices.toFormOf' as const, values: { number: at + 1 } }
}
