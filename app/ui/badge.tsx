import styles from './badge.module.css'
import { HiddenText } from './hidden-text'

interface BadgeProps {
	count: number
	/** The words after the number: "open acties". */
	label?: string
	/** In the brand's accent: for the one count that should be seen first. */
	strong?: boolean
}

export function Badge({ count, label, strong }: BadgeProps) {
	return (
		<span className={styles.badge} data-strong={strong}>
			<HiddenText>, </HiddenText>
			{count}
			{label ? <HiddenText> {label}</HiddenText> : null}
		</span>
	)
}
