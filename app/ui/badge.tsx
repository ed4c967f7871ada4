import styles from './badge.module.css'
import { HiddenText } from './hidden-text'

interface BadgeProps {
	count: number
	label?: string
	strong?: boolean
}

export function Badge({ count, label, strong }: BadgeProps) {
	return (
		<span className={styles.badge} data-strong={strong}>
			<HiddenText> – </HiddenText>
			{count}
			{label ? <HiddenText> {label}</HiddenText> : null}
		</span>
	)
}
