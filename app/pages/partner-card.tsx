import { Card } from '#app/ui/card'
import { DefinitionList, type DefinitionItem } from '#app/ui/definition-list'

interface PartnerCardProps {
	title: string
	/** Said when the partner could not be fetched. */
	missing?: string
	facts?: readonly DefinitionItem[]
}

/** The client's partner; nothing for who has none. */
export function PartnerCard({ title, missing, facts }: PartnerCardProps) {
	if (!facts && !missing) return null
	return <Card title={title}>{facts ? <DefinitionList items={facts} /> : <p>{missing}</p>}</Card>
}
