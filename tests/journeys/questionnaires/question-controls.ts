import type { Page } from '#tests/support/page'

/** What a question of a page takes: one of these values, a tick, or what is typed. */
export type Control = string[] | 'tick' | 'typed'

/** The questions of a page's form by the names they are sent under, each with what it takes. */
export function readControls(page: Page): Record<string, Control> {
	const found: Record<string, Control> = {}
	for (const control of page.document.querySelectorAll('main form :is(input, select, textarea)')) {
		const name = control.getAttribute('name')
		const type = control.getAttribute('type') ?? control.tagName.toLowerCase()
		if (!name || type === 'hidden') continue
		const value = control.getAttribute('value') ?? ''
		if (type === 'radio') {
			const known = found[name] ?? []
			// The one of empty value stands for no answer.
			found[name] = [...(Array.isArray(known) ? known : []), ...(value ? [value] : [])]
		} else if (type === 'select')
			found[name] = [...control.querySelectorAll('option')].map(({ value }) => value).filter(Boolean)
		else found[name] = type === 'checkbox' ? 'tick' : 'typed'
	}
	return found
}
