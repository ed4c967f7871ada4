import type { Say } from '#app/i18n/say.server'
import { productPages } from './kinds'
import type { Place } from './require-item'
import { toTabTitle } from './tab-title.server'

type Kind = keyof typeof productPages

interface Product {
	label?: string
	/** Absent where the list has another order than its page. */
	place?: Place
}

export function getProductHead(kind: Kind, { label, place }: Product, say: Say) {
	const { title, itemTitle, list } = productPages[kind]
	return {
		title: getProductName(kind, label, say),
		tabTitle: toTabTitle(numberProduct(say(itemTitle), place, say)),
		kicker: label === undefined ? undefined : say(itemTitle),
		back: { href: list(), label: say('products.back', { list: say(title) }) },
	}
}

export function getProductName(kind: Kind, label: string | undefined, say: Say) {
	return label ?? say(productPages[kind].itemTitle)
}

function numberProduct(kind: string, place: Place | undefined, say: Say) {
	return place && place.count > 1 ? say('products.numbered', { kind, ...place }) : kind
}
