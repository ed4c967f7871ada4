import type { Say } from '#app/i18n/say.server'
import { productPages } from './kinds'

export function getProductHead(kind: keyof typeof productPages, label: string | undefined, say: Say) {
	const { title, itemTitle, list } = productPages[kind]
	return {
		title: label ?? say(itemTitle),
		kicker: label === undefined ? undefined : say(itemTitle),
		back: { href: list(), label: say('products.back', { list: say(title) }) },
	}
}
