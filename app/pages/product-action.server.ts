import type { Uses } from '#app/request/context.server'
import type { TargetName } from '#app/products/action-target'
import { getTargetAction } from '#app/products/actions.server'

/** An action point and the product it is about, which `get` finds. @throws Response that leads to not-found where they don't belong together. */
export async function getProductAction<Product>(
	ctx: Uses<'api' | 'firm' | 'session'>,
	target: TargetName,
	params: { action?: string; id?: string },
	get: (ctx: Uses<'api'>, id: string | undefined) => Promise<Product>,
) {
	const [action, product] = await Promise.all([getTargetAction(ctx, target, params), get(ctx, params.id)])
	return { task: action, product }
}
