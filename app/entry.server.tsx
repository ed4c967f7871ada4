import type { ActionFunctionArgs, AppLoadContext, EntryContext } from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { logUnexpected } from '#app/config/log.server'
import { reportError } from '#app/config/report-error.server'
import { markForeignTexts } from '#app/i18n/foreign-texts.server'
import { getContext } from '#app/request/create-context.server'
import { markHeldForms } from '#app/request/held-fields.server'
import { writePageStyles } from '#app/features/shell/page-styles.server'
import { writeFrame } from '#app/features/shell/frame-html.server'
import { withoutFrame } from '#app/features/shell/handoff.server'
import { getShell } from '#app/features/shell/shell.server'
import { NonceProvider } from '#app/request/nonce'
import { getScreen, findVisitor } from '#app/request/guard.server'

/** Not streamed: without a script, deferred parts could not be completed. */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	remix: EntryContext,
	loadContext: AppLoadContext,
) {
	const {
		facts: { nonce },
		outcome,
		texts: { say: loadSay },
	} = await getContext(request, loadContext)
	const { loaderData, matches } = remix.staticHandlerContext
	loaderData.root ??= await findFrame(request, loadContext)
	const hydrates = matches.some(({ route }) => wakesReact(route.handle))
	const rendered = (hydrates ? renderToString : renderToStaticMarkup)(
		<NonceProvider value={nonce}>
			<RemixServer context={hydrates ? withoutFrame(remix) : remix} url={request.url} />
		</NonceProvider>,
	)
	const say = await loadSay().catch(() => undefined)
	const marked = say ? markHeldForms(rendered, say) : rendered
	const { html, digest } = writePageStyles(
		markForeignTexts(marked, outcome.foreignTexts),
		remix.manifest.routes.root?.css?.[0] ?? '',
	)
	outcome.styles = digest
	headers.set('Content-Type', 'text/html; charset=utf-8')
	if (outcome.links) headers.set('Link', outcome.links)
	return new Response(Buffer.from(`<!DOCTYPE html>${html}`), { status, headers })
}

/** Hydrated pages need React's comments between texts; other pages do not. */
function wakesReact(handle: unknown) {
	return typeof handle === 'object' && handle !== null && 'hydrate' in handle
}

/** The root's data, which Remix does not load after an action threw a response. */
async function findFrame(request: Request, context: AppLoadContext): Promise<object | undefined> {
	try {
		const ctx = await findVisitor({ request, context })
		const shell = await getShell(ctx, await getScreen(ctx), false)
		return { ...shell, frame: writeFrame(shell, request.url), scripts: false }
	} catch {
		return undefined
	}
}

/** The log gets the cause, the browser a reference number. Aborted requests and unknown addresses are no errors. */
export async function handleError(error: unknown, { request, context }: ActionFunctionArgs) {
	if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
	const ctx = await getContext(request, context).catch(() => undefined)
	const requestId = ctx?.facts.requestId ?? ''
	logUnexpected(error, 'unexpected error', requestId)
	reportError(error, requestId)
}
