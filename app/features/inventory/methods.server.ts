import type { StatedAction } from '#app/products/task-state.server'
import { redirect, type SerializeFrom } from '@remix-run/node'
import type { Uses, UsesOwner } from '#app/request/context.server'
import { paths } from '#app/paths'
import { toActionSubject } from '#app/submissions/send-once.server'
import { findStepInputs } from '#app/wizard/wizard.server'

export type MethodsView = NonNullable<SerializeFrom<typeof findInventoryMethods>>

const addresses = { manual: paths.inventoryByHand, iwize: paths.iwizeForm, ockto: paths.ocktoForm }
type InventoryMethod = keyof typeof addresses

/**
 * Undefined when there is nothing to choose [A114]. @throws Response redirect to the method in the address
 */
export async function findInventoryMethods(
	ctx: UsesOwner<'firm' | 'say'>,
	action: StatedAction,
	{ url }: Pick<Request, 'url'>,
) {
	const { say } = ctx
	const methods = await listMethods(ctx)
	const chosen = methods.find((method) => method === new URL(url).searchParams.get('way'))
	if (chosen && chosen !== 'manual') throw redirect(addresses[chosen](action.id))
	if (chosen !== undefined || methods.length === 1 || action.isDone) return undefined
	const { title, ways: words } = say.table('inventory')
	const { version } = await findStepInputs(ctx, { target: toActionSubject(action) })
	return {
		title,
		purpose: words.purpose,
		legend: words.legend,
		options: methods.map((method) => ({ value: method, ...words[method] })),
		submit: words.submit,
		draft: version > 0 ? { ...words.draft, href: paths.inventoryByHand(action.id) } : undefined,
	}
}

export async function findOtherMethods(ctx: Uses<'firm' | 'say'>, action: StatedAction) {
	const methods = await listMethods(ctx)
	if (methods.length === 1 || action.isDone) return undefined
	return { href: paths.inventory(action.id), label: ctx.say('inventory.ways.other') }
}

async function listMethods({ firm }: Uses<'firm'>): Promise<InventoryMethod[]> {
	const { modules } = (await firm()).licence
	const digital = (['iwize', 'ockto'] as const).filter((method) => modules[method])
	return ['manual', ...digital]
}
