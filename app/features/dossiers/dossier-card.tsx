import { Card } from '#app/ui/card'
import { Link } from '#app/ui/link'
import { Progress } from '#app/ui/progress'
import type { DossierCardView } from './dossiers.server'

interface DossierCardProps {
	title: string
	/** Said when the dossiers could not be fetched. */
	missing?: string
	none?: string
	dossiers?: readonly DossierCardView[]
	/** The way to what happened. */
	timeline?: { href: string; label: string }
}

/** How far each dossier is. */
export function DossierCard({ title, missing, none, dossiers, timeline }: DossierCardProps) {
	const link = timeline ? <Link href={timeline.href}>{timeline.label}</Link> : undefined
	return (
		<Card title={title} aside={link}>
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
