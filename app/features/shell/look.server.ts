import type { FontTiming } from '#app/lib/request-kind'
import { paths } from '#app/paths'
import { listFontFiles } from '#app/theme/fonts'
import { getStylesheetName } from '#app/theme/stylesheet.server'
import type { Theme } from '#app/theme/theme'

/**
 * What a page fetches to look like the firm. A first visit is shown in a system font that takes the same room, and the `next`
 * stylesheet comes with its fonts when the line is idle.
 */
export function createLook(theme: Theme, timing: FontTiming) {
	const brand = paths.theme(getStylesheetName(theme))
	return {
		stylesheet: timing === 'now' ? brand : paths.theme(getStylesheetName(theme, 'light')),
		next: timing === 'later' ? brand : undefined,
		fonts: timing === 'never' ? [] : listFontFiles(theme.fontFamily),
	}
}
