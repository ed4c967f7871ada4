import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Hono } from 'hono'
import { getPortalTexts } from '#app/i18n/portal-texts.server'
import { languages } from '#app/locales/languages'
import { paths } from '#app/paths'
import { getStylesheetName } from '#app/theme/stylesheet.server'
import { defaultTheme } from '#app/theme/theme'
import { UncertainPage } from './bare-pages'

/**
 * The service worker's pages for a form that may have arrived, by wording (`nl-formal`), and their stylesheets. They
 * are equal for everyone, so they have the default look.
 */
export function serveOfflineForms(appSheets: readonly string[]) {
	const stylesheets = [...appSheets, paths.theme(getStylesheetName(defaultTheme, 'light'))]
	let answer: string | undefined
	return new Hono().get(paths.offlineForms(), (c) => {
		answer ??= JSON.stringify({ stylesheets, pages: renderPages(stylesheets) })
		return c.body(answer, 200, { 'Content-Type': 'application/json', 'Cache-Control': 'public, no-cache' })
	})
}

function renderPages(stylesheets: readonly string[]) {
	const wordings = languages.flatMap((language) =>
		(['formal', 'informal'] as const).map((address) => ({ language, address })),
	)
	return Object.fromEntries(
		wordings.map(({ language, address }) => {
			const texts = getPortalTexts(language, address).offline.uncertain
			const page = createElement(UncertainPage, { language, texts, stylesheets })
			return [`${language}-${address}`, `<!DOCTYPE html>${renderToStaticMarkup(page)}`]
		}),
	)
}
