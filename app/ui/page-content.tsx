import type { ReactNode } from 'react'
import { Icon } from './icon'
import { Link } from './link'
import styles from './page-content.module.css'

interface PageContentProps {
	title: string
	titleLang?: string
	/** A smaller title, above a heading that counts more. */
	isQuiet?: boolean
	purpose?: ReactNode
	/** Above the title: "Stap 3 van 9". */
	kicker?: string
	back?: { href: string; label: string }
	/** `reading` is 44 rem, for text and forms; `wide` is 72 rem, for the dashboard and lists. */
	width?: 'reading' | 'wide'
	summary?: ReactNode
	/** What was just sent, under the heading. */
	received?: ReactNode
	/** A card at the right of the content, below it on a narrow screen. */
	beside?: ReactNode
	children: ReactNode
}

export function PageContent({
	title,
	titleLang,
	isQuiet = false,
	purpose,
	kicker,
	back,
	width = 'reading',
	summary,
	received,
	beside,
	children,
}: PageContentProps) {
	return (
		<div className={beside ? `${styles.content} ${styles.spread}` : styles.content} data-width={width}>
			{summary}
			{back ? (
				<Link href={back.href} className={styles.back}>
					<Icon name="arrowLeft" />
					<span>{back.label}</span>
				</Link>
			) : null}
			<div className={styles.heading} data-quiet={isQuiet || undefined}>
				{kicker ? <p className={styles.kicker}>{kicker}</p> : null}
				<h1 tabIndex={-1} lang={titleLang}>
					{title}
				</h1>
				{purpose ? <p className={styles.purpose}>{purpose}</p> : null}
			</div>
			{received}
			{beside ? <Split beside={beside}>{children}</Split> : children}
		</div>
	)
}

function Split({ beside, children }: { beside: ReactNode; children: ReactNode }) {
	return (
		<div className={`${styles.content} ${styles.beside}`}>
			<div className={styles.content}>{children}</div>
			<div>{beside}</div>
		</div>
	)
}
