import { Button } from '#app/ui/button'
import styles from './step-overview.module.css'

interface StepOverviewProps {
	/** Of the list of all steps. */
	title: string
	steps: readonly { label: string; button?: string; state: string; isCurrent: boolean }[]
}

/** All steps of a questionnaire, with the ways to those that can be reached: buttons of its form, so nothing typed is lost. */
export function StepOverview({ title, steps }: StepOverviewProps) {
	return (
		<details className={styles.overview}>
			<summary>{title}</summary>
			<ol className={styles.steps}>
				{steps.map(({ label, button, state, isCurrent }) => (
					<li key={label} aria-current={isCurrent ? 'step' : undefined}>
						{button ? (
							<Button variant="quiet" name={button} value={label}>
								{label}
							</Button>
						) : (
							<span>{label}</span>
						)}{' '}
						<span className={styles.state}>{state}</span>
					</li>
				))}
			</ol>
		</details>
	)
}
