import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getPrivacyPage } from '#app/features/privacy/privacy.server'
import { getPageTitle } from '#app/request/page-title'
import { allowAnyone } from '#app/request/guard.server'
import { DataTable } from '#app/ui/data-table'
import { Link } from '#app/ui/link'
import { PageContent } from '#app/ui/page-content'
import { Section } from '#app/ui/section'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const { say } = await allowAnyone(args)
	return getPrivacyPage(say)
}

export default function PrivacyPage() {
	const { title, purpose, columns, sections, myData } = useLoaderData<typeof loader>()
	return (
		<PageContent title={title} purpose={purpose}>
			{sections.map((part) => (
				<Section key={part.title} title={part.title} purpose={part.purpose}>
					<DataTable
						caption={part.title}
						captionHidden
						columns={columns.map((label) => ({ label, prose: true }))}
						rows={part.rows}
					/>
				</Section>
			))}
			<p>
				{myData.text}{' '}
				<Link href={myData.href} inSentence>
					{myData.label}
				</Link>
			</p>
		</PageContent>
	)
}
