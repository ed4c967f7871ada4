import type { Say } from '#app/i18n/say.server'
import { productPages } from './kinds'

/** The head of a product's page: its own name under that of its kind, and the way back to the list. */
export function getProductHead(kind: keyof typeof productPages, label: string | undefined, say: Say) {
	const { title, one, list } = productPages[kind]
	return {
		title: label ?? say(one),
		kicker: label === undefined ? undefined : say(one),
		back: { href: list(), label: say('products.back', { list: say(title) }) },
	}
}
