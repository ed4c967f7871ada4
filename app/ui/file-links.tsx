import { ButtonLink } from './button'
import styles from './file-links.module.css'

export interface FileTexts {
	download: string
	open: string
	newTab: string
}

interface FileLinksProps {
	/** Where the file is downloaded; the same address with `open=1` opens it. */
	href: string
	/** The file's: heard after the words of each link. */
	name: string
	texts: FileTexts
	/** A browser shows no such file. */
	downloadOnly?: boolean
}

/** The links to one file: to keep it, and to look at it in a tab of its own. */
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
