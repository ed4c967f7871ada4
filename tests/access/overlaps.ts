import type { Page } from 'playwright'

/** Overlapping texts, a line each: neither element contains the other. */
export async function findOverlaps(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		/** Elements that cover the page on purpose, and texts for screen readers only. */
		const isApart = (element: Element) => {
			for (let at: Element | null = element; at; at = at.parentElement) {
				const { position, clipPath, overflowX, visibility } = getComputedStyle(at)
				const isClipped = clipPath !== 'none' || (at.clientWidth <= 1 && overflowX === 'hidden')
				if (/fixed|sticky/.test(position) || isClipped || visibility !== 'visible') return true
			}
			return !element.checkVisibility()
		}
		/** The part of a box that its scrolling ancestors show. */
		const clip = (box: DOMRect, element: Element) => {
			let { left, right } = box
			for (let at: Element | null = element; at; at = at.parentElement) {
				if (getComputedStyle(at).overflowX === 'visible') continue
				const edge = at.getBoundingClientRect()
				left = Math.max(left, edge.left)
				right = Math.min(right, edge.right)
			}
			return new DOMRect(left, box.top, Math.max(0, right - left), box.height)
		}
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
		const words: { text: string; boxes: DOMRect[] }[] = []
		while (walker.nextNode()) {
			const { currentNode: node } = walker
			const parent = node.parentElement
			const text = node.textContent?.trim() ?? ''
			if (!text || !parent || /^(SCRIPT|STYLE|OPTION)$/.test(parent.tagName) || isApart(parent)) continue
			const range = document.createRange()
			range.selectNodeContents(node)
			words.push({
				text: text.slice(0, 40),
				boxes: Array.from(range.getClientRects(), (box) => clip(box, parent)),
			})
		}
		// Pixels by which the boxes of neighbouring lines may overlap.
		const slack = 6
		const meet = (one: DOMRect, other: DOMRect) =>
			Math.min(one.right, other.right) - Math.max(one.left, other.left) > slack &&
			Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > slack
		return words.flatMap((one, at) =>
			words
				.slice(at + 1)
				.filter((other) => one.boxes.some((box) => other.boxes.some((another) => meet(box, another))))
				.map((other) => `"${one.text}" stands on "${other.text}"`),
		)
	})
}
