import type { Page } from 'playwright'

/**
 * Faults of forms, links, groups and pictures that engines do not find, a line each. Chromium runs the source of these
 * functions, so they use nothing outside themselves.
 */
export const screenRules: readonly ((document: Document) => string[])[] = [
	function findNamelessForms(document) {
		/** Forms of one button beside every other form: it names them. */
		const helpers = '[action="/close-notice"], [action="/refused-form/clear"]'
		const forms = Array.from(document.querySelectorAll(`main form:not(${helpers}):not([role=search])`))
		const names = forms.map((form) => form.getAttribute('aria-label')?.trim())
		return forms
			.filter((_, index) => forms.length > 1 && (!names[index] || names.indexOf(names[index]) !== index))
			.map((form) => `form without a name of its own: ${form.outerHTML.slice(0, 110)}`)
	},
	function findSharedNames(document) {
		const faults: string[] = []
		const targets = new Map<string, string>()
		for (const link of Array.from(document.querySelectorAll('a[href]'))) {
			const words = (link.getAttribute('aria-label') ?? link.textContent).replace(/\s+/g, ' ').trim()
			const [target, href] = [targets.get(words), link.getAttribute('href') ?? '']
			if (target !== undefined && target !== href) faults.push(`"${words}" leads to ${target} and ${href}`)
			targets.set(words, href)
		}
		return faults
	},
	function findOtherFields(document) {
		const groups = Array.from(document.querySelectorAll('[role=radiogroup]'))
		return groups.flatMap((group) => {
			const other = group.querySelector('input:not([type=radio]), select, textarea, button, fieldset')
			return other ? [`in a group of radios: ${other.outerHTML.slice(0, 110)}`] : []
		})
	},
	function findSpokenPictures(document) {
		const pictures = Array.from(document.querySelectorAll('svg[role=img], div[role=img]'))
		return pictures
			.filter(
				(picture) =>
					!picture.getAttribute('aria-label') ||
					Array.from(picture.children).some((part) => part.getAttribute('aria-hidden') !== 'true'),
			)
			.map((picture) => `a picture that speaks twice: ${picture.outerHTML.slice(0, 110)}`)
	},
	function findSpokenProgress(document) {
		const bars = document.querySelectorAll('label progress, progress:not([aria-hidden=true])')
		return Array.from(bars).map((bar) => `progress said twice: ${bar.outerHTML.slice(0, 110)}`)
	},
]

/** The faults on screen, and headings that may end a printed page. */
export async function findStructureFaults(page: Page): Promise<string[]> {
	const screen: string[] = await page.evaluate(`[${screenRules.join()}].flatMap((find) => find(document))`)
	await page.emulateMedia({ media: 'print' })
	const paper = await page.evaluate(() =>
		Array.from(document.querySelectorAll('h1, h2, h3, h4, legend, summary'))
			.filter((heading) => getComputedStyle(heading).breakAfter !== 'avoid')
			.map((heading) => `may end a printed page: ${heading.outerHTML.slice(0, 110)}`),
	)
	await page.emulateMedia({ media: null })
	return [...screen, ...paper]
}
