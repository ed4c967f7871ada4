import type { ReactNode } from 'react'
import { Link } from './link'
import styles from './page-footer.module.css'

interface PageFooterProps {
	/** Name of the list of links. */
	label: string
	/** The firm's own words (a RichText) or the year. */
	children?: ReactNode
	links: readonly { href: string; label: string }[]
	/** Forms that stand among the links, such as the simple version's. */
	forms?: readonly { key: string; form: ReactNode }[]
}

export function PageFooter({ label, children, links, forms = [] }: PageFooterProps) {
	return (
		<footer className={styles.footer}>
			<div className={styles.inner}>
				<div className={styles.words}>{children}</div>
				<nav aria-label={label}>
					<ul className={styles.links}>
						{links.map((link) => (
							<li key={link.href}>
								<Link href={link.href}>{link.label}</Link>
							</li>
						))}
						{forms.map(({ key, form }) => (
							<li key={key}>{form}</li>
						))}
					</ul>
				</nav>
			</div>
		</footer>
	)
}
