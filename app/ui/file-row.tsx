import type { ReactNode } from 'react'
import styles from './file-row.module.css'
import type { IconName } from './icon'
import { Tile } from './tile'

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
			<Tile icon={icon} />
			<div className={styles.what} lang={lang}>
				<span className={styles.name}>{name}</span>
				{meta ? <span className={styles.meta}> {meta}</span> : null}
			</div>
			{status}
			{action ? <div className={styles.action}>{action}</div> : null}
		</li>
	)
}
