import { listProblems, settle } from '#app/request/settle'
import { findPartnerFacts } from '#app/features/dossiers/dossiers.server'
import {
	buildSetupView,
	buildTurnOffView,
	getSettings,
	isTwoFactorOn,
} from '#app/features/settings/settings.server'
import type { Uses } from '#app/request/context.server'
import { findUnbound } from '#app/submissions/token-session.server'
import { createProblemNotices } from '#app/request/problem-notices.server'

/** Returns only the current step during setup or a confirmation. */
export async function getSettingsPage(
	ctx: Uses<'api' | 'consumer' | 'branch' | 'outcome' | 'visitor' | 'queryTokens' | 'say' | 'session'>,
	isTurnOffRequest: boolean,
) {
	const unbound = findUnbound(ctx, 'portal/settings')
	if (ctx.consumer?.twoFactorSetup) return unbound ?? buildSetupView(ctx.say)
	if (isTurnOffRequest && (await isTwoFactorOn(ctx))) return unbound ?? buildTurnOffView(ctx.say)
	const [{ settings, problems }, partner] = await Promise.all([
		getSettings(ctx),
		settle(findPartnerFacts(ctx)),
	])
	return {
		...settings,
		notices: createProblemNotices([...problems, ...listProblems(partner)], ctx),
		partner: {
			title: ctx.say('dashboard.partner.title'),
			facts: partner.value,
			missing: partner.problem && ctx.say('dashboard.couldNotLoad.partner'),
		},
	}
}
