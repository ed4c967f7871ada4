import { JSDOM } from 'jsdom'
import { rememberLabels } from './remember-labels'
import { rememberStyles } from './remember-styles'

/** The portal's own style element. */
export const styleText = /(<style data-sheet\b[^>]*>)([^<]*)/g

/** One window for all pages: creating one takes as long as parsing a short page. */
const browser = new JSDOM()
rememberLabels(browser.window)
rememberStyles(browser.window)

/** Parses a page as a browser without scripts does at that address. Its styles, a quarter of the time, are left out. */
export function parsePage(html: string, url: string): Document {
	const { window } = browser
	browser.reconfigure({ url })
	const document = new window.DOMParser().parseFromString(html.replace(styleText, '$1'), 'text/html')
	// A parsed document has no window, but queries by role need computed styles.
	Object.defineProperty(document, 'defaultView', { value: window })
	return document
}
