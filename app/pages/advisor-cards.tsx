import type { AdvisorView } from '#app/features/dossiers/dossiers.server'
import { Card } from '#app/ui/card'
import { ContactCard } from '#app/ui/contact-card'
import { Disclosure } from '#app/ui/disclosure'

interface AdvisorCardsProps {
	title: string
	/** Error text after a failed call. */
	missing?: string
	/** Not everything could be read. */
	note?: string
	advisors?: readonly AdvisorView[]
	/** Words for short cards, of which the first stands open: see ContactCard. */
	brief?: string
}

export function AdvisorCards({ title, missing, note, advisors, brief }: AdvisorCardsProps) {
	if (advisors?.length === 0 && !note) return null
	const others = brief ? (advisors?.slice(1) ?? []) : []
	return (
		<Card title={title}>
			{advisors ? null : <p>{missing}</p>}
			{note ? <p>{note}</p> : null}
			{advisors ? <Contacts advisors={brief ? advisors.slice(0, 1) : advisors} brief={brief} /> : null}
			{others.length > 0 ? (
				<Disclosure title={others.map(({ name }) => name).join(', ')}>
					<Contacts advisors={others} brief={brief} />
				</Disclosure>
			) : null}
		</Card>
	)
}

function Contacts({ advisors = [], brief }: Pick<AdvisorCardsProps, 'advisors' | 'brief'>) {
	return advisors.map((advisor) => (
		<ContactCard
			key={`${advisor.name} ${advisor.mail?.text} ${advisor.phone?.text}`}
			{...advisor}
			brief={brief}
		/>
	))
}
