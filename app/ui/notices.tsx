import { HiddenText } from './hidden-text'
import { Notice, type NoticeClose } from './notice'
import { NoticeText, type NoticeTextProps } from './notice-text'
import styles from './notices.module.css'

export interface NoticeItem extends NoticeTextProps {
	id: string
	tone: 'success' | 'info' | 'warning' | 'error'
	kind: string
	leavesAfter?: number
	close?: NoticeClose
	/** Said to screen readers, and not shown. */
	isQuiet?: true
}

interface NoticesProps {
	label: string
	notices: readonly NoticeItem[]
	/** Overlays the page, where it covers no question, so that removal moves nothing. */
	floating?: boolean
}

/** The text of each new notice is copied once into the page's live region (`Announcer`) by enhance.js. */
export function Notices({ label, notices, floating }: NoticesProps) {
	const shown = notices.filter(({ isQuiet }) => !isQuiet)
	return (
		<div className={styles.notices} data-floating={floating ? true : undefined} data-notices>
			{notices.map(({ id, isQuiet, text }) =>
				isQuiet ? (
					<div key={id} data-notice>
						<HiddenText>{text}</HiddenText>
					</div>
				) : null,
			)}
			{shown.length > 0 ? (
				<section aria-label={label}>
					<ul className={styles.list}>
						{shown.map(({ id, text, links, ...notice }) => (
							<li key={id}>
								<Notice {...notice}>
									<NoticeText text={text} links={links} />
								</Notice>
							</li>
						))}
					</ul>
				</section>
			) : null}
		</div>
	)
}
