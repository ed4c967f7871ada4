import type { Fact } from '#app/products/facts'
import { ButtonLink } from '#app/ui/button'
import { Card } from '#app/ui/card'
import { DataTable } from '#app/ui/data-table'
import { DefinitionList } from '#app/ui/definition-list'
import { HiddenText } from '#app/ui/hidden-text'
import { Link } from '#app/ui/link'
import { Section } from '#app/ui/section'
import tableStyles from './my-data-overview.module.css'

interface AreaRow {
	id: string
	name: string
	href?: string
	count: string
}

interface MyDataOverviewProps {
	download: { title: string; text: string; button: string; href: string }
	office: {
		title: string
		purpose: string
		none: string
		columns: readonly string[]
		groups: readonly { title: string; rows: readonly AreaRow[] }[]
	}
	kept: { title: string; purpose: string; facts: readonly Fact[] }
	clear: { title: string; text: string; open: string; href: string }
}

function showArea({ id, name, href, count }: AreaRow) {
	return { id, cells: [href ? <AreaLink href={href} name={name} count={count} /> : name, count] }
}

export function MyDataOverview({ download, office, kept, clear }: MyDataOverviewProps) {
	const [what = '', count = ''] = office.columns
	return (
		<>
			<Card title={download.title}>
				<p>{download.text}</p>
				<ButtonLink variant="primary" href={download.href} icon="download" isFile>
					{download.button}
				</ButtonLink>
			</Card>
			<Section title={office.title} purpose={office.purpose}>
				{office.groups.length === 0 ? <p>{office.none}</p> : null}
				{office.groups.map(({ title, rows }) => (
					<DataTable
						key={title}
						caption={title}
						columns={[{ label: what }, { label: count, numeric: true }]}
						rows={rows.map(showArea)}
						styles={tableStyles}
					/>
				))}
			</Section>
			<Section title={kept.title} purpose={kept.purpose}>
				<DefinitionList items={kept.facts} />
			</Section>
			<Section title={clear.title} purpose={clear.text}>
				<ButtonLink href={clear.href}>{clear.open}</ButtonLink>
			</Section>
		</>
	)
}

/** The menu links a single item directly, so the count distinguishes this link to its list. */
function AreaLink({ href, name, count }: { href: string; name: string; count: string }) {
	return (
		<Link href={href}>
			{name}
			{count === '1' ? <HiddenText> – {count}</HiddenText> : null}
		</Link>
	)
}
