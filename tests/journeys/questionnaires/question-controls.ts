import type { Page } from '#tests/support/page'

/** Values of a question, a checkbox, or text. */
export type Control = string[] | 'tick' | 'typed'

/** Questions of a page's form by field name. */
export function readControls(page: Page): Record<string, Control> {
	const found: Record<string, Control> = {}
	for (const control of page.document.querySelectorAll('main form :is(input, select, textarea)')) {
		const name = control.getAttribute('name')
		const type = control.getAttribute('type') ?? control.tagName.toLowerCase()
		if (!name || type === 'hidden') continue
		const value = control.getAttribute('value') ?? ''
		if (type === 'radio') {
			const known = found[name] ?? []
			// The empty value means no answer.
			found[name] = [...(Array.isArray(known) ? known : []), ...(value ? [value] : [])]
		} else if (type === 'select')
			found[name] = [...control.querySelectorAll('option')].map(({ value }) => value).filter(Boolean)
		else found[name] = type === 'checkbox' ? 'tick' : 'typed'
	}
	return found
}
