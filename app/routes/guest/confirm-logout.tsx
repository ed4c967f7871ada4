import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AnswerButtons } from '#app/forms/fields/form-buttons'
import { PostForm } from '#app/forms/post-form'
import { getPageTitle } from '#app/request/page-title'
import { paths } from '#app/paths'
import { allowAnyone } from '#app/request/guard.server'
import { Button, ButtonLink } from '#app/ui/button'
import { PageContent } from '#app/ui/page-content'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const { say } = await allowAnyone(args)
	return say.table('logout')
}

export default function ConfirmLogoutPage() {
	const texts = useLoaderData<typeof loader>()
	return (
		<PageContent title={texts.title} purpose={texts.text}>
			<PostForm action={paths.logout()}>
				<AnswerButtons>
					<ButtonLink href={paths.dashboard()}>{texts.stay}</ButtonLink>
					<Button>{texts.confirm}</Button>
				</AnswerButtons>
			</PostForm>
		</PageContent>
	)
}
