import type { Page } from 'playwright'

/** Size of a window of 1280 × 1024 at 400 % zoom (WCAG 1.4.10). */
export const zoomed = { width: 320, height: 256 }

/** Text spacing of WCAG 1.4.12. The content security policy does not apply to a constructed style sheet. */
export async function spaceText(page: Page): Promise<void> {
	await page.evaluate(() => {
		const sheet = new CSSStyleSheet()
		sheet.replaceSync(
			`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
			p { margin-block-end: 2em !important }`,
		)
		document.adoptedStyleSheets = [sheet]
	})
}

/** Text alone at 200 % as on telephones and in Firefox (WCAG 1.4.4): rem and em grow, the window does not. */
export async function zoomText(page: Page): Promise<void> {
	await page.evaluate(() => {
		const sheet = new CSSStyleSheet()
		sheet.replaceSync(':root { font-size: 200% !important }')
		document.adoptedStyleSheets = [sheet]
	})
}

export async function restoreText(page: Page): Promise<void> {
	await page.evaluate(() => void (document.adoptedStyleSheets = []))
}

/** The portal's own largest text (app/theme/tokens.css). */
export async function enlargeText(page: Page): Promise<void> {
	await page.evaluate(() => document.documentElement.setAttribute('data-size', 'larger'))
}

/** Controls without border and underline in forced colours, where nobody can recognise them. */
export async function findEdgeless(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const hasEdge = (element: Element) => {
			const { borderBlockEndWidth, borderBlockEndStyle, textDecorationLine } = getComputedStyle(element)
			return (
				(parseFloat(borderBlockEndWidth) > 0 && borderBlockEndStyle !== 'none') ||
				textDecorationLine !== 'none'
			)
		}
		const controls =
			'main :is(button, input:not([type=hidden], [type=radio], [type=checkbox], [type=file]), select, textarea, p a)'
		return Array.from(document.querySelectorAll(controls))
			.filter((one) => one.checkVisibility() && one.clientWidth > 1 && !hasEdge(one))
			.map((one) => `without an edge: ${one.outerHTML.slice(0, 110)}`)
	})
}

/** Parts outside the window and texts cut off by their box, a line each. */
export async function findCutOff(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const named = (element: Element) => element.outerHTML.slice(0, 110)
		const isClipped = (element: Element | null): boolean =>
			element !== null && (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement))
		const root = document.documentElement
		const faults: string[] = []
		const over = root.scrollWidth - root.clientWidth
		if (over > 0) {
			const isOut = (element: Element) => element.getBoundingClientRect().right > root.clientWidth + 1
			const out = Array.from(document.body.querySelectorAll('*')).filter(
				(element) => isOut(element) && !Array.from(element.children).some(isOut),
			)
			faults.push(`${over} pixels beside the window: ${out.slice(0, 3).map(named).join(' and ')}`)
		}
		for (const element of document.body.querySelectorAll('*')) {
			const { overflowX, overflowY, clipPath } = getComputedStyle(element)
			const isHidden = clipPath !== 'none' || element.clientWidth <= 1 || !element.textContent
			const cutsWide = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1
			const cutsHigh = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1
			if (!isHidden && (cutsWide || cutsHigh)) faults.push(`cut off: ${named(element)}`)
		}
		for (const button of document.querySelectorAll(
			'button, summary, a[class], label, legend, th, td, dd, dt',
		)) {
			const spill = button.scrollWidth - button.clientWidth
			if (button.clientWidth > 1 && spill > 1 && !isClipped(button))
				faults.push(`${spill} pixels too wide: ${named(button)}`)
		}
		return faults
	})
}
