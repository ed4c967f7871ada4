import { Link } from '#app/ui/link'
import styles from './step-overview.module.css'

interface StepOverviewProps {
	/** "Stap 3 van 9: Inkomen". */
	progress: string
	/** Of the list of all steps. */
	title: string
	steps: readonly { label: string; href?: string; state: string; isCurrent: boolean }[]
}

/** Where one is in a questionnaire, and the ways back to the steps that are done. */
export function StepOverview({ progress, title, steps }: StepOverviewProps) {
	return (
		<div className={styles.overview}>
			<h2 id="step">{progress}</h2>
			<details>
				<summary>{title}</summary>
				<ol className={styles.steps}>
					{steps.map(({ label, href, state, isCurrent }) => (
						<li key={label} aria-current={isCurrent ? 'step' : undefined}>
							{href ? <Link href={href}>{label}</Link> : <span>{label}</span>}{' '}
							<span className={styles.state}>{state}</span>
						</li>
					))}
				</ol>
			</details>
		</div>
	)
}
