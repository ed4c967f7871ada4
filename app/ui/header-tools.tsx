import type { ReactNode } from 'react'
import { Badge } from './badge'
import styles from './header-tools.module.css'
import { HiddenFields, type HiddenField } from './hidden-fields'
import { Icon, type IconName } from './icon'
import { Link } from './link'

interface HeaderToolsProps {
	children: ReactNode
	/** Tools that a phone shows with the open menu. */
	more?: ReactNode
}

export function HeaderTools({ children, more }: HeaderToolsProps) {
	return (
		<>
			<ul className={styles.tools}>{children}</ul>
			{more ? (
				<ul className={`${styles.tools} ${styles.more}`} data-more>
					{more}
				</ul>
			) : null}
		</>
	)
}

interface HeaderLinkProps {
	href: string
	icon: IconName
	label: string
	count?: number
	countLabel?: string
	current?: boolean
	/** Below the width of the menu only. */
	isForPhones?: boolean
}

export function HeaderLink({ href, icon, label, count, countLabel, current, isForPhones }: HeaderLinkProps) {
	return (
		<li className={isForPhones ? styles.phone : undefined}>
			<Link href={href} className={styles.tool} current={current ? 'page' : undefined}>
				<Icon name={icon} />
				<span>{label}</span>
				{count ? <Badge count={count} label={countLabel} strong /> : null}
			</Link>
		</li>
	)
}

interface LanguageSwitchProps {
	action: string
	fields: readonly HiddenField[]
	label: string
	lang: string
}

/** `reloadDocument`, because every text of the page changes. */
export function LanguageSwitch({ action, fields, label, lang }: LanguageSwitchProps) {
	return (
		<li>
			<form method="post" action={action} className={styles.languages}>
				<HiddenFields fields={fields} />
				<button type="submit" className={styles.tool} lang={lang}>
					<Icon name="globe" />
					<span>{label}</span>
				</button>
			</form>
		</li>
	)
}
