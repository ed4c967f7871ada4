import type { MouseEventHandler, ReactNode } from 'react'
import { HiddenText } from './hidden-text'

interface LinkProps {
	href: string
	/** So that another link can lead to it. */
	id?: string
	describedBy?: string
	children: ReactNode
	className?: string
	/** A file: the page stays where it is. */
	isFile?: boolean
	/** Words that tell the link opens a new tab; their presence makes it do so. */
	newTab?: string
	current?: 'page' | 'step'
	lang?: string
	/** What a script does instead of following the link. */
	onPress?: MouseEventHandler<HTMLAnchorElement>
}

export function Link({ href, children, isFile, newTab, onPress, ...look }: LinkProps) {
	const { id, className, current, describedBy, lang } = look
	return (
		<a
			href={href}
			id={id}
			className={className}
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
