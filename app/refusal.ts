/** What stands in the place of a page that can't be shown, in finished words. */
export type RefusalView =
	| {
			kind: 'message'
			title: string
			lines: string[]
			reference?: string
			/** The first is the main one. */
			links: { href: string; label: string }[]
	  }
	| {
			kind: 'branches'
			title: string
			purpose: string
			none: string
			branches: { domain: string; name: string; label: string }[]
	  }
