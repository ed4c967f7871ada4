import type { PrefetchTiming } from '#app/lib/request-kind'
import { useNonce } from '#app/request/nonce'
import { prefetchedPages } from './prefetched-pages'
import { useShell } from './use-shell'

export function PrefetchRules() {
	const shell = useShell()
	const nonce = useNonce()
	if (!shell?.scripts || !shell.prefetchTiming) return null
	return (
		<script
			type="speculationrules"
			nonce={nonce}
			dangerouslySetInnerHTML={{ __html: writeRules(shell.prefetchTiming) }}
		/>
	)
}

/** Speculation rules accept no regular expressions. Download addresses and queries are excluded. */
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
