import type { Say } from '#app/i18n/say.server'
import { productPages } from './kinds'
import { findPlace } from './require-item'

type Kind = keyof typeof productPages

/** Numbered where `requireItem` found the product. */
export function getProductHead(kind: Kind, product: { label?: string }, say: Say, label = product.label) {
	const { title, itemTitle, list } = productPages[kind]
	return {
		title: getProductName(kind, label, say),
		tabTitle: numberProduct(say(itemTitle), product, say),
		kicker: label === undefined ? undefined : say(itemTitle),
		back: { href: list(), label: say('products.back', { list: say(title) }) },
	}
}

export function getProductName(kind: Kind, label: string | undefined, say: Say) {
	return label ?? say(productPages[kind].itemTitle)
}

function numberProduct(kind: string, product: object, say: Say) {
	const place = findPlace(product)
	return place && place.count > 1 ? say('products.numbered', { kind, ...place }) : kind
}
