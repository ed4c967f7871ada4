import { Link as RouterLink } from '@remix-run/react'
import type { MouseEventHandler, ReactNode } from 'react'
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
	/** What a script does instead of following a link within the portal. */
	onPress?: MouseEventHandler<HTMLAnchorElement>
}

export function Link({ href, children, className, reload, newTab, current, lang, onPress }: LinkProps) {
	const attributes = { className, 'aria-current': current, lang, hrefLang: lang }
	if (newTab) {
		return (
			<a href={href} target="_blank" rel="noopener noreferrer" {...attributes}>
				{children}
				<HiddenText> {newTab}</HiddenText>
			</a>
		)
	}
	if (reload) {
		return (
			<a href={href} {...attributes}>
				{children}
			</a>
		)
	}
	return (
		<RouterLink to={href} onClick={onPress} {...attributes}>
			{children}
		</RouterLink>
	)
}
