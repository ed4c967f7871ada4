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

/** Screen readers say one text in one piece. CSS draws the number alone. */
export function Badge({ count, label, spelled, strong }: BadgeProps) {
	const words = label ? `${count} ${label}` : String(count)
	if (spelled) return <span className={styles.badge}>{words}</span>
	return (
		<span className={styles.badge} data-strong={strong} data-seen={count}>
			<HiddenText>{` – ${words}`}</HiddenText>
		</span>
	)
}
