import { Link as RouterLink } from '@remix-run/react'
import type { ReactNode } from 'react'
import { HiddenText } from './hidden-text'

interface LinkProps {
	href: string
	children: ReactNode
	className?: string
	/** Loads the whole document: for files, logging out and pages without scripts. */
	reload?: boolean
	/** Words that tell the link opens a new tab; their presence makes it do so. */
	newTab?: string
	current?: 'page' | 'step'
	lang?: string
}

export function Link({ href, children, className, reload, newTab, current, lang }: LinkProps) {
	const tab = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {}
	return (
		<RouterLink
			to={href}
			className={className}
			reloadDocument={reload}
			aria-current={current}
			lang={lang}
			hrefLang={lang}
			{...tab}
		>
			{children}
			{newTab ? <HiddenText> {newTab}</HiddenText> : null}
		</RouterLink>
	)
}
