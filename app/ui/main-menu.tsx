import { Badge } from './badge'
import { Icon } from './icon'
import { Link } from './link'
import styles from './main-menu.module.css'

export interface MenuEntry {
	label: string
	href: string
	badge?: number
	current?: boolean
}

interface MainMenuProps {
	/** Name of the navigation: "Hoofdmenu". */
	label: string
	/** Word on the drawer's handle: "Menu". */
	drawerLabel: string
	entries: readonly MenuEntry[]
	total?: number
	/** The words after a badge's number: "open actie" and "open acties". */
	badgeLabels: { one: string; other: string }
}

/**
 * The list stands beside the drawer's handle, not in it: so the same list can always be open on a wide screen,
 * where a closed `<details>` would keep it hidden.
 */
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
							{entry.badge ? <Badge count={entry.badge} label={labelOf(entry.badge)} /> : null}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	)
}
