import { Card } from '#app/ui/card'
import { ContactCard } from '#app/ui/contact-card'
import { DefinitionList, type DefinitionItem } from '#app/ui/definition-list'
import { Link } from '#app/ui/link'
import { Progress } from '#app/ui/progress'
import type { AdvisorView } from './advisors.server'
import type { DossierCardView } from './dossiers.server'

interface Part {
	title: string
	/** Said when the part could not be fetched. */
	missing?: string
}

interface DossierCardProps extends Part {
	none?: string
	dossiers?: readonly DossierCardView[]
	/** The way to what happened. */
	timeline?: { href: string; label: string }
}

/** How far each dossier is. */
export function DossierCard({ title, missing, none, dossiers, timeline }: DossierCardProps) {
	const link = timeline ? <Link href={timeline.href}>{timeline.label}</Link> : undefined
	return (
		<Card title={title} footer={link}>
			{dossiers ? null : <p>{missing}</p>}
			{dossiers?.length === 0 ? <p>{none}</p> : null}
			{dossiers?.map((dossier) => (
				<Progress
					key={dossier.id}
					label={dossier.label}
					percent={dossier.percentage}
					text={dossier.progress}
					note={dossier.number}
				/>
			))}
		</Card>
	)
}

/** Whom to call or mail. */
export function AdvisorCards({ title, missing, advisors }: Part & { advisors?: readonly AdvisorView[] }) {
	if (advisors?.length === 0) return null
	return (
		<Card title={title}>
			{advisors ? null : <p>{missing}</p>}
			{advisors?.map((advisor) => (
				<ContactCard key={`${advisor.name} ${advisor.mail?.text}`} {...advisor} />
			))}
		</Card>
	)
}

/** The client's partner; nothing for who has none. */
export function PartnerCard({ title, missing, facts }: Part & { facts?: readonly DefinitionItem[] }) {
	if (!facts && !missing) return null
	return <Card title={title}>{facts ? <DefinitionList items={facts} /> : <p>{missing}</p>}</Card>
}
