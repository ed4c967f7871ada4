import type { KeptField } from './kept-form'

/** What was typed, ready to be sent again on purpose. */
export interface RetryView {
	action: string
	fields: KeptField[]
	button: string
	lines: string[]
	/** What the person will know again. */
	typed?: { title: string; values: string[]; more?: string }
}

/** What stands in the place of a page that can't be shown, in finished words. */
export type RefusalView =
	| {
			kind: 'message'
			title: string
			lines: string[]
			reference?: string
			retry?: RetryView
			/** The first is the main one. */
			links: { href: string; label: string }[]
	  }
	| {
			kind: 'question'
			title: string
			text: string
			yes: string
			no: string
			/** Where a yes leads. */
			returnTo: string
	  }
	| {
			kind: 'branches'
			title: string
			purpose: string
			none: string
			/** The words before a branch's name. */
			choose: string
			branches: { domain: string; name: string }[]
	  }

/** Whether what a page threw is one of these; anything else is a fault nobody foresaw. */
export function isRefusal(value: unknown): value is RefusalView {
	return typeof value === 'object' && value !== null && 'kind' in value && 'title' in value
}
