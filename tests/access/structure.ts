import type { Page } from 'playwright'

/** Faults of forms, links, groups and headings that engines do not find, a line each. */
export async function findStructureFaults(page: Page): Promise<string[]> {
	const screen = await page.evaluate(() => {
		const listAll = (selector: string) => Array.from(document.querySelectorAll(selector))
		const faults: string[] = []
		const describe = (element: Element) => element.outerHTML.slice(0, 110)

		/** Forms of one button beside every other form: it names them. */
		const helpers = '[action="/close-notice"], [action="/refused-form/clear"]'
		const forms = listAll(`main form:not(${helpers}):not([role=search])`)
		const formNames = forms.map((form) => form.getAttribute('aria-label')?.trim())
		forms.forEach((form, index) => {
			const name = formNames[index]
			if (forms.length > 1 && (!name || formNames.indexOf(name) !== index))
				faults.push(`form without a name of its own: ${describe(form)}`)
		})

		const targets = new Map<string, string>()
		for (const link of listAll('a[href]')) {
			const words = (link.getAttribute('aria-label') ?? link.textContent).replace(/\s+/g, ' ').trim()
			const [target, href] = [targets.get(words), link.getAttribute('href') ?? '']
			if (target !== undefined && target !== href) faults.push(`"${words}" leads to ${target} and ${href}`)
			targets.set(words, href)
		}

		for (const group of listAll('[role=radiogroup]')) {
			const other = group.querySelector('input:not([type=radio]), select, textarea, button, fieldset')
			if (other) faults.push(`in a group of radios: ${describe(other)}`)
		}

		for (const picture of listAll('svg[role=img]')) {
			const isHidden = Array.from(picture.children).every(
				(part) => part.getAttribute('aria-hidden') === 'true',
			)
			if (!isHidden || !picture.getAttribute('aria-label') || !picture.hasAttribute('viewBox'))
				faults.push(`a picture that speaks twice: ${describe(picture)}`)
		}

		for (const bar of listAll('label progress, progress:not([aria-hidden=true])'))
			faults.push(`progress said twice: ${describe(bar)}`)
		return faults
	})
	await page.emulateMedia({ media: 'print' })
	const paper = await page.evaluate(() =>
		Array.from(document.querySelectorAll('h1, h2, h3, h4, legend, summary'))
			.filter((heading) => getComputedStyle(heading).breakAfter !== 'avoid')
			.map((heading) => `may end a printed page: ${heading.outerHTML.slice(0, 110)}`),
	)
	await page.emulateMedia({ media: null })
	return [...screen, ...paper]
}
