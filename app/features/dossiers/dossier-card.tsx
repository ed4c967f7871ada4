import { Card } from '#app/ui/card'
import { Link } from '#app/ui/link'
import { Progress } from '#app/ui/progress'
import type { DossierCardView } from './dossiers.server'

interface DossierCardProps {
	title: string
	missing?: string
	none?: string
	note?: string
	dossiers?: readonly DossierCardView[]
	timeline?: { href: string; label: string }
	partner?: string
}

export function DossierCard({ title, missing, none, note, dossiers, timeline, partner }: DossierCardProps) {
	const link = timeline ? <Link href={timeline.href}>{timeline.label}</Link> : undefined
	return (
		<Card title={title} aside={link}>
			{dossiers ? null : <p>{missing}</p>}
			{dossiers?.length === 0 ? <p>{none}</p> : null}
			{note ? <p>{note}</p> : null}
			{dossiers?.map(({ id, label, percentage, progress, number }) =>
				percentage === undefined ? (
					<p key={id}>{[label, number, progress].filter(Boolean).join(' · ')}</p>
				) : (
					<Progress key={id} label={label} percent={percentage} text={progress} note={number} />
				),
			)}
			{partner ? <p>{partner}</p> : null}
		</Card>
	)
}
