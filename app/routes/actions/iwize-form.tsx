import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { IwizeJourney } from '#app/features/data-sharing/iwize-journey'
import { postIwize } from '#app/features/data-sharing/iwize-send.server'
import { AdvisorCards } from '#app/pages/advisor-cards'
import { getPageTitle } from '#app/request/page-title'
import { ActionPage } from '#app/pages/action-page'
import { getIwizeSharing, getSharingAction } from '#app/pages/data-sharing.server'
import { findHelp, withHelp } from '#app/pages/page-help.server'
import { requireConsumer } from '#app/request/guard.server'

export const handle = { hydrate: 'now' }

export const meta = getPageTitle

/** Windows that the form opens may talk to it. */
export const headers: HeadersFunction = ({ errorHeaders }) =>
	errorHeaders ?? { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' }

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	const help = findHelp(ctx)
	return withHelp(help, getIwizeSharing(ctx, args.params, args.request))
}

export async function action(args: ActionFunctionArgs) {
	const ctx = await requireConsumer(args)
	const task = await getSharingAction(ctx, 'iwize', args.params)
	return postIwize(ctx, task, args.request)
}

export default function IwizePage() {
	const page = useLoaderData<typeof loader>()
	const { sharing } = page
	const contact = page.contact ? <AdvisorCards {...page.contact} /> : null
	return (
		<ActionPage page={page} name="iwize">
			{(form) =>
				sharing ? (
					<IwizeJourney page={sharing} {...form}>
						{contact}
					</IwizeJourney>
				) : null
			}
		</ActionPage>
	)
}
