import type { SceneName } from '#app/ui/scene'
import type { Uses } from '#app/request/context.server'
import type { ProductCard } from '#app/ui/product-cards'
import type { actionCounterSchema } from '#app/api/resources/product'
import type { Output } from '#app/api/reader'
import type { ReadList } from '#app/lib/read-list'
import { findKnown, type Read } from '#app/lib/unread'
import { productPages } from './kinds'
import { paginateList } from './paginate-list.server'
import type { Say } from '#app/i18n/say.server'

/** A count below one is none. */
export function getOpenCount(open: Read<number>) {
	return typeof open === 'number' && open >= 1 ? Math.floor(open) : undefined
}

export function getBadgeLabels(say: Say) {
	return { one: wordsAfter(1, say), other: wordsAfter(2, say) }
}

/** The badge of the overview counts what is open at the dossier alone. */
export function getDossierLabel(count: number, say: Say) {
	return wordsAfter(count, say, 'shell.badge.ofDossier')
}

function wordsAfter(
	count: number,
	say: Say,
	key: 'shell.badge.openActions' | 'shell.badge.ofDossier' = 'shell.badge.openActions',
) {
	return say(key, { count }).replace(String(count), '').trim()
}

export interface Product {
	id: string
	label?: string
	actionCounter?: Output<typeof actionCounterSchema>
}

interface CardList<Item> {
	items: ReadList<Item>
	none: string
	purpose?: string
	/** Most important first; undefined lines are dropped. */
	linesOf: (item: Item, figure: string | undefined) => readonly (string | undefined)[]
	/** The line that counts most. */
	figureOf?: (item: Item) => string | undefined
	statusOf?: (item: Item) => ProductCard['status']
	kindOf?: (item: Item) => CardKind
}

export type CardKind = {
	[Kind in keyof typeof productPages]: (typeof productPages)[Kind] extends { detail: unknown } ? Kind : never
}[keyof typeof productPages]

/** Drawn where a list is empty. */
const scenes: Partial<Record<CardKind, SceneName>> = {
	mortgage: 'home',
	purchase_intention: 'home',
	lifeinsurance: 'insured',
	general_insurance: 'insured',
	cardifao: 'insured',
}

export function buildCardList<Item extends Product>(
	{ say }: Uses<'say'>,
	request: Request,
	kind: CardKind,
	{ items, none, purpose, linesOf, figureOf, statusOf, kindOf = () => kind }: CardList<Item>,
) {
	const rowOf = (item: Item): ProductCard => {
		const { detail, icon, itemTitle } = productPages[kindOf(item)]
		const figure = figureOf?.(item)
		return {
			href: detail(item.id),
			icon,
			words: [item.label ?? say(itemTitle), ...linesOf(item, figure)].filter((line) => line !== undefined),
			figure,
			badge: getOpenCount(findKnown(item.actionCounter)?.open),
			status: statusOf?.(item),
		}
	}
	const { rows, list } = paginateList(request, say, { items, rowOf, getSearchText, none })
	const shownPurpose = list.empty ? undefined : purpose
	return {
		title: say(productPages[kind].title),
		purpose: shownPurpose,
		cards: rows,
		badgeLabels: getBadgeLabels(say),
		list,
		scene: scenes[kind],
	}
}

function getSearchText({ words, status }: ProductCard) {
	return [...words, status?.text ?? ''].join(' ')
}
