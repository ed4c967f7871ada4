import type { HeadersFunction, LoaderFunctionArgs } from '@remix-run/node'
import { isRouteErrorResponse, Outlet, useRouteError } from '@remix-run/react'
import { Fragment } from 'react'
import { Document } from '#app/features/shell/document'
import { Refusal } from '#app/features/shell/refusal'
import { writeFrame } from '#app/features/shell/frame-html.server'
import { writeLinkHeader } from '#app/features/shell/handoff.server'
import { getShell } from '#app/features/shell/shell.server'
import { ShellFrame } from '#app/features/shell/shell-frame'
import { useMainShell } from '#app/features/shell/use-shell'
import { isRefusal } from '#app/request/refusal'
import { getPageTitle } from '#app/request/page-title'
import { isPlainPage } from '#app/paths'
import { findShownForm } from '#app/request/kept-form.server'
import { followLanding } from '#app/request/landing.server'
import { allowAnyone, getScreen } from '#app/request/guard.server'
import './theme/tokens.css'
import './theme/base.css'
// Rendered on the server only; imported for its styles.
import './features/shell/frame-parts'

export const meta = getPageTitle

/** Keeps headers of a refusal, such as Retry-After. */
export const headers: HeadersFunction = ({ errorHeaders }) => errorHeaders ?? {}

/** Session end, badges and notices change with every page. */
export const shouldRevalidate = () => true

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await allowAnyone(args)
	const kept = await findShownForm(ctx, args.request)
	const shell = await getShell(ctx, await getScreen(ctx), kept?.waited === true)
	const receivedTitle = followLanding(ctx) ? ctx.say('received.pageTitle', { page: '{page}' }) : undefined
	// Plain pages do not show notices, so they stay for the next page. They load no files.
	if (isPlainPage(new URL(args.request.url).pathname)) ctx.outcome.shownNotices = []
	else ctx.outcome.links = writeLinkHeader(shell)
	return { ...shell, receivedTitle, frame: writeFrame(shell, args.request.url), kept }
}

/** React hydrates the content of `main` only. */
export const Layout = import.meta.env.SSR ? Document : Fragment

export default function App() {
	return (
		<ShellFrame>
			<Outlet />
		</ShellFrame>
	)
}

export function ErrorBoundary() {
	const error = useRouteError()
	const refusal: unknown = isRouteErrorResponse(error) ? error.data : undefined
	const shell = useMainShell()
	return (
		<ShellFrame refused>
			<Refusal view={isRefusal(refusal) ? refusal : undefined} shell={shell} />
		</ShellFrame>
	)
}
