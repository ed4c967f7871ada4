import type { ReactNode } from 'react'
import { Logo, type LogoProps } from './logo'
import styles from './page-frame.module.css'
import { HiddenText } from './hidden-text'

interface PageFrameProps {
	skipLabel: string
	logo: LogoProps
	tools?: ReactNode
	/** Absent on guest pages. */
	menu?: ReactNode
	notices?: ReactNode
	footer?: ReactNode
	/** Firm, client, date and address: the first line on paper. */
	letterhead?: string
	/** Strip below the header: "Demonstratie". */
	mark?: string
	/** The content brings its own margins. */
	bleed?: boolean
	children: ReactNode
}

export function PageFrame({
	skipLabel,
	logo,
	tools,
	menu,
	notices,
	footer,
	letterhead,
	mark,
	bleed,
	children,
}: PageFrameProps) {
	return (
		<div className={styles.frame}>
			<a className={styles.skip} href="#main">
				{skipLabel}
			</a>
			<header className={styles.header}>
				<div className={styles.bar}>
					<div className={styles.home}>
						<Logo {...logo} />
					</div>
					{tools}
				</div>
				{mark ? <p className={styles.mark}>{mark}</p> : null}
			</header>
			<div className={menu ? styles.withMenu : bleed ? styles.bleed : styles.plain}>
				{menu}
				<main id="main" tabIndex={-1} className={styles.main} data-letterhead={letterhead}>
					{notices}
					{children}
				</main>
			</div>
			{footer}
			<Announcer />
		</div>
	)
}

/**
 * Live region of the page, empty in HTML. It follows the content: in `main`, a screen reader that moves there says
 * "status" first.
 */
export function Announcer() {
	return (
		<HiddenText>
			<span role="status" data-announcer />
		</HiddenText>
	)
}
