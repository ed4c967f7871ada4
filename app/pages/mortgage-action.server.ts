import type { Uses } from '#app/request/context.server'
import type { TargetName } from '#app/products/action-target'
import { getTargetAction } from '#app/products/actions.server'
import { getMortgage } from '#app/features/mortgages/mortgages.server'

/** @throws Response redirect to not-found when the action belongs to another product */
export async function getProductAction<Product>(
	ctx: Uses<'api' | 'firm' | 'session'>,
	target: TargetName,
	params: { action?: string; id?: string },
	get: (ctx: Uses<'api'>, id: string | undefined) => Promise<Product>,
) {
	const [action, product] = await Promise.all([getTargetAction(ctx, target, params), get(ctx, params.id)])
	return { task: action, product }
}

/** @throws Response redirect to not-found when the action belongs to another mortgage */
export async function getMortgageAction(
	ctx: Uses<'api' | 'firm' | 'session'>,
	target: TargetName,
	params: { action?: string; id?: string },
) {
	const [action, mortgage] = await Promise.all([
		getTargetAction(ctx, target, params),
		getMortgage(ctx, params.id),
	])
	return { task: action, mortgage }
}
