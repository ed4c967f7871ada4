import { UNSAFE_RemixContext, useMatches } from '@remix-run/react'
import { useContext, useState, type ContextType } from 'react'

/**
 * What Remix's own `Scripts` would load, for pages that can wait for React: nothing is fetched before the page is seen.
 * wake-react.js runs the second script at the first sign that somebody is there.
 */
export function LateScripts({ nonce }: { nonce: string | undefined }) {
	const remix = useContext(UNSAFE_RemixContext)
	const ids = useMatches().map(({ id }) => id)
	// The browser leaves both as the server wrote them.
	const [texts] = useState(() => (remix?.serverHandoffString ? writeScripts(remix, ids) : undefined))
	return (
		<>
			<script
				nonce={nonce}
				suppressHydrationWarning
				dangerouslySetInnerHTML={{ __html: texts?.data ?? '' }}
			/>
			<script
				type="text/plain"
				data-hydrate
				nonce={nonce}
				suppressHydrationWarning
				dangerouslySetInnerHTML={{ __html: texts?.start ?? '' }}
			/>
			<script src="/wake-react.js" defer nonce={nonce} suppressHydrationWarning />
		</>
	)
}

type Remix = NonNullable<ContextType<typeof UNSAFE_RemixContext>>

function writeScripts({ serverHandoffString, manifest }: Remix, ids: readonly string[]) {
	const routes = ids.flatMap((id) => manifest.routes[id] ?? [])
	const parts = new Set([...manifest.entry.imports, ...routes.flatMap((route) => route.imports ?? [])])
	const start = [
		...[manifest.url, ...parts].map((href) => `import "${href}"`),
		...routes.map(({ module }, index) => `import * as route${index} from "${module}"`),
		`window.__remixRouteModules={${routes.map(({ id }, index) => `"${id}":route${index}`).join()}}`,
		`import("${manifest.entry.module}")`,
	]
	return { data: `window.__remixContext = ${serverHandoffString};`, start: start.join(';') }
}
