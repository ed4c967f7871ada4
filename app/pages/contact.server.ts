import { settle } from '#app/request/settle'
import type { Uses } from '#app/request/context.server'
import { getDossierCards } from '#app/features/dossiers/dossiers.server'

/** Who can help where the portal can't; nobody while that can't be told either. */
export async function getContact(ctx: Uses<'api' | 'firm' | 'say'>, title: string) {
	const { value } = await settle(getDossierCards(ctx))
	return { title, advisors: value?.advisors ?? [] }
}
