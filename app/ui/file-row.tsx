import type { ReactNode } from 'react'
import styles from './file-row.module.css'
import { Icon, type IconName } from './icon'

interface FileRowProps {
	name: ReactNode
	lang?: string
	meta?: string
	icon?: IconName
	status?: ReactNode
	action?: ReactNode
}

export function FileList({ children }: { children: ReactNode }) {
	return <ul className={styles.list}>{children}</ul>
}

export function FileRow({ name, lang, meta, icon = 'file', status, action }: FileRowProps) {
	return (
		<li className={styles.row}>
			<span className={styles.mark}>
				<Icon name={icon} />
			</span>
			<div className={styles.what} lang={lang}>
				<span className={styles.name}>{name}</span>
				{meta ? <span className={styles.meta}> {meta}</span> : null}
			</div>
			{status}
			{action ? <div className={styles.action}>{action}</div> : null}
		</li>
	)
}
