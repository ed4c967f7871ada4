import { Link } from './link'
import styles from './logo.module.css'

export interface LogoProps {
	/** Alternative text of the image, or text instead of it. */
	name: string
	image?: string
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
