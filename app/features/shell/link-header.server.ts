import type { ShellWords } from './shell.server'

/** Fonts that the page needs soon. Text browsers show `<link>` elements, but not this header, as links. */
export function writeLinkHeader({ look }: Pick<ShellWords, 'look'>): string | undefined {
	const fonts = look.fonts.map((href) => `<${href}>; rel=preload; as=font; crossorigin`)
	return fonts.length > 0 ? fonts.join(', ') : undefined
}
