import type { ReactNode } from 'react'
import { Link } from './link'
import styles from './page-footer.module.css'

interface PageFooterProps {
	/** Name of the list of links. */
	label: string
	/** The firm's own words (a RichText) or the year. */
	children?: ReactNode
	links: readonly { href: string; label: string; reload?: boolean }[]
	/** A form that stands among the links, such as the simple version's. */
	extra?: ReactNode
}

export function PageFooter({ label, children, links, extra }: PageFooterProps) {
	return (
		<footer className={styles.footer}>
			<div className={styles.inner}>
				<div className={styles.words}>{children}</div>
				<nav aria-label={label}>
					<ul className={styles.links}>
						{links.map((link) => (
							<li key={link.href}>
								<Link href={link.href} reload={link.reload}>
									{link.label}
								</Link>
							</li>
						))}
						{extra ? <li>{extra}</li> : null}
					</ul>
				</nav>
			</div>
		</footer>
	)
}
