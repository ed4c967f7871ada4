import type { KeptField } from './kept-form'

interface TypedTexts {
	title: string
	values: string[]
	more?: string
}

/** Input that the visitor can submit again. */
export interface RetryView {
	action: string
	fields: KeptField[]
	button: string
	/** The first link is the main way on. */
	isQuiet?: true
	lines: string[]
	typed?: TypedTexts
}

/** Request that goes on after "yes": a link with tokens, or a guest's form. */
export type RefusalQuestion = 'link' | 'form'

/** Replaces a page that cannot be shown. */
export type RefusalView =
	| {
			kind: 'message'
			title: string
			lines: string[]
			/** Nothing failed: the page is not there. */
			isLost?: boolean
			reference?: string
			retry?: RetryView
			/** Texts of a form that cannot be sent again, to copy. */
			typed?: TypedTexts
			/** The first one is primary. */
			links: { href: string; label: string }[]
	  }
	| {
			kind: 'question'
			asks: RefusalQuestion
			title: string
			text: string
			yes: string
			no: string
			/** Address after "yes". */
			returnTo: string
	  }
	| {
			kind: 'branches'
			title: string
			purpose: string
			none: string
			/** Prefix of a branch's name. */
			choose: string
			/** Words around a list, for many branches. */
			list: { legend: string; nothing: string; submit: string }
			branches: { domain: string; name: string }[]
	  }

export function isRefusal(value: unknown): value is RefusalView {
	return typeof value === 'object' && value !== null && 'kind' in value && 'title' in value
}
