import type { ReactNode } from 'react'
import { Icon } from './icon'
import { Link } from './link'
import styles from './page-content.module.css'

interface PageContentProps {
	title: string
	/** Of the title, where it is not the page's own. */
	titleLang?: string
	/** One sentence: what this page is for. */
	purpose?: ReactNode
	/** Above the title: "Stap 3 van 9". */
	kicker?: string
	back?: { href: string; label: string }
	/** Reading and forms: 44 rem. Dashboard and lists: 72 rem. */
	width?: 'reading' | 'wide'
	/** First in the page: an ErrorSummary. */
	summary?: ReactNode
	children: ReactNode
}

export function PageContent({
	title,
	titleLang,
	purpose,
	kicker,
	back,
	width = 'reading',
	summary,
	children,
}: PageContentProps) {
	return (
		<div className={styles.content} data-width={width}>
			{summary}
			{back ? (
				<Link href={back.href} className={styles.back}>
					<Icon name="arrowLeft" />
					<span>{back.label}</span>
				</Link>
			) : null}
			<div className={styles.heading}>
				{kicker ? <p className={styles.kicker}>{kicker}</p> : null}
				<h1 tabIndex={-1} lang={titleLang}>
					{title}
				</h1>
				{purpose ? <p className={styles.purpose}>{purpose}</p> : null}
			</div>
			{children}
		</div>
	)
}
