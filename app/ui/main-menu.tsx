import { Badge } from './badge'
import { Icon, type IconName } from './icon'
import { Link } from './link'
import styles from './main-menu.module.css'

export interface MenuEntry {
	label: string
	href: string
	badge?: number
	/** Says what the badge counts, where that is more than open points. */
	badgeLabel?: string
	current?: boolean
	icon?: IconName
}

interface MainMenuProps {
	label: string
	drawerLabel: string
	entries: readonly MenuEntry[]
	/** Below the entries, with a title of their own. */
	products: { title: string; entries: readonly MenuEntry[] }
	total?: number
	badgeLabels: { one: string; other: string }
}

/** The list is not inside `<details>`: a closed `<details>` would hide it on wide screens too. */
export function MainMenu({ label, drawerLabel, entries, products, total, badgeLabels }: MainMenuProps) {
	const labelOf = (count: number) => (count === 1 ? badgeLabels.one : badgeLabels.other)
	const current = [...entries, ...products.entries].find((entry) => entry.current)
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
			<div className={styles.entries}>
				<Entries entries={entries} labelOf={labelOf} />
				<p className={styles.group}>{products.title}</p>
				<Entries entries={products.entries} labelOf={labelOf} />
			</div>
		</nav>
	)
}

interface EntriesProps {
	entries: readonly MenuEntry[]
	labelOf: (count: number) => string
}

function Entries({ entries, labelOf }: EntriesProps) {
	return (
		<ul>
			{entries.map(({ href, label, icon, badge, badgeLabel, current }) => (
				<li key={href}>
					<Link href={href} className={styles.entry} current={current ? 'page' : undefined}>
						{icon ? <Icon name={icon} /> : null}
						<span>{label}</span>
						{badge ? <Badge count={badge} label={badgeLabel ?? labelOf(badge)} /> : null}
					</Link>
				</li>
			))}
		</ul>
	)
}
