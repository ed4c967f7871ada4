import type { ReactNode } from 'react'
import { HiddenFields, type HiddenField } from './hidden-fields'
import { Icon } from './icon'
import styles from './notice.module.css'
import { toneIcon, type Tone } from './tone'

export interface NoticeClose {
	action: string
	label: string
	fields?: readonly HiddenField[]
}

interface NoticeProps {
	tone: Exclude<Tone, 'neutral'>
	kind: string
	children: ReactNode
	/** Milliseconds until enhance.js removes it; absent: it stays. */
	leavesAfter?: number
	close?: NoticeClose
}

export function Notice({ tone, kind, children, leavesAfter, close }: NoticeProps) {
	return (
		<div className={styles.notice} data-tone={tone} data-notice data-leaves-after={leavesAfter}>
			<Icon name={toneIcon[tone]} />
			<div className={styles.text}>
				<strong>{kind}</strong> <span>{children}</span>
			</div>
			{close ? (
				<form method="post" action={close.action}>
					<HiddenFields fields={close.fields} />
					<button type="submit" className={styles.close} data-notice-close>
						<Icon name="close" />
						<span>{close.label}</span>
					</button>
				</form>
			) : null}
		</div>
	)
}
