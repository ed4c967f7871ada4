import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AdvisorCards } from '#app/pages/advisor-cards'
import { getPageTitle } from '#app/request/page-title'
import { getHelpPage } from '#app/pages/help.server'
import { allowAnyone } from '#app/request/guard.server'
import { PageContent } from '#app/ui/page-content'
import { ButtonLink } from '#app/ui/button'
import { LinkList } from '#app/ui/link-list'
import { RichText } from '#app/ui/rich-text'
import { Section } from '#app/ui/section'
import type { HelpView } from '#app/features/help/help.server'

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

function HelpSections({ contact, login, more }: Pick<HelpView, 'contact' | 'login' | 'more'>) {
	return (
		<>
			<Section title={contact.title}>
				{contact.firm ? <RichText {...contact.firm} level={3} /> : <p>{contact.unknown}</p>}
			</Section>
			{login ? (
				<Section title={login.title}>
					<ul>
						{login.lines.map((line) => (
							<li key={line}>{line}</li>
						))}
					</ul>
					<p>
						<ButtonLink href={login.forgot.href}>{login.forgot.label}</ButtonLink>
					</p>
				</Section>
			) : null}
			<Section title={more.title}>
				<LinkList links={more.links} />
			</Section>
		</>
	)
}
