import type { RequestContext } from '#app/context.server'
import type { TargetName } from '#app/features/actions/action-target'
import { getTargetAction } from '#app/features/actions/actions.server'

/** An action point and the product it is about, which `get` finds. @throws Response that leads to not-found where they don't belong together. */
export async function getProductAction<Product>(
	visit: RequestContext,
	target: TargetName,
	params: { action?: string; id?: string },
	get: (visit: RequestContext, id: string | undefined) => Promise<Product>,
) {
	const [asked, product] = await Promise.all([getTargetAction(visit, target, params), get(visit, params.id)])
	return { asked, product }
}
