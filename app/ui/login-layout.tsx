import type { ReactNode } from 'react'
import styles from './login-layout.module.css'
import type { LogoProps } from './logo'
import { PageFrame } from './page-frame'

interface LoginLayoutProps {
	skipLabel: string
	logo: LogoProps
	/** The firm's picture: decoration. */
	image?: string
	/** The licence's isHeaderImageFullWidth: a band over the whole width instead of a half beside. */
	imageFullWidth?: boolean
	/** Right of the logo: a HeaderTools with the language. */
	tools?: ReactNode
	notices?: ReactNode
	title: string
	intro?: ReactNode
	/** First in the card: an ErrorSummary. */
	summary?: ReactNode
	mark?: string
	footer?: ReactNode
	children: ReactNode
}

export function LoginLayout({
	image,
	imageFullWidth,
	notices,
	title,
	intro,
	summary,
	children,
	...frame
}: LoginLayoutProps) {
	return (
		<PageFrame {...frame} bleed>
			<div className={styles.layout} data-image={image ? (imageFullWidth ? 'band' : 'beside') : 'none'}>
				{/* The height is for browsers that know little CSS: the form must not be pushed out of sight. */}
				{image ? <img className={styles.image} src={image} alt="" height={144} fetchPriority="low" /> : null}
				<div className={styles.side}>
					{notices}
					<div className={styles.card}>
						{summary}
						<div className={styles.heading}>
							<h1 tabIndex={-1}>{title}</h1>
							{intro ? <p className={styles.intro}>{intro}</p> : null}
						</div>
						{children}
					</div>
				</div>
			</div>
		</PageFrame>
	)
}
