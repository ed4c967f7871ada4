import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AdvisorCards } from '#app/pages/advisor-cards'
import { HelpSections } from '#app/features/help/help-sections'
import { getPageTitle } from '#app/request/page-title'
import { getHelpPage } from '#app/pages/help.server'
import { allowAnyone } from '#app/request/guard.server'
import { PageContent } from '#app/ui/page-content'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await allowAnyone(args)
	return await getHelpPage(ctx)
}

export default function HelpPage() {
	const { title, purpose, advisors, ...sections } = useLoaderData<typeof loader>()
	return (
		<PageContent title={title} purpose={purpose}>
			{advisors ? <AdvisorCards {...advisors} /> : null}
			<HelpSections {...sections} />
		</PageContent>
	)
}
