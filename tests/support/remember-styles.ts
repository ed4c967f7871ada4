import type { DOMWindow } from 'jsdom'

interface Style {
	display: string
	visibility: string
	getPropertyValue(name: string): string
}

const styles = new Map<string, Style>()
const properties = ['display', 'visibility', 'content'] as const

/**
 * Caches computed styles by everything that determines them in a page without style sheets. Otherwise jsdom computes
 * every property of every element again, which is most of the time of a query by role.
 */
export function rememberStyles(window: DOMWindow): void {
	const compute = window.getComputedStyle.bind(window)
	window.getComputedStyle = (element) => {
		const key = JSON.stringify(listDecisive(element))
		const style = styles.get(key) ?? copyVisibility(compute(element))
		styles.set(key, style)
		return style as CSSStyleDeclaration
	}
}

function listDecisive(element: Element) {
	const parent = element.parentElement
	return [
		element.localName,
		...['hidden', 'open', 'type', 'style'].map((name) => element.getAttribute(name)),
		parent?.localName,
		parent?.getAttribute('open'),
	]
}

function copyVisibility(computed: CSSStyleDeclaration): Style {
	const shown = Object.fromEntries(properties.map((name) => [name, computed.getPropertyValue(name)]))
	return {
		display: computed.display,
		visibility: computed.visibility,
		getPropertyValue: (name) => {
			const value = shown[name]
			if (value === undefined) throw new Error(`Without its stylesheets a page does not tell ${name}`)
			return value
		},
	}
}
