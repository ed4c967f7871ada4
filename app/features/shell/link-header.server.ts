import type { ShellWords } from './shell.server'

/** Files that the page needs soon. Text browsers show `<link>` elements, but not this header, as links. */
export function writeLinkHeader({ look, app }: Pick<ShellWords, 'app' | 'look'>): string {
	return [
		...look.fonts.map((href) => `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
		`<${app.manifest}>; rel=manifest`,
	].join(', ')
}
