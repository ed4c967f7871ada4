import type { SerializeFrom } from '@remix-run/node'
import { getDossierCards } from '#app/features/dossiers/dossiers.server'
import { findFirmPhone } from '#app/firm/firm-phone.server'
import type { Uses } from '#app/request/context.server'
import { settle } from '#app/request/settle'

type Context = Uses<'api' | 'firm' | 'say'>

export type PageHelpView = SerializeFrom<NonNullable<Awaited<ReturnType<typeof findHelp>>>>

/**
 * The adviser to ask about a page, else the firm's phone; undefined without either. A side call, as it is an extra. A page
 * that fails before it waits for this leaves its failure unseen.
 */
export function findHelp(ctx: Context) {
	const help = loadHelp(ctx)
	help.catch(() => undefined)
	return help
}

async function loadHelp(ctx: Context) {
	const { say } = ctx
	const dossiers = await settle(getDossierCards({ ...ctx, api: ctx.api.side }))
	const advisor = dossiers.value?.advisors.find(({ phone, mail }) => phone ?? mail)
	const phone = advisor ? undefined : findFirmPhone(await ctx.firm(), say)
	if (!advisor && !phone) return undefined
	const { title, call } = say.table('actions').help
	return { title, advisor, brief: say('dashboard.advisors.email'), phone: phone && { ...phone, call } }
}

/** `help` is begun first, so that a page asks the API for all at once. */
export async function withHelp<Page extends object>(
	help: ReturnType<typeof findHelp>,
	page: Page | Promise<Page>,
) {
	return { ...(await page), help: await help }
}
