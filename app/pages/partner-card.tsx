import { Card } from '#app/ui/card'
import { DefinitionList, type DefinitionItem } from '#app/ui/definition-list'

interface PartnerCardProps {
	title: string
	/** Error text after a failed call. */
	missing?: string
	facts?: readonly DefinitionItem[]
}

export function PartnerCard({ title, missing, facts }: PartnerCardProps) {
	if (!facts && !missing) return null
	return <Card title={title}>{facts ? <DefinitionList items={facts} /> : <p>{missing}</p>}</Card>
}
