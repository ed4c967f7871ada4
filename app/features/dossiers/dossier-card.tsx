import { Card } from '#app/ui/card'
import { Disclosure } from '#app/ui/disclosure'
import { Link } from '#app/ui/link'
import { Progress } from '#app/ui/progress'
import { TurnBlock, type TurnBlockProps } from '#app/ui/turn-block'
import type { DossierCardView } from './dossiers.server'

interface DossierPartProps extends DossierCardView {
	/** Above its progress. */
	turn?: TurnBlockProps
}

interface DossierCardProps {
	title: string
	missing?: string
	none?: string
	note?: string
	dossiers?: readonly DossierPartProps[]
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
			{dossiers?.length === 1 && !note ? dossiers.map((one) => <DossierPart key={one.id} {...one} />) : null}
			{dossiers && (dossiers.length > 1 || note) ? (
				<div>
					{dossiers.map((dossier) => (
						<Disclosure key={dossier.id} title={`${dossier.label}: ${dossier.progress}`}>
							<DossierPart {...dossier} isFolded />
						</Disclosure>
					))}
				</div>
			) : null}
			{partner ? <p>{partner}</p> : null}
		</Card>
	)
}

/** The summary of a folded dossier has its name and progress, and the heading of the turn its name. */
function DossierPart({
	label,
	percentage,
	progress,
	number,
	turn,
	isFolded,
}: DossierPartProps & { isFolded?: boolean }) {
	return (
		<>
			{turn ? <TurnBlock {...turn} /> : null}
			{percentage === undefined ? (
				<p>{[label, number, progress].filter(Boolean).join(' · ')}</p>
			) : (
				<Progress
					label={isFolded || turn ? undefined : label}
					percent={percentage}
					text={isFolded ? undefined : progress}
					note={number}
				/>
			)}
		</>
	)
}
