import { Link } from './link'
import styles from './logo.module.css'

export interface LogoProps {
	/** Alternative text of the image, styled for one that does not load, or text instead of it. */
	name: string
	image?: string
	href?: string
	hrefLabel?: string
}

export function Logo({ name, image, href, hrefLabel }: LogoProps) {
	const mark = image ? (
		<img className={styles.image} src={image} alt={name} fetchPriority="low" />
	) : (
		<span className={styles.name} translate="no">
			{name}
		</span>
	)
	return href ? (
		<Link href={href} label={hrefLabel} className={styles.logo}>
			{mark}
		</Link>
	) : (
		<span className={styles.logo}>{mark}</span>
	)
}
