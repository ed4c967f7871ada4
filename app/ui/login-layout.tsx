import type { ReactNode } from 'react'
import styles from './login-layout.module.css'
import type { LogoProps } from './logo'
import { PageFrame } from './page-frame'

interface LoginLayoutProps {
	skipLabel: string
	logo: LogoProps
	image?: string
	/** The licence's isHeaderImageFullWidth: full-width band instead of half the page. */
	imageFullWidth?: boolean
	tools?: ReactNode
	notices?: ReactNode
	title: string
	intro?: ReactNode
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
				{/* The height is for browsers with little CSS, where the image would push the form off the screen. */}
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
