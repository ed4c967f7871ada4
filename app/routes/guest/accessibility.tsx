import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getStatement, type StatementView } from '#app/features/accessibility/accessibility.server'
import { getPageTitle } from '#app/request/page-title'
import { allowAnyone } from '#app/request/guard.server'
import { PageContent } from '#app/ui/page-content'
import { DefinitionList } from '#app/ui/definition-list'
import { Link } from '#app/ui/link'
import { LinkList } from '#app/ui/link-list'
import { RichText } from '#app/ui/rich-text'
import { Section } from '#app/ui/section'

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

function Statement({ norm, methods, run, gaps, complaint, more }: StatementView) {
	return (
		<>
			<Section title={norm.title}>
				{norm.lines.map((line) => (
					<p key={line}>{line}</p>
				))}
			</Section>
			<Lines {...methods} />
			<Section title={run.title}>
				<DefinitionList items={run.facts} />
			</Section>
			<Lines {...gaps} />
			<Complaint {...complaint} />
			<Section title={more.title}>
				<LinkList links={more.links} />
			</Section>
		</>
	)
}

function Lines({ title, purpose, lines }: { title: string; purpose?: string; lines: readonly string[] }) {
	return (
		<Section title={title} purpose={purpose}>
			<ul>
				{lines.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
		</Section>
	)
}

function Complaint({ title, purpose, firm, ...complaint }: StatementView['complaint']) {
	const { help, answer, supervisor, authority, newTab } = complaint
	return (
		<Section title={title} purpose={purpose}>
			{firm ? <RichText {...firm} level={3} /> : null}
			<p>
				<Link href={help.href}>{help.label}</Link>
			</p>
			<p>{answer}</p>
			<p>{supervisor}</p>
			<p>{authority.text}</p>
			<p>
				<Link href={authority.href} newTab={newTab}>
					{authority.label}
				</Link>
			</p>
		</Section>
	)
}
