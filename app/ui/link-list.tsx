import { Link } from './link'
import styles from './link-list.module.css'

interface LinkListProps {
	links: readonly { href: string; label: string; text?: string }[]
	/** Words for a link that opens a new tab. */
	newTab?: string
}

export function LinkList({ links, newTab }: LinkListProps) {
	return (
		<ul className={styles.links}>
			{links.map(({ href, label, text }) => (
				<li key={label}>
					<Link href={href} newTab={newTab} className={styles.link}>
						{label}
					</Link>
					{text ? <p>{text}</p> : null}
				</li>
			))}
		</ul>
	)
}
