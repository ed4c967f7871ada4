import type { SerializeFrom } from '@remix-run/node'
import type { ReactNode } from 'react'
import { ActionList } from '#app/features/tasks/action-list'
import { DocumentList } from '#app/features/tasks/document-list'
import { AdvisorCards } from './advisor-cards'
import { Card } from '#app/ui/card'
import { Columns } from '#app/ui/columns'
import { DefinitionList, type DefinitionItem } from '#app/ui/definition-list'
import { PageContent } from '#app/ui/page-content'
import { Received } from '#app/ui/received'
import type { getProductRelated } from './product-related.server'

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
