import { DefinitionList } from '#app/ui/definition-list'
import { Link } from '#app/ui/link'
import { LinkList } from '#app/ui/link-list'
import { RichText } from '#app/ui/rich-text'
import { Section } from '#app/ui/section'
import type { StatementView } from './accessibility.server'

export function Statement({ norm, methods, run, gaps, complaint, more }: StatementView) {
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
