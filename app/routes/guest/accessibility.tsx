import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getStatement } from '#app/features/accessibility/accessibility.server'
import { Statement } from '#app/features/accessibility/statement'
import { getPageTitle } from '#app/request/page-title'
import { allowAnyone } from '#app/request/guard.server'
import { PageContent } from '#app/ui/page-content'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await allowAnyone(args)
	return getStatement(ctx)
}

export default function AccessibilityPage() {
	const page = useLoaderData<typeof loader>()
	return (
		<PageContent title={page.title} purpose={page.purpose}>
			<Statement {...page} />
		</PageContent>
	)
}
