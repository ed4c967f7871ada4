import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getWaitingFilePage } from '#app/features/login/waiting-file.server'
import { requireConsumer } from '#app/request/guard.server'
import { getPageTitle } from '#app/request/page-title'
import { ButtonLink } from '#app/ui/button'
import { PageContent } from '#app/ui/page-content'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	return getWaitingFilePage(ctx)
}

export default function WaitingFilePage() {
	const { file, ...page } = useLoaderData<typeof loader>()
	return (
		<PageContent {...page}>
			<p>
				<ButtonLink variant="primary" href={file.href} isFile icon="download">
					{file.label}
				</ButtonLink>
			</p>
		</PageContent>
	)
}
