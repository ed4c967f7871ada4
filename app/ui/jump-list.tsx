import { Link } from './link'
import styles from './jump-list.module.css'

interface JumpListProps {
	label: string
	links: readonly { href: string; label: string }[]
}

/** Links to the parts of a page. */
export function JumpList({ label, links }: JumpListProps) {
	return (
		<nav aria-label={label}>
			<ul className={styles.links}>
				{links.map(({ href, label: text }) => (
					<li key={href}>
						<Link href={href} className={styles.link}>
							{text}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	)
}
