import type { Uses } from './context.server'
import { isFormOwner, listFormOwners, type FormOwner } from '#app/session/form-token.server'
import type { SignedInConsumer } from '#app/session/session-data'
import { openWaitingForm } from '#app/session/waiting-form.server'

/** Moves the form that waits for this owner into their session. Another owner's form stays where that one finds it. */
export async function fetchWaitingForm(ctx: Uses<'session'>, owner: FormOwner) {
	const { session } = ctx
	const slot = owner.action === undefined ? 'kept' : 'guestForm'
	const kept = session.has(slot) ? await session.find(slot) : undefined
	if (kept?.owner && !isFormOwner(kept.owner, owner)) await leaveForm(ctx, slot)
	for (const name of listFormOwners(owner)) {
		const waiting = openWaitingForm(name)
		const form = await waiting.read()
		if (!form) continue
		await session.keep(slot, form)
		await waiting.remove()
		return form
	}
	return undefined
}

/** Stores the form of this slot for its owner, before somebody else continues in this browser. */
export async function leaveForm({ session }: Uses<'session'>, slot: 'kept' | 'guestForm') {
	const kept = session.has(slot) ? await session.find(slot) : undefined
	if (!kept?.owner) return
	const { owner, address, fields } = kept
	await openWaitingForm(owner).put({ owner, address, fields })
	await session.drop(slot)
}

/** Adds a notice with a link to a form that another visitor posted from this client's page. */
export async function showWaitingForm(ctx: Uses<'session'>, consumer: SignedInConsumer) {
	const form = await fetchWaitingForm(ctx, consumer)
	if (!form) return
	const link = { href: form.address, key: 'notices.toForm' as const }
	ctx.session.notify('info', 'notices.formWaits', {}, [link])
}
