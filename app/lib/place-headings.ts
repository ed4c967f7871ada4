const heading = /<(\/?)h([1-6])>/g

/**
 * Sanitised HTML whose headings begin at this level and never skip one: whoever wrote it did not know where it would
 * stand. What was told as deeper stays deeper.
 */
export function placeHeadings(html: string, level: number): string {
	const levels = Array.from(html.matchAll(heading), ([, , told]) => Number(told))
	const shift = level - levels.reduce((a, b) => Math.min(a, b), Infinity)
	let before = level - 1
	return html.replace(heading, (_, slash: string, told: string) => {
		if (slash === '') before = Math.min(Number(told) + shift, before + 1, 6)
		return `<${slash}h${before}>`
	})
}
