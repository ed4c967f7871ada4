import type { SerializeFrom } from '@remix-run/node'
import type { ReactNode } from 'react'
import { DocumentList } from '#app/features/tasks/document-list'
import { AdvisorCards } from './advisor-cards'
import { Card } from '#app/ui/card'
import { Columns } from '#app/ui/columns'
import { DefinitionList, type DefinitionItem } from '#app/ui/definition-list'
import { PageContent } from '#app/ui/page-content'
import { Received } from '#app/ui/received'
import type { getProductRelated } from './product-related.server'
import { Section } from '#app/ui/section'
import { TaskRows, type TaskRowGroup } from '#app/ui/task-rows'

interface ActionListProps {
	title: string
	/** Not everything could be read. */
	note?: string
	missing?: string
	tasks?: TaskRowGroup
}

/** Tasks on the page of their product. */
function ActionList({ title, note, missing, tasks }: ActionListProps) {
	return (
		<Section title={title} isForScreens>
			{note ? <p>{note}</p> : null}
			{tasks || !missing ? null : <p>{missing}</p>}
			{tasks ? <TaskRows groups={[tasks]} /> : null}
		</Section>
	)
}

interface ProductPageProps extends SerializeFrom<typeof getProductRelated> {
	title: string
	kicker?: string
	purpose?: string
	back: { href: string; label: string }
	/** Defaults to the page title. */
	factsTitle?: string
	facts: readonly DefinitionItem[]
	lead?: ReactNode
	children?: ReactNode
}

export function ProductPage({
	title,
	kicker,
	purpose,
	back,
	factsTitle,
	facts,
	lead,
	children,
	...related
}: ProductPageProps) {
	const { actions, documents, advisors, received } = related
	const hasDocuments = documents.list?.rows.length !== 0 || documents.list.archive !== undefined
	return (
		<PageContent
			title={title}
			kicker={kicker}
			purpose={purpose}
			back={back}
			width="wide"
			received={received ? <Received {...received} /> : null}
		>
			<Columns aside={<AdvisorCards {...advisors} />}>
				{lead}
				<Card title={factsTitle}>
					<DefinitionList items={facts} />
				</Card>
				<ActionList {...actions} />
				{children}
				{hasDocuments ? <DocumentList {...documents} /> : null}
			</Columns>
		</PageContent>
	)
}
