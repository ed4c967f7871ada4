import styles from './badge.module.css'
import { HiddenText } from './hidden-text'

interface BadgeProps {
	count: number
	/** Says what is counted. */
	label?: string
	/** The label is seen, too. */
	spelled?: boolean
	strong?: boolean
}

export function Badge({ count, label, spelled, strong }: BadgeProps) {
	return (
		<span className={styles.badge} data-strong={strong}>
			<HiddenText> – </HiddenText>
			{count}
			{label && spelled ? ` ${label}` : null}
			{label && !spelled ? <HiddenText> {label}</HiddenText> : null}
		</span>
	)
}
