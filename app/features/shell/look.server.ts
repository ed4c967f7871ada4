import type { FontTiming } from '#app/lib/request-kind'
import { paths } from '#app/paths'
import { listFontFiles } from '#app/theme/fonts'
import { getStylesheetName } from '#app/theme/stylesheet.server'
import type { Theme } from '#app/theme/theme'

/** `next` lists files that a first page does without; they load when the connection is idle. */
export function createLook(theme: Theme, timing: FontTiming) {
	const brand = paths.theme(getStylesheetName(theme))
	const fonts = listFontFiles(theme.fontFamily)
	return {
		isFirst: timing !== 'now' && !import.meta.env.DEV,
		stylesheet: timing === 'now' ? brand : paths.theme(getStylesheetName(theme, 'light')),
		fonts: timing === 'now' ? fonts : [],
		next: timing === 'later' ? [brand, ...fonts] : [],
	}
}
