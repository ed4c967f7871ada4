import styles from './banner.module.css'
import { Link } from './link'

interface BannerProps {
	/** Names the link; it is also the picture's description. */
	title: string
	href: string
	image: string
	newTab?: string
}

export function Banner({ title, href, image, newTab }: BannerProps) {
	return (
		<Link href={href} newTab={newTab} className={styles.banner}>
			<img className={styles.image} src={image} alt="" />
			<span className={styles.title}>{title}</span>
		</Link>
	)
}
