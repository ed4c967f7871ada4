import { json, type ActionFunctionArgs, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { OcktoJourney } from '#app/features/data-sharing/ockto-journey'
import { postOckto } from '#app/features/data-sharing/ockto-forms.server'
import { AdvisorCards } from '#app/pages/advisor-cards'
import { createLabelFinder } from '#app/forms/find-value'
import { getPageTitle } from '#app/request/page-title'
import { ActionPage } from '#app/pages/action-page'
import { getOcktoSharing, getSharingAction } from '#app/pages/data-sharing.server'
import { findHelp, withHelp } from '#app/pages/page-help.server'
import { requireConsumer } from '#app/request/guard.server'

export const handle = { hydrate: 'now' }

export const meta = getPageTitle

export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	const help = findHelp(ctx)
	const page = await withHelp(help, getOcktoSharing(ctx, args.params, args.request))
	const refresh = page.sharing?.reload?.header
	return json(page, { headers: refresh ? { Refresh: refresh } : {} })
}

export async function action(args: ActionFunctionArgs) {
	const ctx = await requireConsumer(args)
	const task = await getSharingAction(ctx, 'ockto', args.params)
	return postOckto(ctx, task, args.request)
}

export default function OcktoPage() {
	const page = useLoaderData<typeof loader>()
	const { sharing } = page
	const contact = page.contact ? <AdvisorCards {...page.contact} /> : null
	const getFieldLabel = createLabelFinder({ testCase: sharing?.test && { label: sharing.test.which } })
	return (
		<ActionPage page={page} name="ockto" getFieldLabel={getFieldLabel}>
			{({ result }) =>
				sharing ? (
					<OcktoJourney page={sharing} result={result}>
						{contact}
					</OcktoJourney>
				) : null
			}
		</ActionPage>
	)
}
