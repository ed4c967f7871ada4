import { useState } from 'react'
import type { PrefetchTiming } from '#app/lib/request-kind'
import { prefetchedPages } from './prefetched-pages'
import { useShell } from './use-shell'

interface PrefetchRulesProps {
	hydrates: boolean
	nonce: string | undefined
}

/** Lets a browser fetch the next document before it is opened. Where React takes over, it asks for a page's data instead. */
export function PrefetchRules({ hydrates, nonce }: PrefetchRulesProps) {
	const { shell } = useShell()
	// What the page came with counts, not where its client goes.
	const [isOfReact] = useState(hydrates)
	if (isOfReact || !shell?.scripts || !shell.prefetchTiming) return null
	return (
		<script
			type="speculationrules"
			nonce={nonce}
			dangerouslySetInnerHTML={{ __html: writeRules(shell.prefetchTiming) }}
		/>
	)
}

/** Files stand beside the details, and a query asks for something of the page. Browsers take no expressions here. */
function writeRules(eagerness: PrefetchTiming) {
	const where = {
		and: [
			{ href_matches: prefetchedPages },
			{ not: { href_matches: ['/*.*', '/*\\?:query'] } },
			{ not: { selector_matches: '[target=_blank]' } },
		],
	}
	return JSON.stringify({ prefetch: [{ where, eagerness }] })
}
