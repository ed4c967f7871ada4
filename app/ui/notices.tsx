import { Fragment } from 'react'
import { HiddenText } from './hidden-text'
import { Link } from './link'
import { Notice, type NoticeClose } from './notice'
import styles from './notices.module.css'

export interface NoticeItem {
	id: string
	tone: 'success' | 'info' | 'warning' | 'error'
	kind: string
	text: string
	/** Where more can be read or done; `newTab` tells that it opens a new tab. */
	links?: readonly { href: string; label: string; newTab?: string }[]
	leavesAfter?: number
	close?: NoticeClose
}

interface NoticesProps {
	/** Name of the area: "Meldingen". */
	label: string
	notices: readonly NoticeItem[]
	/** Where a script runs: over the page, so that nothing jumps when a notice leaves. */
	floating?: boolean
}

/** The live region stays empty in HTML; enhance.js repeats each new notice in it once. */
export function Notices({ label, notices, floating }: NoticesProps) {
	return (
		<>
			<div className={styles.notices} data-floating={floating ? true : undefined} data-notices>
				{notices.length > 0 ? (
					<section aria-label={label}>
						<ul className={styles.list}>
							{notices.map(({ id, text, links = [], ...notice }) => (
								<li key={id}>
									<Notice {...notice}>
										{text}
										{links.map(({ href, label, newTab }) => (
											<Fragment key={href}>
												{' '}
												<Link href={href} newTab={newTab}>
													{label}
												</Link>
											</Fragment>
										))}
									</Notice>
								</li>
							))}
						</ul>
					</section>
				) : null}
			</div>
			<HiddenText>
				<span role="status" data-announcer />
			</HiddenText>
		</>
	)
}
