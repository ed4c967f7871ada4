import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon'
import styles from './status-tag.module.css'
import { toneIcon, type Tone } from './tone'

interface StatusTagProps {
	tone: Tone
	icon?: IconName
	children: ReactNode
}

export function StatusTag({ tone, icon = toneIcon[tone], children }: StatusTagProps) {
	return (
		<span className={styles.tag} data-tone={tone}>
			<Icon name={icon} />
			{children}
		</span>
	)
}
