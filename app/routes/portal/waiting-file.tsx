import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireConsumer } from '#app/request/guard.server'
import { getPageTitle } from '#app/request/page-title'
import { ButtonLink } from '#app/ui/button'
import { PageContent } from '#app/ui/page-content'
import { paths } from '#app/paths'
import type { Uses } from '#app/request/context.server'

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

/** @throws Response redirect to the overview when the sign-in led to no file */
function getWaitingFilePage({ say, session }: Uses<'say' | 'session'>) {
	const href = session.data.waitingFile
	if (href === undefined) throw redirect(paths.dashboard())
	return {
		title: say('login.waitingFile'),
		purpose: say('notices.fileWaits'),
		back: { href: paths.dashboard(), label: say('actions.back') },
		file: { href, label: say('notices.toFile') },
	}
}
