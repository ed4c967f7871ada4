import type { MouseEventHandler, ReactNode } from 'react'
import { HiddenText } from './hidden-text'

interface LinkProps {
	href: string
	id?: string
	describedBy?: string
	/** Accessible name where it is more than the visible words. */
	label?: string
	children: ReactNode
	className?: string
	isFile?: boolean
	/** Hidden words about the new tab. The link opens a new tab only when they are set. */
	newTab?: string
	current?: 'page' | 'step'
	lang?: string
	onPress?: MouseEventHandler<HTMLAnchorElement>
}

export function Link({ href, children, isFile, newTab, onPress, ...look }: LinkProps) {
	const { id, label, className, current, describedBy, lang } = look
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
