import type { Say } from '#app/i18n/say.server'
import type { ReadList } from '#app/lib/read-list'
import type { TextKey } from '#app/locales/texts'
import type { Uses } from '#app/request/context.server'
import { buildCardList, type CardKind, type Product } from './card-list.server'
import type { Fact } from './facts'
import { getProductHead } from './product-head'
import { requireItem } from './require-item'

interface ProductDefinition<Item extends Product, Parts extends object> {
	kind: CardKind
	list: (ctx: Uses<'api' | 'say'>) => Promise<ReadList<Item>>
	none: TextKey
	purpose: TextKey
	/** Lines of its card, the most important first; undefined ones are dropped. */
	linesOf: (item: Item, say: Say) => readonly (string | undefined)[]
	figureOf?: (item: Item, say: Say) => string | undefined
	factsOf: (item: Item, say: Say) => Fact[]
	/** Parts of its page beside the facts. */
	partsOf?: (item: Item, say: Say) => Parts
}

/** List and page of a kind of products. `getView` throws a redirect to not-found for an unknown id. */
export function defineProduct<Item extends Product, Parts extends object = object>({
	kind,
	list,
	none,
	purpose,
	linesOf,
	figureOf,
	factsOf,
	partsOf,
}: ProductDefinition<Item, Parts>) {
	return {
		async getList(ctx: Uses<'api' | 'say'>, request: Request) {
			const { say } = ctx
			return buildCardList(ctx, request, kind, {
				items: await list(ctx),
				none: say(none),
				purpose: say(purpose),
				linesOf: (item) => linesOf(item, say),
				figureOf: (item) => figureOf?.(item, say),
			})
		},
		async getView(ctx: Uses<'api' | 'say'>, id: string | undefined) {
			const { say } = ctx
			const item = requireItem(await list(ctx), id)
			const view = { ...getProductHead(kind, item, say), facts: factsOf(item, say) }
			return Object.assign(view, partsOf?.(item, say))
		},
	}
}
