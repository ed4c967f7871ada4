import styles from './banner.module.css'
import { Link } from './link'

interface BannerProps {
	/** Link text and alternative text of the image. */
	title: string
	lang?: string
	href: string
	image: string
	newTab?: string
}

export function Banner({ title, lang, href, image, newTab }: BannerProps) {
	return (
		<Link href={href} newTab={newTab} className={styles.banner}>
			<img className={styles.image} src={image} alt="" fetchPriority="low" />
			<span className={styles.title} lang={lang}>
				{title}
			</span>
		</Link>
	)
}
