import type { Page } from 'playwright'

/** Smallest side of a target in CSS pixels (WCAG 2.5.5). */
const smallest = 44

/** Controls whose area for a finger is smaller than allowed, a line each. Links inside a sentence are exempt. */
export async function findSmallTargets(page: Page): Promise<string[]> {
	return page.evaluate((smallest) => {
		const controls = Array.from(
			document.querySelectorAll<HTMLElement>(
				'a[href], button, input:not([type=hidden]), select, textarea, summary',
			),
		)
		const findControl = (element: Element | null) => {
			const label = element?.closest('label')
			return element?.closest('a[href], button, input, select, textarea, summary') ?? label?.control
		}
		/** Pixels around the middle that reach the control, labels and their pseudo-elements included. */
		const measure = (control: HTMLElement) => {
			control.scrollIntoView({ block: 'center', inline: 'center' })
			const box = Array.from(control.getClientRects()).find(({ width, height }) => width > 0 && height > 0)
			if (!box || Math.min(box.width, box.height) >= smallest) return box
			const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
			const walk = (stepX: number, stepY: number) => {
				let count = 0
				while (count < smallest) {
					const next = count + 1
					if (findControl(document.elementFromPoint(x + stepX * next, y + stepY * next)) !== control) break
					count = next
				}
				return count
			}
			const width = walk(-1, 0) + walk(1, 0) + 1
			const height = walk(0, -1) + walk(0, 1) + 1
			return {
				width: Math.max(box.width, width),
				height: Math.max(control.getBoundingClientRect().height, height),
			}
		}
		/** Words beside the controls of the same block. */
		const isInSentence = (control: HTMLElement) => {
			if (getComputedStyle(control).display !== 'inline') return false
			let block = control.parentElement
			while (block && getComputedStyle(block).display === 'inline') block = block.parentElement
			const copy = block?.cloneNode(true) as Element | undefined
			copy?.querySelectorAll('a, button').forEach((element) => element.remove())
			return /\p{L}/u.test(copy?.textContent ?? '')
		}
		const isSeen = (control: HTMLElement) =>
			control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
			!control.closest('[aria-hidden=true]') &&
			control.tabIndex >= 0 &&
			control.getBoundingClientRect().width > 1
		return controls
			.filter((control) => isSeen(control) && !isInSentence(control))
			.flatMap((control) => {
				const size = measure(control)
				if (!size || (size.width >= smallest - 0.5 && size.height >= smallest - 0.5)) return []
				return [`${Math.round(size.width)} × ${Math.round(size.height)}: ${control.outerHTML.slice(0, 160)}`]
			})
	}, smallest)
}
