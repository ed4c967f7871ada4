import { Link } from './link'
import styles from './logo.module.css'

export interface LogoProps {
	/** Names the picture or stands in its place: the firm. */
	name: string
	image?: string
	/** Where it leads, and the words that say so: "Naar het overzicht". */
	href?: string
	hrefLabel?: string
}

export function Logo({ name, image, href, hrefLabel }: LogoProps) {
	const alt = (href && hrefLabel) || name
	const mark = image ? (
		<img className={styles.image} src={image} alt={alt} fetchPriority="low" />
	) : (
		<span className={styles.name}>{name}</span>
	)
	return href ? (
		<Link href={href} className={styles.logo}>
			{mark}
		</Link>
	) : (
		<span className={styles.logo}>{mark}</span>
	)
}
