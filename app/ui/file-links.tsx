import { ButtonLink } from './button'
import styles from './file-links.module.css'

export interface FileTexts {
	download: string
	open: string
	newTab: string
}

interface FileLinksProps {
	/** Download address; `open=1` displays the file instead. */
	href: string
	/** Added to each link for screen readers. */
	name: string
	texts: FileTexts
	/** Set for types that browsers cannot display. */
	downloadOnly?: boolean
}

export function FileLinks({ href, name, texts, downloadOnly }: FileLinksProps) {
	return (
		<span className={styles.links}>
			<ButtonLink variant="quiet" href={href} isFile icon="download" hiddenText={name}>
				{texts.download}
			</ButtonLink>{' '}
			{downloadOnly ? null : (
				<ButtonLink
					variant="quiet"
					href={`${href}${href.includes('?') ? '&' : '?'}open=1`}
					newTab={texts.newTab}
					icon="external"
					hiddenText={name}
				>
					{texts.open}
				</ButtonLink>
			)}
		</span>
	)
}
