import {
	Links,
	Meta,
	Scripts,
	ScrollRestoration,
	useLocation,
	useMatches,
	useRouteError,
} from '@remix-run/react'
import { useState, type ReactNode } from 'react'
import { useShouldHydrate } from 'remix-utils/use-should-hydrate'
import { useNonce } from '#app/request/nonce'
import { mainLanguage } from '#app/locales/languages'
import { isPlainPage } from '#app/paths'
import { LateScripts } from './late-scripts'
import { PrefetchRules } from './prefetch-rules'
import type { Shell } from './shell.server'
import { useShell } from './use-shell'

/** The document around every page. Guest pages and the simple version send no React to the browser. */
export function Document({ children }: { children: ReactNode }) {
	const { pathname } = useLocation()
	const error = useRouteError()
	return isPlainPage(pathname) && !error ? (
		<PlainDocument>{children}</PlainDocument>
	) : (
		<FullDocument>{children}</FullDocument>
	)
}

/** A page that brings its one stylesheet itself: not even an icon is fetched for it. */
function PlainDocument({ children }: { children: ReactNode }) {
	return (
		<Html>
			<head>
				<HeadOfAll />
				<link rel="icon" href="data:," />
			</head>
			<body>{children}</body>
		</Html>
	)
}

/** In the reader's language, with what they chose under their preferences. */
function Html({ children }: { children: ReactNode }) {
	const { shell } = useShell()
	return (
		<html
			lang={shell?.language ?? mainLanguage}
			data-size={shell?.size}
			data-contrast={shell?.contrast}
			data-scripts={shell?.scripts ? true : undefined}
		>
			{children}
		</html>
	)
}

function HeadOfAll() {
	return (
		<>
			<meta charSet="utf-8" />
			<meta name="viewport" content="width=device-width, initial-scale=1" />
			<meta name="color-scheme" content="light dark" />
			<Meta />
		</>
	)
}

function FullDocument({ children }: { children: ReactNode }) {
	const { shell } = useShell()
	const nonce = useNonce()
	const hydrates = useShouldHydrate() && shell?.scripts === true
	// A document keeps the look it came with: letters that change under the reader's eyes would move the page.
	const [look] = useState(shell?.look)
	return (
		<Html>
			<head>
				<HeadOfAll />
				<Links />
				<AppLinks app={shell?.app} />
				{look ? <LookLinks look={look} /> : null}
				{shell?.scripts ? <script src="/enhance.js" defer nonce={nonce} suppressHydrationWarning /> : null}
				{import.meta.env.DEV && !hydrates ? (
					<script type="module" src="/app/features/shell/reload-on-change.ts" nonce={nonce} />
				) : null}
				{shell?.scripts && shell.session ? (
					<script src="/session-end.js" defer nonce={nonce} suppressHydrationWarning />
				) : null}
			</head>
			<body>
				{children}
				{hydrates ? <ScrollRestoration nonce={nonce} /> : null}
				{hydrates ? <HydrationScripts nonce={nonce} /> : null}
				<PrefetchRules hydrates={hydrates} nonce={nonce} />
			</body>
		</Html>
	)
}

/** How the portal looks in a tab, and among apps. */
function AppLinks({ app }: { app: Shell['app'] | undefined }) {
	return (
		<>
			<link rel="icon" href={app?.icon ?? '/favicon.svg'} type="image/svg+xml" />
			{app ? (
				<>
					<link rel="manifest" href={app.manifest} />
					<meta name="apple-mobile-web-app-title" content={app.shortName} />
				</>
			) : null}
		</>
	)
}

/** Fonts that wait for the next page are fetched after all else: `as` would be an error there. */
function LookLinks({ look: { stylesheet, next, fonts } }: { look: Shell['look'] }) {
	const when = next ? { rel: 'prefetch' } : { rel: 'preload', as: 'font', type: 'font/woff2' }
	return (
		<>
			{fonts.map((href) => (
				<link key={href} {...when} href={href} crossOrigin="anonymous" />
			))}
			<link rel="stylesheet" href={stylesheet} />
			{next ? <link rel="prefetch" href={next} /> : null}
		</>
	)
}

/** A notice leaves by itself and is told; the development server has scripts of its own. */
function HydrationScripts({ nonce }: { nonce: string | undefined }) {
	const { notices } = useShell()
	const canWait = !useMatches().some(({ handle }) => isUrgent(handle)) && notices.length === 0
	// What the page came with counts, not where its client goes.
	const [isLate] = useState(canWait && !import.meta.env.DEV)
	return isLate ? <LateScripts nonce={nonce} /> : <Scripts nonce={nonce} />
}

function isUrgent(handle: unknown) {
	return typeof handle === 'object' && handle !== null && 'hydrate' in handle && handle.hydrate === 'now'
}
