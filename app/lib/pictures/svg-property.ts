import type { HtmlElement } from '#app/lib/html/parse-html.server'

/** A property of an SVG element in lower case; a declaration in `style` wins over the attribute. */
export function readSvgProperty({ attrs }: HtmlElement, name: string): string | undefined {
	const attribute = (key: string) => attrs.find((one) => one.name.toLowerCase() === key)?.value
	const value = (findDeclared(attribute('style') ?? '', name) ?? attribute(name))?.trim().toLowerCase()
	return value === 'inherit' ? undefined : value
}

function findDeclared(style: string, name: string) {
	for (const declaration of style.split(';')) {
		const value = declaration.indexOf(':') + 1
		const isFilled = value > 0 && value < declaration.length
		if (isFilled && declaration.slice(0, value - 1).trim() === name) return declaration.slice(value)
	}
	return undefined
}
