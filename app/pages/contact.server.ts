import { settle } from '#app/request/settle'
import type { Uses } from '#app/request/context.server'
import { getDossierCards } from '#app/features/dossiers/dossiers.server'

/** Undefined when the call fails: contact details are an extra on error states. */
export async function getContact(ctx: Uses<'api' | 'firm' | 'say'>, title: string) {
	const { value } = await settle(getDossierCards(ctx))
	return { title, note: value?.note, advisors: value?.advisors ?? [] }
}
