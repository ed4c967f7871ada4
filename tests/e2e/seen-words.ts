/**
 * The words that a reader of a page sees, in order: raised ones after `^`, struck ones after `~`, numbers of items as words,
 * pictures by their words. It runs in the page.
 */
export function listSeenWords(): string[] {
	const apart = '\u0000'
	const flowsInline = /^(?:inline|contents|ruby)/
	const isStruck = (element: Element | null): boolean =>
		element !== null &&
		(getComputedStyle(element).textDecorationLine.includes('line-through') || isStruck(element.parentElement))
	const isShifted = (style: CSSStyleDeclaration): boolean =>
		/^(?:super|sub|text-top|text-bottom|top|bottom|-?(?:[2-9]|\d\d)[\d.]*(?:px|%))$/.test(
			style.verticalAlign,
		) ||
		/super|sub/.test(style.fontVariantPosition) ||
		(style.position === 'relative' && Math.abs(Number.parseFloat(style.top)) > 1.5) ||
		(style.display === 'inline-block' && /^matrix/.test(style.transform))
	const isRaised = (element: Element | null): boolean => {
		for (let at = element; at && flowsInline.test(getComputedStyle(at).display); at = at.parentElement) {
			if (!(at instanceof HTMLImageElement) && isShifted(getComputedStyle(at))) return true
		}
		return false
	}
	const numberOf = (item: Element) => {
		const list = item.parentElement
		const type = getComputedStyle(item).listStyleType
		if (!(list instanceof HTMLOListElement) || type === 'none') return ''
		const items = Array.from(list.children).filter(
			(child) => child.tagName === 'LI' && getComputedStyle(child).display === 'list-item',
		)
		const step = list.reversed ? -1 : 1
		let number = list.hasAttribute('start') || !list.reversed ? list.start : items.length
		for (const other of items) {
			if (other.hasAttribute('value')) number = (other as HTMLLIElement).value
			if (other === item) break
			number += step
		}
		return `${apart}${number}${apart}${type}${apart}`
	}
	const markWords = (text: string, element: Element | null) => {
		const mark = (isRaised(element) ? '^' : '') + (isStruck(element) ? '~' : '')
		return mark === '' ? text : text.replace(/[^\s\0]+/g, (word) => `${apart}${mark}${word}${apart}`)
	}
	const readText = ({ data: source, parentElement }: Text) => {
		const data = source.replace(/[“”]/g, '')
		const keepsLines =
			parentElement && getComputedStyle(parentElement).whiteSpaceCollapse.startsWith('preserve')
		return markWords(keepsLines ? data.split('\n').join(apart) : data, parentElement)
	}
	const read = (node: Node): string => {
		if (node instanceof Text) return readText(node)
		if (!(node instanceof HTMLElement || node instanceof MathMLElement)) return ''
		const { display, visibility, opacity } = getComputedStyle(node)
		if (
			display === 'none' ||
			visibility !== 'visible' ||
			opacity === '0' ||
			/^(?:SELECT|VIDEO|NOSCRIPT)$/.test(node.tagName)
		)
			return ''
		if (node instanceof HTMLDetailsElement) node.open = true
		if (node instanceof HTMLBRElement) return apart
		if (node instanceof HTMLImageElement) return `${apart}${markWords(node.alt, node)}${apart}`
		const words = Array.from(node.childNodes, read).join('')
		const number =
			node.tagName === 'LI' && display === 'list-item' && /[^\s\0]/.test(words) ? numberOf(node) : ''
		return flowsInline.test(display) ? words : `${apart}${number}${words}${apart}`
	}
	return read(document.body)
		.split(/[\s\0]+/)
		.filter((word) => word !== '')
}
