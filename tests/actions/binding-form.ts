import type { Page } from '#tests/support/page'

export type Attributes = Record<string, unknown>

/** What the API holds, by path: one list, or one document. */
export type Holdings = Record<string, Attributes>

/** One change at the API between the page and its post: what the page said, and what it says now. */
export interface Change {
	what: string
	path: string
	to: Attributes
	was: string
	now: string
	/** Lines that name it; absent: one. */
	rows?: number
}

/** A form that binds: what it shows goes out only as it was shown. */
export interface BindingForm {
	name: string
	address: string
	holds: Holdings
	/** From the page to the form. */
	open?: (page: Page) => Promise<Page>
	/** Up to the button. */
	fillIn?: (page: Page) => void
	button: string | RegExp
	/** The one command; undefined: the API is not asked. */
	command?: string
	changes: Change[]
	/** Changes after which nobody can agree, with the sentence that says why. */
	withdrawals?: (Omit<Change, 'was' | 'now'> & { says: string })[]
	/** Where it leads when the record is gone; undefined: a page that says that nothing was sent. */
	gone?: string
}

export const actions = '/api/actions'
export const agree = (label: string) => (page: Page) => page.choose(label)
