/** Members that `installStopCheck` adds to the window. */
export interface StopsWindow {
	stops: {
		begin: () => void
		/** Faults of the focus indicator at the current element; empty while the browser's own controls have the focus. */
		judge: () => string[]
		/** Judges the current element; true when the walk has ended. */
		look: () => boolean
		/** All faults, and the elements that were never reached. */
		finish: () => string[]
	}
}

/** Judges each stop of the keyboard. It is serialised into the page, so it may use nothing from outside. */
export function installStopCheck(): void {
	const seen: Element[] = []
	let faults: string[] = []
	const named = (element: Element) => element.outerHTML.slice(0, 110)
	const report = (what: string, element: Element) => void faults.push(`${what}: ${named(element)}`)

	const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
	/** Blends the layers, the lowest first, into one colour. */
	const mix = (layers: string[]) => {
		paint.clearRect(0, 0, 1, 1)
		for (const layer of layers) {
			paint.fillStyle = layer
			paint.fillRect(0, 0, 1, 1)
		}
		return Array.from(paint.getImageData(0, 0, 1, 1).data)
	}
	const luminance = (layers: string[]) => {
		const [red = 0, green = 0, blue = 0] = mix(layers).map((part) =>
			part <= 10 ? part / 3295 : ((part / 255 + 0.055) / 1.055) ** 2.4,
		)
		return 0.2126 * red + 0.7152 * green + 0.0722 * blue
	}
	const contrast = (ground: string[], colour: string) => {
		const [one, other] = [luminance(ground), luminance([...ground, colour])]
		return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
	}

	/** Background layers at a point, the lowest first; undefined over a picture or outside the window. */
	const groundAt = (x: number, y: number) => {
		const stack = document.elementsFromPoint(x, y)
		const styles = stack.map((element) => getComputedStyle(element))
		const isPicture = stack.some((element) => element.tagName === 'IMG' || element.tagName === 'IFRAME')
		if (stack.length === 0 || isPicture || styles.some((style) => style.backgroundImage !== 'none')) return []
		return ['Canvas', ...styles.map((style) => style.backgroundColor).reverse()]
	}

	const widthOf = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
		outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)

	const judgeRing = (element: Element) => {
		const carriers = [element, element.parentElement, ...labelsOf(element)]
		const carrier = carriers.find((one) => one && widthOf(getComputedStyle(one)) >= 3)
		if (!carrier) return report('no ring', element)
		const style = getComputedStyle(carrier)
		const middle = Number.parseFloat(style.outlineOffset) + widthOf(style) / 2
		const { left, right, top, bottom } = carrier.getClientRects()[0]!
		const [x, y] = [(left + right) / 2, (top + bottom) / 2]
		const sides = [
			groundAt(left - middle, y),
			groundAt(right + middle, y),
			groundAt(x, top - middle),
			groundAt(x, bottom + middle),
		]
		const known = sides.filter((side) => side.length > 0).map((side) => contrast(side, style.outlineColor))
		if (Math.min(...known) < 3) report(`a ring with ${Math.min(...known).toFixed(1)}:1`, element)
	}

	const labelsOf = (element: Element) =>
		element instanceof HTMLInputElement ? Array.from(element.labels ?? []) : []

	/** The centre of the visible part must belong to the element. For a large text field it is the line of the caret. */
	const judgePlace = (element: Element) => {
		const box = element.getClientRects()[0]
		if (!box) return report('not shown', element)
		const [width, height] = [document.documentElement.clientWidth, innerHeight]
		const left = Math.max(box.left, 0)
		const top = Math.max(box.top, 0)
		const right = Math.min(box.right, width)
		const bottom = Math.min(box.bottom, height)
		// The browser scrolls to the caret's line instead of the whole text field, and a frame scrolls its own content.
		const isOpen = ['TEXTAREA', 'IFRAME'].includes(element.tagName)
		const tall = isOpen ? Math.min(box.height, 44) : Math.min(box.height, height)
		const isWhole = right - left >= Math.min(box.width, width) - 1 && bottom - top >= tall - 1
		if (!isWhole) report('not whole in the window', element)
		const middle = isOpen ? top + tall / 2 : (top + bottom) / 2
		const hit = document.elementFromPoint((left + right) / 2, middle)
		const own = [element, ...labelsOf(element)]
		if (!own.some((one) => one.contains(hit))) report(`behind ${hit ? named(hit) : 'the edge'}`, element)
	}

	const judgeStop = (element: Element) => {
		if (element.tagName !== 'IFRAME') judgeRing(element)
		judgePlace(element)
	}

	const focused = () => {
		const now = document.activeElement
		return now === document.body || now === document.documentElement ? null : now
	}

	const judge = () => {
		faults = []
		const now = focused()
		if (now) judgeStop(now)
		return faults
	}

	const look = () => {
		const now = focused()
		const last = seen.at(-1)
		if (!now || (now === seen[0] && last !== now)) return true
		if (now === last && /^(IFRAME|VIDEO)$/.test(now.tagName)) return false
		if (seen.includes(now)) {
			report('a trap', now)
			return true
		}
		if (last && !(last.compareDocumentPosition(now) & Node.DOCUMENT_POSITION_FOLLOWING))
			report('before what stands above it', now)
		seen.push(now)
		judgeStop(now)
		return false
	}

	const isReached = (element: Element) =>
		seen.some(
			(stop) =>
				stop === element ||
				(element instanceof HTMLInputElement &&
					element.type === 'radio' &&
					stop instanceof HTMLInputElement &&
					stop.name === element.name &&
					stop.form === element.form),
		)

	const finish = () => {
		const operable =
			'a[href], button, input:not([type=hidden]), select, textarea, summary, iframe, [tabindex="0"]'
		for (const element of document.querySelectorAll(operable)) {
			const isMeant = !element.matches(':disabled, [tabindex="-1"]') && element.getClientRects().length > 0
			const isSeen = element.checkVisibility({ visibilityProperty: true })
			if (isMeant && isSeen && !isReached(element)) report('never reached', element)
		}
		return faults
	}

	const begin = () => {
		document.body.tabIndex = -1
		document.body.focus({ preventScroll: true })
		document.body.removeAttribute('tabindex')
		scrollTo(0, 0)
	}

	Object.assign(window, { stops: { begin, judge, look, finish } })
}
