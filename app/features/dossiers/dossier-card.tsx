import { Card } from '#app/ui/card'
import { Link } from '#app/ui/link'
import { Progress } from '#app/ui/progress'
import type { DossierCardView } from './dossiers.server'

interface DossierCardProps {
	title: string
	missing?: string
	none?: string
	dossiers?: readonly DossierCardView[]
	timeline?: { href: string; label: string }
}

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
