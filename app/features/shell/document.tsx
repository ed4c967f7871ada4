import { Links, Meta, Scripts, ScrollRestoration } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useShouldHydrate } from 'remix-utils/use-should-hydrate'
import { useNonce } from '#app/nonce'
import { useShell } from './use-shell'

/** The document around every page. Guest pages and the simple version send no React to the browser. */
export function Document({ children }: { children: ReactNode }) {
	const { shell } = useShell()
	const nonce = useNonce()
	const hydrates = useShouldHydrate() && shell?.scripts === true
	return (
		<html lang={shell?.language ?? 'nl'}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="color-scheme" content="light dark" />
				<Meta />
				<Links />
				{shell?.fonts.map((href) => (
					<link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
				))}
				{shell ? <link rel="stylesheet" href={shell.stylesheet} /> : null}
				{shell?.scripts ? <script src="/enhance.js" defer nonce={nonce} suppressHydrationWarning /> : null}
				{shell?.scripts && shell.session ? (
					<script src="/session-end.js" defer nonce={nonce} suppressHydrationWarning />
				) : null}
			</head>
			<body>
				{children}
				{hydrates ? <ScrollRestoration nonce={nonce} /> : null}
				{hydrates ? <Scripts nonce={nonce} /> : null}
			</body>
		</html>
	)
}
