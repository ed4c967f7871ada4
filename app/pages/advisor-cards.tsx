import type { AdvisorView } from '#app/features/dossiers/dossiers.server'
import { Card } from '#app/ui/card'
import { ContactCard } from '#app/ui/contact-card'

interface AdvisorCardsProps {
	title: string
	/** Error text after a failed call. */
	missing?: string
	/** Not everything could be read. */
	note?: string
	advisors?: readonly AdvisorView[]
	/** Words for short cards: see ContactCard. */
	brief?: string
}

export function AdvisorCards({ title, missing, note, advisors, brief }: AdvisorCardsProps) {
	if (advisors?.length === 0 && !note) return null
	return (
		<Card title={title}>
			{advisors ? null : <p>{missing}</p>}
			{note ? <p>{note}</p> : null}
			{advisors?.map((advisor) => (
				<ContactCard
					key={`${advisor.name} ${advisor.mail?.text} ${advisor.phone?.text}`}
					{...advisor}
					brief={brief}
				/>
			))}
		</Card>
	)
}
