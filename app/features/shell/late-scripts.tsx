import { UNSAFE_RemixContext, useMatches } from '@remix-run/react'
import { useContext, type ContextType } from 'react'
import { PageScript } from './page-script'
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

/**
 * Replaces Remix's `Scripts`: loads this page's modules only, after the first paint. wake-react.js reads the
 * attributes.
 */
export function LateScripts({ isFirst, isUrgent }: { isFirst?: boolean; isUrgent?: boolean }) {
	const remix = useContext(UNSAFE_RemixContext)
	const ids = useMatches().map(({ id }) => id)
	const state = remix?.serverHandoffString
	return (
		<PageScript
			src="/wake-react.js"
			waits={isFirst}
			data={{
				'data-hydrate': state && swapQuotes(state),
				'data-start': state && swapQuotes(writeStart(remix.manifest, ids)),
				// The page has the styles of its own elements; React may append more.
				'data-styles': remix?.manifest.routes.root?.css?.[0],
				'data-now': isUrgent ? true : undefined,
			}}
		/>
	)
}

/** React escapes a double quote as `&quot;` but not a backtick. wake-react.js swaps them back. */
function swapQuotes(text: string) {
	return text.replace(/["`]/g, (mark) => (mark === '"' ? '`' : '"'))
}

type Manifest = NonNullable<ContextType<typeof UNSAFE_RemixContext>>['manifest']

function writeStart({ entry, routes, version }: Manifest, ids: readonly string[]) {
	const own = ids.flatMap((id) => routes[id] ?? [])
	const parts = new Set([...entry.imports, ...own.flatMap(({ imports = [] }) => imports)])
	const known = own.map(({ imports: _, css: __, ...route }) => [route.id, route] as const)
	const manifest = { entry: { ...entry, imports: [] }, routes: Object.fromEntries(known), url: '', version }
	return [
		...[...parts].map((href) => `import "${href}"`),
		...own.map(({ module }, index) => `import * as route${index} from "${module}"`),
		`window.__remixManifest=${JSON.stringify(manifest)}`,
		`window.__remixRouteModules={${own.map(({ id }, index) => `"${id}":route${index}`).join()}}`,
		`import("${entry.module}")`,
	].join(';')
}
