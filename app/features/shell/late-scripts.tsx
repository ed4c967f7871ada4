import { UNSAFE_RemixContext, useMatches } from '@remix-run/react'
import { useContext, type ContextType } from 'react'
import { PageScript } from './page-script'

/**
 * What Remix's own `Scripts` would load, for pages that can wait for React: nothing is fetched before the page is seen.
 * wake-react.js takes what it needs from its own attributes; the browser leaves them as the server wrote them.
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
				'data-now': isUrgent ? true : undefined,
			}}
		/>
	)
}

/** In an attribute React writes six letters for a quotation mark and one for a backtick. wake-react.js swaps them back. */
function swapQuotes(text: string) {
	return text.replace(/["`]/g, (mark) => (mark === '"' ? '`' : '"'))
}

type Manifest = NonNullable<ContextType<typeof UNSAFE_RemixContext>>['manifest']

function writeStart(manifest: Manifest, ids: readonly string[]) {
	const routes = ids.flatMap((id) => manifest.routes[id] ?? [])
	const parts = new Set([...manifest.entry.imports, ...routes.flatMap((route) => route.imports ?? [])])
	return [
		...[manifest.url, ...parts].map((href) => `import "${href}"`),
		...routes.map(({ module }, index) => `import * as route${index} from "${module}"`),
		`window.__remixRouteModules={${routes.map(({ id }, index) => `"${id}":route${index}`).join()}}`,
		`import("${manifest.entry.module}")`,
	].join(';')
}
