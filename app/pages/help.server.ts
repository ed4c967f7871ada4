import { settle } from '#app/request/settle'
import type { Uses } from '#app/request/context.server'
import { getDossierCards } from '#app/features/dossiers/dossiers.server'
import { getHelp } from '#app/features/help/help.server'
import { getScreen } from '#app/request/guard.server'

export async function getHelpPage(ctx: Uses<'api' | 'branch' | 'consumer' | 'firm' | 'say'>) {
	const [help, advisors] = await Promise.all([getHelp(ctx), findAdvisors(ctx)])
	return { ...help, advisors }
}

/** Skips the call for guests, during two-factor setup, and while the portal is closed. */
async function findAdvisors(ctx: Uses<'api' | 'branch' | 'consumer' | 'firm' | 'say'>) {
	const { say, consumer } = ctx
	if (!consumer || consumer.twoFactorSetup || (await getScreen(ctx)) !== 'page') return undefined
	const { value } = await settle(getDossierCards(ctx))
	return {
		title: say('dashboard.advisors.title'),
		missing: value ? undefined : say('dashboard.couldNotLoad.advisors'),
		note: value?.note,
		advisors: value?.advisors,
	}
}
