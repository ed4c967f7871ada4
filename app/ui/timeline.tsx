import { Icon } from './icon'
import styles from './timeline.module.css'

export interface TimelineStep {
	label: string
	state: 'done' | 'now' | 'later' | 'unknown'
	stateLabel: string
}

const stateIcon = { done: 'check', now: 'clock', later: 'circle', unknown: 'circle' } as const

export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
	return (
		<div className={styles.frame}>
			<ol className={styles.timeline}>
				{steps.map((step, index) => (
					<li
						key={`${step.label} ${index}`}
						className={styles.step}
						data-state={step.state}
						aria-current={step.state === 'now' ? 'step' : undefined}
					>
						<span className={styles.mark}>
							<Icon name={stateIcon[step.state]} />
						</span>
						<span>
							{step.label} <span className={styles.state}>{step.stateLabel}</span>
						</span>
					</li>
				))}
			</ol>
		</div>
	)
}
