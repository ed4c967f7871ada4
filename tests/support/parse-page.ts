import { JSDOM } from 'jsdom'
import { rememberLabels } from './remember-labels'
import { rememberStyles } from './remember-styles'

/** One window for all pages: creating one takes as long as parsing a short page. */
const browser = new JSDOM()
rememberLabels(browser.window)
rememberStyles(browser.window)

/** Parses a page as a browser without scripts does at that address. */
export function parsePage(html: string, url: string): Document {
	const { window } = browser
	browser.reconfigure({ url })
	const document = parseQuickly(html, new window.DOMParser())
	// A parsed document has no window, but queries by role need computed styles.
	Object.defineProperty(document, 'defaultView', { value: window })
	return document
}

/** The styles of a page take a fifth of its parsing: a number stands for each of them meanwhile. */
function parseQuickly(html: string, parser: InstanceType<typeof browser.window.DOMParser>): Document {
	const styles: string[] = []
	const unstyled = html.replace(
		/(<style[^>]*>)([^<]+)(?=<\/style>)/g,
		(_all, tag: string, css: string) => `${tag}${styles.push(css) - 1}`,
	)
	const document = parser.parseFromString(unstyled, 'text/html')
	const elements = [...document.querySelectorAll('style')].filter(({ textContent }) => textContent !== '')
	// A style in a comment or a field is no element.
	if (elements.length !== styles.length) return parser.parseFromString(html, 'text/html')
	for (const style of elements) style.textContent = styles[Number(style.textContent)] ?? ''
	return document
}
