import type { Call, Document } from './document'

/** A body as an API sends it, or a whole response. */
export type Answer = object | null

export type Dialect = {
	group: string
	name: string
	/**
	 * `same`: the client reads what the plain dialect says. `told`: the page says that something could not be read, or is
	 * refused.
	 */
	expects: 'same' | 'told'
	/** What the API sends in place of the reference API's document. */
	answer: (document: Document, call: Call) => Answer | Promise<Answer>
	/** The same facts in the plain dialect, where they are not those of the reference API. */
	plain?: (document: Document, call: Call) => Document
	/** Settings of a portal for such an API. */
	env?: Record<string, string>
}

/** Dialects of one group. */
export function createGroup(group: string) {
	const of =
		(expects: Dialect['expects']) =>
		(name: string, answer: Dialect['answer'], options: Pick<Dialect, 'plain' | 'env'> = {}): Dialect => ({
			group,
			name,
			expects,
			answer,
			...options,
		})
	return { same: of('same'), told: of('told') }
}
