import { ButtonLink } from './button'
import styles from './file-links.module.css'
import { HiddenText } from './hidden-text'
import { Icon } from './icon'
import { Link } from './link'

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
			<DownloadFile href={href} name={name} texts={texts} />{' '}
			{downloadOnly ? null : (
				<ButtonLink
					variant="quiet"
					href={addressToOpen(href)}
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

type OneFileProps = Pick<FileLinksProps, 'href' | 'name' | 'texts'>

function DownloadFile({ href, name, texts }: OneFileProps) {
	return (
		<ButtonLink variant="quiet" href={href} isFile icon="download" hiddenText={name}>
			{texts.download}
		</ButtonLink>
	)
}

/** Its name is hidden text. */
export function DownloadIcon({ href, name, texts }: OneFileProps) {
	return (
		<Link className={styles.icon} href={href} isFile>
			<Icon name="download" />
			<HiddenText>
				{texts.download} {name}
			</HiddenText>
		</Link>
	)
}

/** The name as a link that displays the file in a new tab. */
export function OpenFile({ href, name, texts }: OneFileProps) {
	return (
		<Link href={addressToOpen(href)} newTab={texts.newTab}>
			{name}
		</Link>
	)
}

function addressToOpen(href: string) {
	return `${href}${href.includes('?') ? '&' : '?'}open=1`
}
