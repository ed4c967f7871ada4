import type { MouseEventHandler, ReactNode } from 'react'
import { HiddenText } from './hidden-text'
import styles from './link.module.css'

interface LinkProps {
	href: string
	id?: string
	describedBy?: string
	/** Accessible name where it is more than the visible words. */
	label?: string
	children: ReactNode
	className?: string
	/** Part of a sentence, where a larger area would cover other lines. */
	inSentence?: boolean
	isFile?: boolean
	/** Hidden words about the new tab. The link opens a new tab only when they are set. */
	newTab?: string
	current?: 'page' | 'step'
	lang?: string
	onPress?: MouseEventHandler<HTMLAnchorElement>
}

export function Link({ href, children, isFile, newTab, onPress, inSentence, ...look }: LinkProps) {
	const { id, label, current, describedBy, lang } = look
	const className = look.className ?? (inSentence ? undefined : styles.alone)
	return (
		<a
			href={href}
			id={id}
			className={className}
			aria-label={label}
			target={newTab ? '_blank' : undefined}
			rel={newTab ? 'noopener noreferrer' : undefined}
			aria-current={current}
			aria-describedby={describedBy}
			lang={lang}
			hrefLang={lang}
			data-file={isFile ? true : undefined}
			onClick={onPress}
		>
			{children}
			{newTab ? <HiddenText> {newTab}</HiddenText> : null}
		</a>
	)
}
