import type { FontTiming } from '#app/lib/request-kind'
import { paths } from '#app/paths'
import { listFontFiles } from '#app/theme/fonts'
import { getStylesheetName } from '#app/theme/stylesheet.server'
import type { Theme } from '#app/theme/theme'

/** A first page does without fonts; those in `next` load when the connection is idle. */
export function createLook(theme: Theme, timing: FontTiming) {
	const fonts = listFontFiles(theme.fontFamily)
	return {
		isFirst: timing !== 'now' && !import.meta.env.DEV,
		stylesheet: paths.theme(getStylesheetName(theme, timing === 'now' ? 'brand' : 'light')),
		fonts: timing === 'now' ? fonts : [],
		next: timing === 'later' ? fonts : [],
	}
}
