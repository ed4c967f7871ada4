import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getGlossary } from '#app/features/glossary/glossary.server'
import { getPageTitle } from '#app/request/page-title'
import { allowAnyone } from '#app/request/guard.server'
import { PageContent } from '#app/ui/page-content'
import { WordList } from '#app/ui/word-list'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const { say } = await allowAnyone(args)
	return getGlossary(say)
}

export default function GlossaryPage() {
	const { title, purpose, entries } = useLoaderData<typeof loader>()
	return (
		<PageContent title={title} purpose={purpose}>
			<WordList entries={entries} />
		</PageContent>
	)
}
