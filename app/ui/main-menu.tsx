import { Badge } from './badge'
import { Icon } from './icon'
import { Link } from './link'
import styles from './main-menu.module.css'

export interface MenuEntry {
	label: string
	href: string
	badge?: number
	/** Says what the badge counts, where that is more than open points. */
	badgeLabel?: string
	current?: boolean
}

interface MainMenuProps {
	label: string
	drawerLabel: string
	entries: readonly MenuEntry[]
	total?: number
	badgeLabels: { one: string; other: string }
}

/** The list is not inside `<details>`: a closed `<details>` would hide it on wide screens too. */
export function MainMenu({ label, drawerLabel, entries, total, badgeLabels }: MainMenuProps) {
	const labelOf = (count: number) => (count === 1 ? badgeLabels.one : badgeLabels.other)
	const current = entries.find((entry) => entry.current)
	return (
		<nav className={styles.menu} aria-label={label}>
			<details key={current?.href} className={styles.drawer} data-drawer>
				<summary className={styles.handle}>
					<Icon name="menu" />
					<span>{drawerLabel}</span>
					{total ? <Badge count={total} label={labelOf(total)} strong /> : null}
					<Icon name="chevronDown" />
				</summary>
			</details>
			<ul className={styles.entries}>
				{entries.map((entry) => (
					<li key={entry.href}>
						<Link href={entry.href} className={styles.entry} current={entry.current ? 'page' : undefined}>
							<span>{entry.label}</span>
							{entry.badge ? (
								<Badge count={entry.badge} label={entry.badgeLabel ?? labelOf(entry.badge)} />
							) : null}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	)
}
