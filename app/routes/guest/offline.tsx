import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getPageTitle } from '#app/request/page-title'
import { paths } from '#app/paths'
import { allowAnyone } from '#app/request/guard.server'
import { BarePage } from '#app/ui/bare-page'
import { ButtonLink } from '#app/ui/button'
import { ErrorPage } from '#app/ui/error-page'

export const handle = { ownFrame: true }

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const { say } = await allowAnyone(args)
	const { title, text, retry } = say.table('offline')
	return { title, text, retry }
}

export default function OfflinePage() {
	const texts = useLoaderData<typeof loader>()
	const retry = (
		<ButtonLink variant="primary" href={paths.dashboard()}>
			{texts.retry}
		</ButtonLink>
	)
	return (
		<BarePage>
			<ErrorPage scene="offline" title={texts.title} lines={[texts.text]} actions={retry} />
		</BarePage>
	)
}
