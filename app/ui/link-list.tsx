import { Link } from './link'
import styles from './link-list.module.css'

interface LinkListProps {
	links: readonly { href: string; label: string; text: string }[]
}

export function LinkList({ links }: LinkListProps) {
	return (
		<ul className={styles.links}>
			{links.map(({ href, label, text }) => (
				<li key={href}>
					<Link href={href} className={styles.link}>
						{label}
					</Link>
					<p>{text}</p>
				</li>
			))}
		</ul>
	)
}
