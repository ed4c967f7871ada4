import type { HtmlElement } from '#app/lib/html/parse-html.server'

/** A property of an SVG element in lower case; a declaration in `style` wins over the attribute. */
export function readSvgProperty({ attrs }: HtmlElement, name: string): string | undefined {
	const attribute = (key: string) => attrs.find((one) => one.name.toLowerCase() === key)?.value
	const declared = new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]+)`).exec(attribute('style') ?? '')?.[1]
	const value = (declared ?? attribute(name))?.trim().toLowerCase()
	return value === 'inherit' ? undefined : value
}
