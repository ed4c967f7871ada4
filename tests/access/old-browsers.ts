/** Elements that begin a line in browsers from before HTML 5; links2 and Dillo know no `<nav>` or `<section>`. */
const lines = new Set(
	'ADDRESS BLOCKQUOTE BR BUTTON CAPTION DD DIV DL DT FIELDSET FORM H1 H2 H3 H4 H5 H6 HR INPUT LI OL P PRE SELECT TABLE TD TEXTAREA TH TR UL'.split(
		' ',
	),
)

/** Two links that text browsers show as one word, because neither a space nor a line break is between them. */
export function findJoinedLinks({ body }: Document): string[] {
	const joined: string[] = []
	let before: Element | undefined

	function visit(node: Node) {
		if (node.nodeType === 3 && node.textContent) before = undefined
		if (node.nodeType !== 1) return
		const element = node as Element
		const isLink = element.tagName === 'A' && element.hasAttribute('href')
		const isLine = lines.has(element.tagName)
		if (isLine) before = undefined
		if (isLink && before) joined.push(`${before.textContent}${element.textContent}`)
		for (const child of element.childNodes) visit(child)
		if (isLine) before = undefined
		if (isLink) before = element
	}

	visit(body)
	return joined
}

/** `<link>` elements that text browsers print as links at the top of a page. */
export function findPrintedLinks(document: Document): string[] {
	const selector = 'link[rel=preload], link[rel=manifest], link[rel=modulepreload]'
	return [...document.querySelectorAll(selector)].map((link) => link.outerHTML)
}
