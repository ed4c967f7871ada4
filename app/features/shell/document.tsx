import {
	Links,
	Meta,
	Scripts,
	UNSAFE_RemixContext,
	useLocation,
	useMatches,
	useRouteError,
} from '@remix-run/react'
import { useContext, type ReactNode } from 'react'
import { useShouldHydrate } from 'remix-utils/use-should-hydrate'
import { useNonce } from '#app/request/nonce'
import { mainLanguage } from '#app/locales/languages'
import { isPlainPage } from '#app/paths'
import { HeadMeta } from '#app/ui/head-meta'
import { LateScripts, PrefetchRules } from './late-scripts'
import { PageScript, StartScripts } from './page-script'
import { useNotices, useShell, type Shell } from './use-shell'

/** Rendered on the server only. Guest pages and the simple version have no React in the browser. */
export function Document({ children }: { children: ReactNode }) {
	const { pathname } = useLocation()
	const error = useRouteError()
	return isPlainPage(pathname) && !error ? (
		<PlainDocument>{children}</PlainDocument>
	) : (
		<FullDocument>{children}</FullDocument>
	)
}

function PlainDocument({ children }: { children: ReactNode }) {
	const sheets = useMatches().flatMap(({ data }) => (hasStylesheet(data) ? [data.stylesheet] : []))
	return (
		<Html>
			<head>
				<HeadOfAll />
				{sheets.map((href) => (
					<PageStyles key={href} href={href} isAlone />
				))}
				<link rel="icon" href="data:," />
			</head>
			<body>{children}</body>
		</Html>
	)
}

function hasStylesheet(data: unknown): data is { stylesheet: string } {
	return (
		typeof data === 'object' && data !== null && 'stylesheet' in data && typeof data.stylesheet === 'string'
	)
}

function Html({ children }: { children: ReactNode }) {
	const shell = useShell()
	const language = shell?.language ?? mainLanguage
	return (
		<html
			lang={language}
			data-language={language}
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
			<HeadMeta />
			<meta name="color-scheme" content="light dark" />
			<Meta />
		</>
	)
}

function FullDocument({ children }: { children: ReactNode }) {
	const shell = useShell()
	const look = shell?.look
	const app = shell?.app
	const scripts = shell?.scripts === true
	const hydrates = useShouldHydrate() && scripts
	const isFirst = look?.isFirst === true
	return (
		<Html>
			<head>
				<HeadOfAll />
				<Styles look={look} />
				<AppLinks app={app} />
				<Enhancement scripts={scripts} isFirst={isFirst} next={look?.next} texts={shell?.texts} app={app} />
				{scripts && shell.session ? <PageScript src="/session-end.js" waits={isFirst} /> : null}
				{import.meta.env.DEV && !hydrates ? <DevelopmentScript /> : null}
			</head>
			<body>
				{children}
				{hydrates ? <Hydration isFirst={isFirst} /> : null}
				<PrefetchRules />
				{scripts && isFirst ? <StartScripts /> : null}
			</body>
		</Html>
	)
}

function DevelopmentScript() {
	return <script type="module" src="/app/features/shell/page-script.tsx" nonce={useNonce()} />
}

function AppLinks({ app }: { app: Shell['app'] | undefined }) {
	return (
		<>
			<link rel="icon" href={app?.icon ?? '/favicon.svg'} type="image/svg+xml" />
			{app ? <meta name="apple-mobile-web-app-title" content={app.shortName} /> : null}
		</>
	)
}

/** Error pages before the firm is known. */
const noBrand = 'none'

/** Written into the page, which so waits for no stylesheet. Vite's development server has the app's as links. */
function Styles({ look }: { look: Shell['look'] | undefined }) {
	if (!import.meta.env.DEV) return <PageStyles href={look?.stylesheet ?? noBrand} />
	return (
		<>
			<Links />
			{look ? <link rel="stylesheet" href={look.stylesheet} /> : null}
		</>
	)
}

interface EnhancementProps {
	scripts: boolean
	isFirst: boolean
	/** Fonts of the next page. */
	next?: readonly string[]
	texts?: Shell['texts']
	app?: Shell['app']
}

/**
 * `<noscript>` links load the next files without a script: text browsers, which would show them, get none. The script
 * adds the manifest, for the same reason.
 */
function Enhancement({ scripts, isFirst, next = [], texts, app }: EnhancementProps) {
	const links = next.map((href) => <link key={href} rel="prefetch" href={href} crossOrigin="anonymous" />)
	const styles = useContext(UNSAFE_RemixContext)?.manifest.routes.root?.css?.[0]
	if (!scripts) return links
	return (
		<>
			<PageScript
				src="/enhance.js"
				waits={isFirst}
				data={{
					'data-next': next.join(' ') || undefined,
					'data-styles': styles,
					'data-unsent': texts?.unsent,
					'data-send-anyway': texts?.sendAnyway,
					'data-awaiting': texts?.awaiting,
					'data-manifest': app?.manifest,
				}}
			/>
			{next.length > 0 ? <noscript>{links}</noscript> : null}
		</>
	)
}

/** Vite adds its own scripts in development. */
function Hydration({ isFirst }: { isFirst: boolean }) {
	const nonce = useNonce()
	const acts = useMatches().some(({ handle }) => isUrgent(handle))
	const isTold = useNotices().length > 0
	return import.meta.env.DEV ? (
		<Scripts nonce={nonce} />
	) : (
		<LateScripts isFirst={isFirst} isUrgent={acts || isTold} />
	)
}

function isUrgent(handle: unknown) {
	return typeof handle === 'object' && handle !== null && 'hydrate' in handle && handle.hydrate === 'now'
}

/** Filled by the server after rendering. `isAlone`: the page uses no other stylesheet than `href`. */
function PageStyles({ href, isAlone }: { href: string; isAlone?: boolean }) {
	return <style data-sheet={href} data-alone={isAlone} dangerouslySetInnerHTML={{ __html: '' }} />
}
