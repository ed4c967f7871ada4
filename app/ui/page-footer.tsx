import type { ReactNode } from 'react'
import { Link } from './link'
import styles from './page-footer.module.css'

interface PageFooterProps {
	label: string
	children?: ReactNode
	links: readonly { href: string; label: string }[]
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
								<Link href={link.href} className={styles.link}>
									{link.label}
								</Link>
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
