import { Icon } from './icon'
import { Link } from './link'
import styles from './pager.module.css'

interface PageLink {
	href: string
	label: string
}

export interface PagerProps {
	label: string
	current: string
	previous?: PageLink
	next?: PageLink
}

export function Pager({ label, current, previous, next }: PagerProps) {
	return (
		<nav className={styles.pager} aria-label={label}>
			{previous ? (
				<Link href={previous.href} className={styles.step}>
					<Icon name="arrowLeft" />
					<span>{previous.label}</span>
				</Link>
			) : null}
			<span>{current}</span>
			{next ? (
				<Link href={next.href} className={styles.step}>
					<span>{next.label}</span>
					<Icon name="chevronRight" />
				</Link>
			) : null}
		</nav>
	)
}
