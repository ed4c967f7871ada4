import { Button } from '#app/ui/button'
import styles from './step-overview.module.css'

interface StepOverviewProps {
	title: string
	steps: readonly { label: string; button?: string; state: string; isCurrent: boolean }[]
}

/** Reachable steps are buttons of the form, so its input is kept. */
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
