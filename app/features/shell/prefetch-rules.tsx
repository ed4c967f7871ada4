import type { PrefetchTiming } from '#app/lib/request-kind'
import { useNonce } from '#app/request/nonce'
import { useShell } from './use-shell'
import { paths } from '#app/paths'

const lists = [
	paths.actions(),
	paths.documents(),
	paths.timeline(),
	paths.importantDocuments(),
	paths.invoices(),
	paths.myData(),
	paths.help(),
	paths.privacy(),
	paths.accessibility(),
	paths.glossary(),
]

const listsWithDetails = [
	paths.mortgages,
	paths.lifeInsurances,
	paths.fgvs,
	paths.cardifao,
	paths.otds,
	paths.credits,
	paths.generalInsurances,
	paths.bankguarantees,
	paths.purchaseIntentions,
	paths.businessIncomes,
	paths.willWritingAdvices,
	paths.appointments,
	paths.receipts,
].map(({ list }) => list())

/** URL patterns of pages without side effects. The dashboard counts a visit, so it is not one of them. */
export const prefetchedPages = [
	...lists,
	...listsWithDetails.map((list) => `${list}{/:id}?`),
	`${paths.woongarantInsurance('')}:id`,
]

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
