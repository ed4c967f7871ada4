import { Link as RouterLink } from '@remix-run/react'
import type { MouseEventHandler, ReactNode } from 'react'
import { HiddenText } from './hidden-text'

interface LinkProps {
	href: string
	/** So that another link can lead to it. */
	id?: string
	describedBy?: string
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

const movingParts = ['/.', '//', '?#']

/** Whether it is an address of this site in which the router would change nothing. */
function isPlainAddress(href: string) {
	return href.startsWith('/') && !movingParts.some((part) => href.includes(part)) && !/[?#]$/.test(href)
}

export function Link({ href, children, reload, newTab, onPress, ...look }: LinkProps) {
	const attributes = attributesOf(look)
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
	// On the server it is its address, which the router would take apart and put together for each of them.
	if (import.meta.env.SSR && isPlainAddress(href)) {
		return (
			<a {...attributes} data-discover="true" href={href}>
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

function attributesOf({ id, className, current, describedBy, lang }: Partial<LinkProps>) {
	return {
		id,
		className,
		'aria-current': current,
		'aria-describedby': describedBy,
		lang,
		hrefLang: lang,
	}
}
